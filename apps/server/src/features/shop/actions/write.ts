import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { managersOf, requireActive } from '../../people/index.ts';
import { shopChanges } from '../changes.ts';
import { customChange, customFieldsOf, withCustom } from '../custom-fields.ts';
import { checkFields, rowOf } from '../fields.ts';
import * as groups from '../group.queries.ts';
import * as managerRows from '../manager.queries.ts';
import { scopeCoversGroup } from '../policy.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import * as q from '../shop.queries.ts';
import { detailOf } from './read.ts';

export async function create(
  { actor, once }: Context,
  { requestId, state, custom, ...fields }: Parsed<typeof shopApi.create>,
): Promise<{ id: string }> {
  checkFields(fields);
  return once(requestId, 'shop.create', async (tx) => {
    const group = await groupFor(tx.db, actor, fields.groupId);
    await requireActive(tx.db, actor.companyId, fields.managerIds);
    const id = tx.newId();
    const said = withCustom(await customFieldsOf(tx.db, actor.companyId), {}, custom);
    const place = { company_id: actor.companyId, id, group_id: group.id, lineage: group.lineage, state };
    await refuseDuplicates(() =>
      q
        .insert(tx.db, {
          ...place,
          ...rowOf(fields),
          custom: JSON.stringify(said),
          placed_at: tx.now(),
          created_at: tx.now(),
          updated_at: tx.now(),
        })
        .execute(),
    );
    await appoint(tx.db, actor, id, fields.managerIds);
    await tx.addHistory({ kind: 'shop', id, name: fields.name, event: 'created', to: state });
    return { id };
  });
}

export async function update(
  context: Context,
  { id, rev, custom, ...fields }: Parsed<typeof shopApi.update>,
): Promise<{ rev: number }> {
  const { actor, change } = context;
  checkFields(fields);
  return change(async (tx) => {
    const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const isMoved = fields.groupId !== shop.group_id;
    const group = isMoved ? await groupFor(tx.db, actor, fields.groupId) : null;
    const managers = await requireActive(tx.db, actor.companyId, fields.managerIds);
    const managersBefore = await managersOf(tx.db, actor.companyId, [id]).execute();
    const fieldColumns = rowOf(fields);
    const customFields = await customFieldsOf(tx.db, actor.companyId);
    const said = withCustom(customFields, shop.custom, custom);
    const columns = { ...fieldColumns, custom: JSON.stringify(said), updated_at: tx.now() };
    const moved = await refuseDuplicates(() => q.update(tx.db, actor, id, rev, columns).executeTakeFirst());
    if (!moved) throw await overtaken(context, tx, id);
    if (group) await q.place(tx.db, actor, id, group, tx.now()).execute();
    await managerRows.dismissAll(tx.db, actor.companyId, [id]).execute();
    await appoint(tx.db, actor, id, fields.managerIds);
    const data = group ? { fromGroup: shop.group_path, toGroup: group.path } : {};
    const [saidBefore, saidAfter] = customChange(customFields, shop.custom, said);
    const before = { ...shop, managers: namesOf(managersBefore), group: shop.group_path, custom: saidBefore };
    const { hours, specialDays } = fields;
    const told = { ...fieldColumns, hours, special_days: specialDays };
    const after = { ...told, managers: namesOf(managers), group: group?.path ?? shop.group_path, custom: saidAfter };
    await tx.addHistory({
      kind: 'shop',
      id,
      name: fields.name,
      event: group ? 'moved' : 'updated',
      data: { ...data, changes: shopChanges(before, after) },
    });
    return moved;
  });
}

async function overtaken({ actor }: Context, tx: Tx, id: string): Promise<AppError> {
  return stale(tx.db, tx.companyId, { kind: 'shop', id }, await detailOf({ db: tx.db, actor }, id));
}

/** The group a shop is put into. Held until the end, so that nobody moves it away meanwhile. */
async function groupFor(db: Db, actor: Actor, groupId: string) {
  const group = await groups.byId(db, actor.companyId, groupId).forShare().executeTakeFirst();
  if (!group) throw new AppError('NOT_FOUND', { fields: [{ path: 'groupId', rule: 'invalid' }] });
  if (!scopeCoversGroup(actor, group.lineage)) throw new AppError('FORBIDDEN');
  return group;
}

const namesOf = (people: readonly { name: string }[]): string[] => people.map((p) => p.name).toSorted();

async function appoint(db: Db, actor: Actor, shopId: string, memberIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(memberIds)];
  if (wanted.length > 0) await managerRows.appoint(db, actor.companyId, shopId, wanted).execute();
}
