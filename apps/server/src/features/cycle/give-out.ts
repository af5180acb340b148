import { shopClock } from '@rondo/contract/shop-clock';
import { specialDays, weekHours } from '@rondo/contract/shop-fields';
import type { Actor } from '@rondo/domain/actor';
import type { DueDate } from '@rondo/domain/cycle/due';
import { skipReason } from '@rondo/domain/cycle/next-runs';
import { type Place, windowMinutes } from '@rondo/domain/cycle/schedule';
import { LIMIT } from '@rondo/domain/limit';
import { type CountedDeadline, onceEach } from '@rondo/domain/work-clock';
import type { Tx } from '../../platform/context.ts';
import {
  announceTasks,
  closePassedTasks,
  createTasks,
  type ExecutorRule,
  executors,
  loadsOfBatch,
  type NewTask,
} from '../task/index.ts';
import { sharesAt } from '../template/index.ts';
import { type Needed, neededOf } from './needed.ts';
import * as occurrences from './occurrence.queries.ts';
import { peopleOfTemplates } from './people-of-templates.ts';
import { remaining } from './shops.queries.ts';
import { executorIds, type LackAt, slotsOf } from './slots.ts';
import { type CycleRecord, shopStateOf, skipRules, storedPlan, targetOf } from './stored.ts';
import { dueAtShop, taskOf } from './task-of.ts';

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
  const shares = await sharesOf(tx, needed, shops);
  const closedFor = closings(row, place, { date: due.date, isOutside: shares.isOutsideAll });
  // Work is shared out among the stores that get some: those left out on this date take nothing of anybody's share.
  const ids = shops.flatMap((shop) => (closedFor(shop) === null ? [shop.id] : []));
  const isEven = executor.kind !== 'manager' && executor.how === 'even';
  const loads = isEven ? await loadsOfBatch(db, companyId, occurrence.id) : undefined;
  const found = await executors(db, companyId, executor, ids, { mode: needed.mode, ...(loads ? { loads } : {}) });
  const part = partOf(shops, found, executor, needed.templates.length);
  const people = await peopleOfTemplates(tx, row, needed, ids);
  const lackAt = lacks({ shares, people, found });
  const slots = part.flatMap((shop) => {
    const handlers = found.get(shop.id) ?? [];
    return slotsOf(shop.id, { rule: executor, needed, handlers, closed: closedFor(shop), lackAt });
  });
  const taken = await occurrences.takeSlots(db, companyId, occurrence.id, slots);
  const mine = slots.filter(({ shopId, executorId }) => taken.has(`${shopId} ${executorId}`));
  const given = mine.filter(({ reason }) => reason === null);
  const shopIds = given.map(({ shopId }) => shopId);
  await closeEarlier(tx, row, due.date, shopIds);
  const now = tx.now();
  const common = taskOf(row, { needed, due, batchId: occurrence.id, now });
  const dueBy = onceEach((open) => dueAtShop({ schedule, place, due, now }, open));
  const dueOf = (shop: TargetShop) => dueBy(shopClock({ ...shop, closed_from: shop.closing_on }, place.timeZone));
  const tasks = tasksOf(given, part, { needed, found, people, lackAt, dueOf }).map((own) => ({ ...common, ...own }));
  if (tasks.length > 0) await announceTasks(tx, await createTasks(tx, owner.timeZone, tasks));
  const counts = { tasks: tasks.length, skipped: mine.length - given.length };
  await occurrences.addCounts(db, companyId, occurrence.id, counts).execute();
  return part.at(-1)?.id ?? null;
}

interface TargetShop {
  id: string;
  state: string;
  hours: unknown;
  special_days: unknown;
  time_zone: string | null;
  closing_on: string | null;
}

const sharesOf = ({ db, companyId }: Tx, { templates }: Needed, shops: readonly { id: string }[]) => {
  const ids = shops.map(({ id }) => id);
  return sharesAt(
    db,
    companyId,
    templates.map(({ template }) => template.id),
    ids,
  );
};

interface Around extends Pick<Shares, 'people' | 'found'> {
  shares: Awaited<ReturnType<typeof sharesOf>>;
}

const lacks =
  ({ shares, people, found }: Around): LackAt =>
  (shopId, templateId) => {
    if (shares.isOutside(templateId, shopId)) return 'not_shared';
    return people(templateId, shopId, found.get(shopId) ?? []).isBlocked ? 'no_reviewer' : null;
  };

interface OnDate {
  date: string;
  /** Whether none of the templates may be used at a shop. */
  isOutside: (shopId: string) => boolean;
}

/** Why a shop is left out on a date whoever could do it; null: it is not. */
const closings =
  (row: CycleRecord, place: Place, { date, isOutside }: OnDate) =>
  (shop: TargetShop) =>
    skipReason(
      skipRules(row),
      {
        ...{ ...place, state: shopStateOf(shop.state), closesOn: null, week: weekHours.parse(shop.hours) },
        ...{ specialDays: specialDays.parse(shop.special_days), isShared: !isOutside(shop.id), hasExecutor: true },
      },
      date,
    );

interface Shares {
  needed: Needed;
  found: ReadonlyMap<string, string[]>;
  people: Awaited<ReturnType<typeof peopleOfTemplates>>;
  lackAt: LackAt;
  dueOf: (shop: TargetShop) => CountedDeadline;
}

/** A task of each template that can be had for every slot that was taken. */
function tasksOf(
  given: readonly occurrences.Slot[],
  part: readonly (NewTask['shop'] & TargetShop)[],
  { needed, found, people, lackAt, dueOf }: Shares,
): Pick<
  NewTask,
  'shop' | 'template' | 'deadlineAt' | 'soon' | 'handlerIds' | 'reviewLevels' | 'reviewUpTo' | 'ccIds'
>[] {
  const byId = new Map(part.map((one) => [one.id, one]));
  return given.flatMap(({ shopId, executorId }) => {
    const store = byId.get(shopId);
    const handlerIds = executorId === shopId ? (found.get(shopId) ?? []) : [executorId];
    if (!store) return [];
    const own = { shop: { id: store.id, name: store.name, path: store.path }, ...dueOf(store), handlerIds };
    return needed.templates
      .filter(({ template }) => lackAt(shopId, template.id) === null)
      .map(({ template }) => ({ ...own, template, ...people(template.id, shopId, handlerIds).people }));
  });
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
  templates: number,
): S[] {
  let tasks = 0;
  const end = shops.findIndex(({ id }, index) => {
    tasks += executorIds(rule, id, found.get(id) ?? []).length * templates;
    return index > 0 && tasks > LIMIT.cycle.partTasks;
  });
  return end < 0 ? [...shops] : shops.slice(0, end);
}

/** What is still open of earlier dates makes room, unless it closes by its own deadline. */
async function closeEarlier(tx: Tx, row: CycleRecord, dueOn: string, shopIds: readonly string[]): Promise<void> {
  if (row.deadline_policy !== 'until_next') return;
  const earlier = await occurrences.before(tx.db, tx.companyId, row.id, dueOn, EARLIER).execute();
  await closePassedTasks(tx, { batchIds: earlier.map(({ id }) => id), shopIds });
}
