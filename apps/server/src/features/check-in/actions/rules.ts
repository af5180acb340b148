import type { checkInApi as api } from '@rondo/contract/check-in';
import type { CheckInRules } from '@rondo/contract/check-in-shapes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { CHECK_IN_LAYERS, resolveCheckIn } from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import * as codes from '../code.queries.ts';
import * as q from '../policy.queries.ts';
import { choicesOf, columnsOf, layerOf, policyFor } from '../policy.ts';

const KIND = 'checkInPolicy';
type Reader = Pick<Context, 'db' | 'actor'>;

/** What the company asks for, and what others say instead. */
export const rules = (context: Context): Promise<CheckInRules> => rulesOf(context);

/** What holds for an inspection of a store. */
export async function resolved(
  { db, actor }: Context,
  { shopId, templateId }: Parsed<typeof api.resolved>,
): Promise<Output<typeof api.resolved>> {
  const shop = await codes.shopById(db, actor, shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  return policyFor(db, actor.companyId, { shopId, templateId: templateId ?? null });
}

type Wanted = Parsed<typeof api.saveRule>;

/** The rev of what was never said. */
const NEVER = -1;

export async function saveRule({ actor, change }: Context, wanted: Wanted): Promise<{ done: true }> {
  return change(async (tx) => {
    const { layer, targetId, rev: said } = wanted;
    const name = await nameOf({ db: tx.db, actor }, wanted);
    const columns = { ...columnsOf(wanted.choices), updated_at: tx.now() };
    const row = await q.ofTarget(tx.db, actor, layer, targetId).executeTakeFirst();
    // The company has one row at most: whoever says something for the first time and comes second compares the two.
    if (row && said === null && layer !== 'company') throw new AppError('CHECK_IN_RULE_EXISTS');
    if (!row && said !== null) throw new AppError('NOT_FOUND');
    const id = row?.id ?? (await add(tx, actor, wanted, columns));
    if (row) {
      const saved = await q.update(tx.db, tx.companyId, { id, rev: said ?? NEVER }, columns).executeTakeFirst();
      if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await rulesOf({ db: tx.db, actor }));
    }
    const data = { layer, before: row ? choicesOf(row) : null, after: wanted.choices };
    await tx.addHistory({ kind: KIND, id, name, event: row ? 'edited' : 'created', data });
    return { done: true };
  });
}

export async function removeRule(
  { actor, change }: Context,
  { id, rev }: Parsed<typeof api.removeRule>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!row || row.layer === 'company') throw new AppError('NOT_FOUND');
    const removed = await q.remove(tx.db, tx.companyId, id, rev).executeTakeFirst();
    if (!removed) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await rulesOf({ db: tx.db, actor }));
    const data = { layer: row.layer, before: choicesOf(row), after: null };
    await tx.addHistory({ kind: KIND, id, name: row.target_name ?? '', event: 'removed', data });
    return { done: true };
  });
}

async function add(
  tx: Tx,
  actor: Context['actor'],
  { layer, targetId }: Wanted,
  columns: ReturnType<typeof columnsOf> & { updated_at: Date },
): Promise<string> {
  const all = await q.all(tx.db, actor).execute();
  if (all.length >= LIMIT.checkIn.overrides) throw new AppError('CHECK_IN_RULES_FULL');
  const id = tx.newId();
  const target = {
    group_id: layer === 'group' ? targetId : null,
    shop_id: layer === 'shop' ? targetId : null,
    template_id: layer === 'template' ? targetId : null,
  };
  const row = { company_id: tx.companyId, id, layer, ...target, ...columns };
  const inserted = await q.insert(tx.db, row).executeTakeFirst();
  if (!inserted) throw new AppError('CHECK_IN_RULE_EXISTS');
  return id;
}

/** What the layer is called; a group, store or template that the actor cannot see does not exist. */
async function nameOf({ db, actor }: Reader, { layer, targetId }: Wanted): Promise<string> {
  if (layer === 'company' && targetId === null) return '';
  if (layer === 'company' || targetId === null) throw new AppError('NOT_FOUND');
  const found = await {
    group: q.groupNamed(db, actor, targetId),
    shop: codes.shopById(db, actor, targetId),
    template: q.templateNamed(db, actor.companyId, targetId),
  }[layer].executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return found.name;
}

async function rulesOf({ db, actor }: Reader): Promise<CheckInRules> {
  const rows = await q.all(db, actor).execute();
  const company = rows.find(({ layer }) => layer === 'company');
  const { policy } = resolveCheckIn(company ? [{ layer: 'company', choices: choicesOf(company) }] : []);
  const place = (layer: string) => CHECK_IN_LAYERS.findIndex((one) => one === layer);
  return {
    company: { policy, isSaid: company !== undefined, rev: company?.rev ?? 0 },
    overrides: rows
      .filter(({ layer }) => layer !== 'company')
      .toSorted((a, b) => place(a.layer) - place(b.layer))
      .map((row) => ({
        id: row.id,
        layer: layerOf(row),
        target: targetOf(row),
        choices: choicesOf(row),
        updatedAt: row.updated_at.toISOString(),
        rev: row.rev,
      })),
  };
}

type Row = { group_id: string | null; shop_id: string | null; template_id: string | null; target_name: string | null };

function targetOf({ group_id, shop_id, template_id, target_name }: Row) {
  const id = template_id ?? shop_id ?? group_id;
  return id === null ? null : { id, name: target_name ?? '' };
}
