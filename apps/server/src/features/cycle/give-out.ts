import { specialDays, weekHours } from '@rondo/contract/shop-fields';
import type { Actor } from '@rondo/domain/actor';
import type { DueDate } from '@rondo/domain/cycle/due';
import { type SkipReason, skipReason } from '@rondo/domain/cycle/next-runs';
import { type Place, windowMinutes } from '@rondo/domain/cycle/schedule';
import { LIMIT } from '@rondo/domain/limit';
import { settleChosen } from '@rondo/domain/process-plan';
import type { Tx } from '../../platform/context.ts';
import {
  announceTasks,
  closePassedTasks,
  createTasks,
  type ExecutorRule,
  executors,
  loadsOfBatch,
  processPeople,
} from '../task/index.ts';
import { outsideShare } from '../template/index.ts';
import { type Needed, neededOf } from './needed.ts';
import * as occurrences from './occurrence.queries.ts';
import { remaining } from './shops.queries.ts';
import { type CycleRecord, shopStateOf, skipRules, storedPlan, targetOf } from './stored.ts';
import { taskOf } from './task-of.ts';

/** Earlier dates whose left-overs are closed when the next one comes. */
const EARLIER = 10;

interface Wanted {
  owner: Actor | null;
  place: Place;
  due: DueDate;
  /** The last shop of the part before. */
  after: string | null;
}

/** Gives out one part of a date at a place; answers the last shop it looked at, null when none is left. */
export async function giveOut(tx: Tx, row: CycleRecord, wanted: Wanted): Promise<string | null> {
  const { owner, place, due, after } = wanted;
  const { db, companyId } = tx;
  const occurrence = await occurrences
    .occurrenceOn(db, companyId, { id: tx.newId(), cycleId: row.id, dueOn: due.date, at: tx.now() })
    .executeTakeFirstOrThrow();
  const needed = owner ? await neededOf(tx, row, owner) : 'owner_left';
  if (owner === null || typeof needed === 'string') {
    await blockedBy(tx, row, occurrence, typeof needed === 'string' ? needed : 'owner_left');
    return null;
  }
  const { schedule, executor } = storedPlan(row);
  const minutes = windowMinutes(schedule);
  const window = due.passedMinutes === null ? null : { seed: row.seed, minutes, passed: due.passedMinutes };
  const of = {
    occurrenceId: occurrence.id,
    dueOn: due.date,
    startsAt: due.startsAt,
    timeZone: place.timeZone,
    after,
    window,
  };
  const shops = await remaining(db, owner, targetOf(row), of, LIMIT.cycle.partShops).execute();
  if (shops.length === 0) return null;
  const closedFor = await closings(tx, row, { place, due, shops });
  // Work is shared out among the stores that get some: those left out on this date take nothing of anybody's share.
  const ids = shops.flatMap((shop) => (closedFor(shop) === null ? [shop.id] : []));
  const isEven = executor.kind !== 'manager' && executor.how === 'even';
  const loads = isEven ? await loadsOfBatch(db, companyId, occurrence.id) : undefined;
  const found = await executors(db, companyId, executor, ids, { mode: needed.mode, ...(loads ? { loads } : {}) });
  const part = partOf(shops, found, executor);
  const people = await presetPeople(tx, row, needed, ids);
  // Whoever finds nobody to review finds nobody to send: the store is left out, with a reason that can be read.
  const slots = part.flatMap((shop) => {
    const handlers = found.get(shop.id) ?? [];
    const isReviewed = handlers.length === 0 || !people(shop.id, handlers).isBlocked;
    const reason = closedFor(shop) ?? (handlers.length === 0 ? 'no_executor' : isReviewed ? null : 'no_reviewer');
    return slotsOf(executor, shop.id, reason, handlers);
  });
  const taken = await occurrences.takeSlots(db, companyId, occurrence.id, slots);
  const mine = slots.filter(({ shopId, executorId }) => taken.has(`${shopId} ${executorId}`));
  const given = mine.filter(({ reason }) => reason === null);
  const shopIds = given.map(({ shopId }) => shopId);
  await closeEarlier(tx, row, due.date, shopIds);
  const byId = new Map(part.map((shop) => [shop.id, shop]));
  const common = taskOf(row, { schedule, needed, place, due, batchId: occurrence.id, now: tx.now() });
  const tasks = given.flatMap(({ shopId, executorId }) => {
    const shop = byId.get(shopId);
    const handlerIds = executorId === shopId ? (found.get(shopId) ?? []) : [executorId];
    if (!shop) return [];
    const place = { shop: { id: shop.id, name: shop.name, path: shop.path } };
    return [{ ...common, ...place, handlerIds, ...people(shopId, handlerIds).people }];
  });
  if (tasks.length > 0) await announceTasks(tx, await createTasks(tx, owner.timeZone, tasks));
  const counts = { tasks: tasks.length, skipped: mine.length - given.length };
  await occurrences.addCounts(db, companyId, occurrence.id, counts).execute();
  return part.at(-1)?.id ?? null;
}

