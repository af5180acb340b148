import type { Undone } from '@rondo/contract/job';
import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { Actor } from '@rondo/domain/actor';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import { columnShapesOf } from '../../../platform/fields.ts';
import { type HistoryLine, writeHistory } from '../../../platform/history.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import { customValues } from '../custom-fields.ts';
import { lockRoot } from '../group.queries.ts';
import * as shopManagers from '../manager.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import * as i from './import.queries.ts';
import * as q from './undo.queries.ts';

/** As `shopsAsTheyAre` wrote it. */
const asItWas = z.object({
  ...columnShapesOf(SHOP_FIELDS),
  id: z.uuid(),
  name_pinyin: z.string(),
  // Not in what was kept before there were such fields.
  custom: customValues.default({}),
  group_id: z.uuid(),
  lineage: z.string(),
  state: z.string(),
  closed_kind: z.string().nullable(),
  closed_on: z.string().nullable(),
  managers: z.array(z.uuid()),
}) satisfies z.ZodType<i.ShopAsItWas>;

/** Takes shops and groups of an import back. What was changed since, or used, stays and is named. */
export async function undoShops(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  await lockRoot(tx.db, actor.companyId).execute();
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const shops = rows.filter(({ kind }) => kind === 'shop');
  const now = new Map((await q.hold(tx.db, actor.companyId, idsOf(shops)).execute()).map((shop) => [shop.id, shop]));
  const free = shops.filter((row) => {
    const shop = now.get(row.id);
    if (!shop) return false;
    if (shop.rev !== row.rev) return keep(shop.name, 'changed');
    return row.before === null && shop.used ? keep(shop.name, 'used') : true;
  });
  const made = free.filter(({ before }) => before === null);
  await q.remove(tx.db, actor, idsOf(made), tx.now()).execute();
  await shopManagers.dismissAll(tx.db, actor.companyId, idsOf(made)).execute();
  await addHistory(tx, actor, made, 'deleted');
  const changed = free.filter(({ before }) => before !== null);
  await restore(tx, actor, changed);
  const groups = await removeGroups(
    tx,
    actor,
    rows.filter(({ kind }) => kind === 'group'),
    keep,
  );
  return { removed: made.length + groups, restored: changed.length, keptCount: kept.length, kept: kept.slice(0, 200) };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Overwritten shops get back what they were; their state was never touched. */
async function restore(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const before = rows.map((row) => asItWas.parse(row.before));
  await refuseDuplicates(() => i.updateShops(actor.companyId, before, i.RESTORED, tx.now()).execute(tx.db));
  await q.regroup(actor.companyId, before, tx.now()).execute(tx.db);
  await shopManagers.dismissAll(tx.db, actor.companyId, idsOf(rows)).execute();
  const managers = before.flatMap(({ id, managers: ids }) =>
    ids.map((member_id, sort) => ({ shop_id: id, member_id, sort })),
  );
  if (managers.length > 0) await shopManagers.insertAll(actor.companyId, managers).execute(tx.db);
  await addHistory(tx, actor, rows, 'restored');
}

/** Groups that are empty now, the deepest first; a deleted shop moves to the nearest group that stays. */
async function removeGroups(
  tx: Tx,
  actor: Actor,
  rows: readonly WrittenRow[],
  keep: (name: string, reason: 'used' | 'children') => false,
): Promise<number> {
  if (rows.length === 0) return 0;
  const groups = await q.groups(tx.db, actor.companyId, idsOf(rows)).execute();
  const gone = new Set<string>();
  for (const { id, path, used, children } of groups) {
    if (used) keep(path, 'used');
    else if (children.some((child) => !gone.has(child))) keep(path, 'children');
    else gone.add(id);
  }
  const parentOf = new Map(groups.map(({ id, parent_id }) => [id, parent_id]));
  const standing = (id: string | null | undefined): string | null =>
    id && gone.has(id) ? standing(parentOf.get(id)) : (id ?? null);
  const moves = [...gone].flatMap((from) => {
    const to = standing(from);
    return to === null ? [] : [{ from, to }];
  });
  await q.moveDeleted(actor.companyId, moves, tx.now()).execute(tx.db);
  await q.removeGroups(tx.db, actor.companyId, [...gone]).execute();
  return gone.size;
}

async function addHistory(tx: Tx, actor: Actor, rows: readonly WrittenRow[], event: string): Promise<void> {
  const { companyId, newId } = tx;
  const writer = { companyId, at: tx.now(), newId, actor, ip: tx.ip || null, device: tx.device || null };
  await writeHistory(
    tx.db,
    writer,
    rows.map(({ id, name }): HistoryLine => ({ kind: 'shop', id, name, event })),
  );
}
