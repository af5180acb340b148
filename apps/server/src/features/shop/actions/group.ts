import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopGroupApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import { GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { groupSegment } from '../../scope/index.ts';
import * as q from '../group.queries.ts';
import { depthOf, isTooDeep, STEP } from '../group-depth.ts';
import { scopeCoversGroup } from '../policy.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';

/** The tree as far as the reader's shops and groups go, with the groups above them so that it hangs together. */
export async function list({ db, actor }: Context): Promise<Output<typeof shopGroupApi.list>> {
  const [groups, counted] = await Promise.all([
    q.all(db, actor.companyId).execute(),
    q.shopCounts(db, actor).execute(),
  ]);
  const below = new Map<string, { shops: number; open: number }>();
  for (const { lineage, count, open } of counted) {
    for (let end = lineage.length; end > 0; end -= STEP) {
      const above = lineage.slice(0, end);
      const sum = below.get(above) ?? { shops: 0, open: 0 };
      below.set(above, { shops: sum.shops + count, open: sum.open + open });
    }
  }
  const { scope } = actor;
  const isShown = (lineage: string): boolean =>
    scope.kind === 'all' ||
    below.has(lineage) ||
    scope.lineages.some((own) => own.startsWith(lineage) || lineage.startsWith(own));
  return groups
    .filter((group) => isShown(group.lineage))
    .toSorted((a, b) => a.lineage.length - b.lineage.length)
    .map(({ id, parent_id, name, path, lineage, rev }) => ({
      id,
      parentId: parent_id,
      name,
      path,
      depth: depthOf(lineage),
      shopCount: below.get(lineage)?.shops ?? 0,
      openCount: below.get(lineage)?.open ?? 0,
      rev,
    }));
}

export async function create(
  { actor, once }: Context,
  { parentId, name, requestId }: Parsed<typeof shopGroupApi.create>,
): Promise<{ id: string }> {
  checkName(name);
  return once(requestId, 'shopGroup.create', async (tx) => {
    await q.lockRoot(tx.db, actor.companyId).execute();
    const parent = await reached(tx.db, actor, parentId);
    if (isTooDeep(depthOf(parent.lineage) + 1)) throw new AppError('GROUP_TOO_DEEP');
    const id = tx.newId();
    const group = { ...placeBelow(parent, { id, name }), parent_id: parentId, name, name_pinyin: pinyinOf(name) };
    await refuseDuplicates(() => q.insert(tx.db, [{ ...group, company_id: actor.companyId, id }]).execute());
    await tx.addHistory({ kind: 'shop', id, name: group.path, event: 'group_created', data: { path: group.path } });
    return { id };
  });
}

/** Renames a group or hangs it below another; everything below follows in the same transaction. */
export async function update(
  { actor, change }: Context,
  { id, rev, name, parentId }: Parsed<typeof shopGroupApi.update>,
): Promise<{ rev: number }> {
  checkName(name);
  return change(async (tx) => {
    await q.lockRoot(tx.db, actor.companyId).execute();
    const group = await reached(tx.db, actor, id);
    const isRoot = group.parent_id === null;
    if (isRoot && parentId !== null) throw new AppError('GROUP_INTO_ITSELF');
    if (!isRoot && parentId === null) throw refuseField('parentId', 'required');
    const to = parentId === null ? group : await placeUnder(tx.db, actor, group, { parentId, name });
    const moved = await refuseDuplicates(async () => {
      const columns = { name, name_pinyin: pinyinOf(name), parent_id: parentId };
      const row = await q.update(tx.db, actor.companyId, id, rev, columns).executeTakeFirst();
      if (row && !isRoot) await q.rehang(tx.db, actor.companyId, group, to).execute();
      return row;
    });
    if (!moved) throw new AppError('STALE');
    if (to.lineage !== group.lineage) await q.rehangShops(tx.db, actor.companyId, group, to, tx.now()).execute();
    await tx.addHistory({
      kind: 'shop',
      id,
      name: to.path,
      event: 'group_moved',
      data: { from: group.path, to: to.path, changes: [{ field: 'group', before: group.path, after: to.path }] },
    });
    return moved;
  });
}

export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof shopGroupApi.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    await q.lockRoot(tx.db, actor.companyId).execute();
    const group = await reached(tx.db, actor, id);
    const { used } = await q.isUsed(tx.db, actor.companyId, id).executeTakeFirstOrThrow();
    if (used || group.parent_id === null) throw new AppError('GROUP_IN_USE');
    const parent = await q.byId(tx.db, actor.companyId, group.parent_id).executeTakeFirstOrThrow();
    await q.moveDeletedShops(tx.db, actor.companyId, id, parent, tx.now()).execute();
    await q.remove(tx.db, actor.companyId, id).execute();
    await tx.addHistory({ kind: 'shop', id, name: group.path, event: 'group_deleted', data: { path: group.path } });
    return { done: true };
  });
}

/** A group the actor may change. One out of reach does not exist for them. */
async function reached(db: Db, actor: Actor, id: string) {
  const group = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!group || !scopeCoversGroup(actor, group.lineage)) throw new AppError('NOT_FOUND');
  return group;
}

type Group = Awaited<ReturnType<typeof reached>>;

async function placeUnder(db: Db, actor: Actor, group: Group, to: { parentId: string; name: string }) {
  // Renaming the top of the own scope is not moving it, so the group above need not be reached.
  const isStaying = to.parentId === group.parent_id;
  const parent = isStaying
    ? await q.byId(db, actor.companyId, to.parentId).executeTakeFirstOrThrow()
    : await reached(db, actor, to.parentId);
  if (parent.lineage.startsWith(group.lineage)) throw new AppError('GROUP_INTO_ITSELF');
  const place = placeBelow(parent, { id: group.id, name: to.name });
  const { length } = await q.deepest(db, actor.companyId, group.lineage).executeTakeFirstOrThrow();
  if (isTooDeep(depthOf({ length: length - group.lineage.length + place.lineage.length }))) {
    throw new AppError('GROUP_TOO_DEEP');
  }
  return place;
}

/** Lineage and path of a group below another. The root's path is empty: it stands for the company. */
export function placeBelow(parent: { lineage: string; path: string }, group: { id: string; name: string }) {
  return {
    lineage: `${parent.lineage}${groupSegment(group.id)}`,
    path: parent.path === '' ? group.name : `${parent.path}${GROUP_PATH_SEPARATOR}${group.name}`,
  };
}

/** The separator inside a name would read as two groups. */
function checkName(name: string): void {
  if (name.includes(GROUP_PATH_SEPARATOR)) throw refuseField('name', 'characters');
}