/** The people of the default process, as they are on this date; administrators stand in where it has nobody left. */
async function presetPeople({ db, companyId }: Tx, row: CycleRecord, needed: Needed, shopIds: readonly string[]) {
  const { preset } = needed;
  if (!preset) return chosenPeople(needed);
  const asked = { plan: preset, initiatorId: row.owner_id, shopIds };
  const find = await processPeople(db, companyId, asked);
  const standIn = await processPeople(db, companyId, { ...asked, plan: { ...preset, onEmpty: 'administrators' } });
  return (shopId: string, handlerIds: readonly string[]) => {
    const own = find(shopId, handlerIds);
    const { levels, ccIds, isBlocked } = own.isBlocked ? standIn(shopId, handlerIds) : own;
    return { people: { reviewLevels: levels, ccIds, reviewUpTo: preset.reviewUpTo }, isBlocked };
  };
}

/** The people whom the cycle names: nobody reviews their own work. */
function chosenPeople({ reviewLevels: chosen, ccIds }: Needed) {
  return (_shopId: string, handlerIds: readonly string[]) => {
    const { levels: reviewLevels, isBlocked } = settleChosen(chosen, handlerIds);
    return { people: { reviewLevels, ccIds, reviewUpTo: null }, isBlocked };
  };
}

interface TargetShop {
  id: string;
  state: string;
  hours: unknown;
  special_days: unknown;
}

/** Why a shop is left out on a date whoever could do it; null: it is not. */
async function closings(
  { db, companyId }: Tx,
  row: CycleRecord,
  { place, due, shops }: Pick<Wanted, 'place' | 'due'> & { shops: readonly TargetShop[] },
) {
  const ids = shops.map(({ id }) => id);
  const outside = await outsideShare(db, companyId, row.template_id, ids);
  return (shop: TargetShop) =>
    skipReason(
      skipRules(row),
      {
        ...{ ...place, state: shopStateOf(shop.state), closesOn: null, week: weekHours.parse(shop.hours) },
        ...{ specialDays: specialDays.parse(shop.special_days), isShared: !outside.has(shop.id), hasExecutor: true },
      },
      due.date,
    );
}

/** What a shop gets on a date: a task for any one or for each, or the reason why it gets none. */
function slotsOf(
  rule: ExecutorRule,
  shopId: string,
  reason: SkipReason | null,
  handlers: readonly string[],
): occurrences.Slot[] {
  if (reason !== null) return [{ shopId, executorId: shopId, reason }];
  return executorIds(rule, shopId, handlers).map((executorId) => ({ shopId, executorId, reason: null }));
}

/** Only when it is news: the clock asks again each hour of the day. */
async function blockedBy(
  tx: Tx,
  row: CycleRecord,
  { id, blocked }: { id: string; blocked: string | null },
  reason: string,
) {
  if (blocked === reason) return;
  await occurrences.block(tx.db, tx.companyId, id, reason).execute();
  const entry = { kind: 'cycle', id: row.id, name: `${row.number} ${row.name}`, event: 'blocked' } as const;
  await tx.addHistory({ ...entry, data: { reason } });
}

/** The first shops whose tasks fit into one transaction; one shop at least. */
function partOf<S extends { id: string }>(
  shops: readonly S[],
  found: ReadonlyMap<string, string[]>,
  rule: ExecutorRule,
): S[] {
  let tasks = 0;
  const end = shops.findIndex(({ id }, index) => {
    tasks += executorIds(rule, id, found.get(id) ?? []).length;
    return index > 0 && tasks > LIMIT.cycle.partTasks;
  });
  return end < 0 ? [...shops] : shops.slice(0, end);
}

/** Who has a task of their own at a shop; the shop itself stands for any one of several. */
const executorIds = (rule: ExecutorRule, shopId: string, handlers: readonly string[]): readonly string[] =>
  rule.kind !== 'manager' && rule.how === 'all' ? handlers : [shopId];

/** What is still open of earlier dates makes room, unless it closes by its own deadline. */
async function closeEarlier(tx: Tx, row: CycleRecord, dueOn: string, shopIds: readonly string[]): Promise<void> {
  if (row.deadline_policy !== 'until_next') return;
  const earlier = await occurrences.before(tx.db, tx.companyId, row.id, dueOn, EARLIER).execute();
  await closePassedTasks(tx, { batchIds: earlier.map(({ id }) => id), shopIds });
}
