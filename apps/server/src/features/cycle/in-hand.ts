import type { PersonRef } from '@rondo/contract/kit/shapes';
import { cycleMachine } from '@rondo/domain/cycle';
import { LIMIT } from '@rondo/domain/limit';
import type { Change } from '../../platform/changes.ts';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type OrphanCheck, type PassedPart, replaced, type Work } from '../../platform/in-hand.ts';
import * as q from './cycle.queries.ts';
import { cycleOrphansOf, holdCyclesOf, openCyclesOf, strangers } from './in-hand.queries.ts';
import { type CycleRecord, levelColumns, levelsOf, storedPlan, viewOf } from './stored.ts';

/**
 * Cycles that somebody made, does or reviews. They are work, so that they can also be ended; copies of the tasks simply do not
 * come any more to whoever leaves.
 */
export const cycleInHand: Work = {
  is: 'work',
  kinds: ['cycle_own', 'cycle_execute', 'cycle_review'],
  open: openCyclesOf,
  hold: (db, companyId, memberId) => holdCyclesOf(db, companyId, memberId).execute(),
  passOn,
  end: endCycles,
};

export const cycleOrphans: OrphanCheck = { kind: 'cycle', page: '/inspect/cycle?open=', find: cycleOrphansOf };

async function passOn(tx: Tx, from: PersonRef, parts: readonly PassedPart[]): Promise<void> {
  await requireCovered(tx, from, parts);
  const rows = await holdCyclesOf(tx.db, tx.companyId, from.id).execute();
  for (const row of rows) {
    const passed = parts.filter(({ id }) => id === row.id);
    let names = namesOf({ ...row, cc_ids: row.cc_ids.filter((id) => id !== from.id) });
    for (const part of passed) names = { ...names, ...without(names, from.id, part) };
    const { executor, levels, ...people } = names;
    const change = { ...people, ...levelColumns(levels), executor: JSON.stringify(executor), updated_at: tx.now() };
    await q.moveByClock(tx.db, tx.companyId, row.id, change).execute();
    await addHistories(tx, row, from, passed);
  }
}

const namesOf = (row: CycleRecord) => ({
  owner_id: row.owner_id,
  executor: storedPlan(row).executor,
  levels: levelsOf(row),
  cc_ids: row.cc_ids,
});
type Names = ReturnType<typeof namesOf>;

/** The people of a cycle after one part went to somebody, or was left to the others. */
function without(names: Names, fromId: string, { kind, to }: PassedPart): Partial<Names> {
  if (kind === 'cycle_own') return to ? { owner_id: to.id } : {};
  if (kind === 'cycle_review') return { levels: levelsWithout(names.levels, fromId, to) };
  const { executor } = names;
  if (executor.kind !== 'members') return {};
  return { executor: { ...executor, memberIds: replaced(executor.memberIds, fromId, to, LIMIT.task.executors) } };
}

/** The successor stands on the level where the leaver stood; whoever reviews already takes the earlier one, and a level without anybody goes. */
function levelsWithout(levels: Names['levels'], fromId: string, to: PersonRef | null): Names['levels'] {
  const taken = new Set<string>();
  const next = levels.map(({ mode, memberIds }) => {
    const ids = replaced(memberIds, fromId, to, LIMIT.task.reviewers).filter((id) => !taken.has(id));
    for (const id of ids) taken.add(id);
    return { mode, memberIds: ids };
  });
  return next.filter(({ memberIds }) => memberIds.length > 0);
}

/** Successors work for every store that the cycle reaches: otherwise it would leave stores out without a word. */
async function requireCovered(tx: Tx, from: PersonRef, parts: readonly PassedPart[]): Promise<void> {
  const pairs = parts.flatMap(({ id, to }) => (to ? [{ cycle_id: id, member_id: to.id }] : []));
  if (pairs.length === 0) return;
  const { rows } = await strangers(tx.db, tx.companyId, from.id, pairs);
  const [first] = rows;
  if (!first) return;
  const name = parts.find(({ to }) => to?.id === first.member_id)?.to?.name ?? '';
  const outside = rows.map(({ member_id, shop_id }) => ({ memberId: member_id, shopId: shop_id }));
  throw new AppError('SUCCESSOR_OUTSIDE', { params: { name, shop: first.shop }, data: { outside } });
}

const fieldOf = (kind: PassedPart['kind']): Change['field'] =>
  kind === 'cycle_own' ? 'creator' : kind === 'cycle_review' ? 'reviewer' : 'executor';

async function addHistories(tx: Tx, row: CycleRecord, from: PersonRef, passed: readonly PassedPart[]): Promise<void> {
  const state = viewOf(row).state;
  for (const { kind, to } of passed) {
    if (!to) continue;
    const changes: Change[] = [{ field: fieldOf(kind), before: from.name, after: to.name }];
    const data = { changes };
    const entry = { kind: 'cycle', id: row.id, name: `${row.number} ${row.name}`, event: 'transfer' } as const;
    await tx.addHistory({ ...entry, from: state, to: state, data });
  }
}

/** Ends cycles whose owner leaves; tasks that they gave out are handed over by themselves. */
async function endCycles(tx: Tx, ids: readonly string[], reason: string): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
    const from = row && viewOf(row).state;
    const to = from && cycleMachine.after(from, 'end');
    if (!row || !to) continue;
    const change = { state: to, ended_at: tx.now(), resumes_on: null, updated_at: tx.now() };
    await q.moveByClock(tx.db, tx.companyId, id, change).execute();
    const entry = { kind: 'cycle', id, name: `${row.number} ${row.name}`, event: 'end', from, to } as const;
    await tx.addHistory({ ...entry, comment: reason || null, data: { openTasks: 'keep' } });
    ended += 1;
  }
  return ended;
}
