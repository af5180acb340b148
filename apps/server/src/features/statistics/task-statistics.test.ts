import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { ROWS_NEED, type Rows, type StatisticsFilter, taskRows } from '@rondo/contract/statistics-rows';
import { taskStatisticsApi as api } from '@rondo/contract/task-statistics';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { PRESET_ROLES } from '@rondo/domain/role';
import { taskMachine } from '@rondo/domain/task';
import {
  OVERDUE_AGE_NAMES,
  TASK_FIGURES,
  TASK_GROUPINGS,
  TASK_SETS,
  type TaskGrouping,
} from '@rondo/domain/task-figures';
import { timeByParty } from '@rondo/domain/time-by-party';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoReader, demoReaders } from '../../../test/demo-readers.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let readers: DemoReader[];
let owner: DemoReader;
let end: () => Promise<void>;
let today: string;
let zone: string;
let ids: { shops: string[]; groups: string[]; templates: string[] };

beforeAll(async () => {
  w = await world();
  // The clock stands still, so that what is late now is late in every question.
  w.clock.set(new Date());
  ({ readers, end } = await demoReaders(w, 0));
  const [first] = readers;
  if (!first) throw new Error('the demo has people');
  owner = first;
  const [company] = await w.sql<{ time_zone: string }>(`select time_zone from company where id = $1`, [
    owner.companyId,
  ]);
  zone = company?.time_zone ?? '';
  today = civilDate(w.clock.now(), zone);
  const idsOf = async (table: string) =>
    (await w.sql<{ id: string }>(`select id from ${table} where company_id = $1 order by id`, [owner.companyId])).map(
      ({ id }) => id,
    );
  ids = { shops: await idsOf('shop'), groups: await idsOf('shop_group'), templates: await idsOf('template') };
  await w.settle();
}, 180_000);
afterAll(async () => {
  await w.stop();
  await end();
});

/** The task table told in plain words, apart from the code of the product. */
type Plain = {
  id: string;
  state: string;
  round: number;
  extended: number;
  has_reviewer: boolean;
  close_reason: string | null;
  was_late: boolean;
  is_started: boolean;
  is_reminded: boolean;
  created_on: string;
  deadline_on: string;
  deadline_at: Date;
  submitted_at: Date | null;
  finished_at: Date | null;
};

async function plainTasks(): Promise<Plain[]> {
  return w.sql<Plain>(
    `select t.id, t.state, t.round, t.extended, t.has_reviewer, t.close_reason, t.was_late, t.deadline_at, t.submitted_at, t.finished_at,
            t.claimed_at is not null or exists (select from draft d where d.task_id = t.id) as is_started,
            t.reminded_at is not null or t.clock_reminders > 0 as is_reminded,
            to_char(t.created_at at time zone c.time_zone - c.cut_off::interval, 'YYYY-MM-DD') as created_on,
            to_char(t.deadline_at at time zone c.time_zone - c.cut_off::interval, 'YYYY-MM-DD') as deadline_on
       from task t join company c on c.id = t.company_id
      where t.company_id = $1 and t.deleted_at is null`,
    [owner.companyId],
  );
}

describe('the task statistics of the demo company', () => {
  it('are what is counted by hand', async () => {
    const period = { from: addDays(today, -60), to: today };
    const { counts, figures, ages } = await owner.call(api.overview, period);
    const now = w.clock.now().getTime();
    const all = await plainTasks();
    const isIn = (day: string) => day >= period.from && day <= period.to;
    const made = all.filter((t) => isIn(t.created_on));
    const ending = all.filter((t) => isIn(t.deadline_on));
    const isSubmitted = (t: Plain) =>
      t.submitted_at !== null || t.round > 1 || t.state === 'pending_review' || t.state === 'completed';
    const isLate = (t: Plain) =>
      t.was_late || (t.submitted_at ?? t.finished_at ?? new Date(now)).getTime() > t.deadline_at.getTime();
    const due = ending.filter(
      (t) =>
        (t.close_reason === null || t.close_reason === 'deadline') &&
        (isSubmitted(t) || t.deadline_at.getTime() <= now),
    );
    const overdue = ending.filter((t) => t.state === 'pending' && t.deadline_at.getTime() < now);
    const submitted = made.filter(isSubmitted);
    const reviewed = made.filter((t) => t.has_reviewer && t.state === 'completed');
    expect(counts).toEqual({
      dispatched: made.length,
      started: made.filter((t) => t.is_started || isSubmitted(t)).length,
      submitted: submitted.length,
      completed: made.filter((t) => t.state === 'completed').length,
      reviewed: reviewed.length,
      rejected: made.filter((t) => t.round > 1).length,
      extended: made.filter((t) => t.extended > 0).length,
      reminded: made.filter((t) => t.is_reminded).length,
      due: due.length,
      inTime: due.filter((t) => isSubmitted(t) && !isLate(t)).length,
      overdue: overdue.length,
      closedByDeadline: ending.filter((t) => t.close_reason === 'deadline').length,
      done: due.filter(isSubmitted).length,
      missed: due.filter((t) => !isSubmitted(t)).length,
    });
    for (const set of ['dispatched', 'submitted', 'due', 'overdue', 'reviewed'] as const)
      expect(counts[set], set).toBeGreaterThan(0);
    expect(OVERDUE_AGE_NAMES.reduce((sum, age) => sum + ages[age], 0)).toBe(overdue.length);

    const history = await w.sql<{ object_id: string; at: Date; to_state: string | null }>(
      `select object_id, at, to_state from history where company_id = $1 and object_kind = 'task' order by at, id`,
      [owner.companyId],
    );
    const hoursOf = (tasks: readonly Plain[], party: 'handler' | 'reviewer') =>
      tasks.reduce((sum, { id }) => {
        const steps = history.filter((h) => h.object_id === id).map((h) => ({ at: h.at, toState: h.to_state }));
        return sum + timeByParty(taskMachine, steps, new Date(now))[party] / HOUR_MS;
      }, 0);
    expect(figures.handleHours).toBeCloseTo(hoursOf(submitted, 'handler') / submitted.length, 1);
    expect(figures.reviewHours).toBeCloseTo(hoursOf(reviewed, 'reviewer') / reviewed.length, 1);
    expect(figures.completion).toBeCloseTo((100 * counts.completed) / counts.dispatched, 1);
    expect(figures.onTime).toBeCloseTo((100 * counts.inTime) / counts.due, 1);
  });

  it('lie in parts of the period that add up to the whole', async () => {
    for (const granularity of ['day', 'week', 'month'] as const) {
      const answer = await owner.call(api.overview, { from: addDays(today, -60), to: today, granularity });
      for (const set of TASK_SETS)
        expect(
          answer.trend.reduce((sum, { counts }) => sum + counts[set], 0),
          `${granularity} ${set}`,
        ).toBe(answer.counts[set]);
      expect(answer.trend.at(-1)?.isProvisional).toBe(true);
    }
  });

  it('compare with as many days before', async () => {
    const { previous, previousFrom, previousTo } = await owner.call(api.overview, {
      from: addDays(today, -29),
      to: today,
    });
    const before = await owner.call(api.overview, { from: previousFrom, to: previousTo });
    expect(previousTo).toBe(addDays(today, -30));
    expect(previous).toEqual(before.figures);
  });
});

const NARROWED = {
  executor: (id: string) => ({ executorId: id }),
  shop: (id: string) => ({ shopId: [id] }),
  template: (id: string) => ({ templateId: [id] }),
  cycle: (id: string) => ({ cycleId: id }),
} satisfies Record<TaskGrouping, (id: string) => Partial<Input<typeof api.tasks>>>;

type Number = [what: string, count: number, rows: Rows];

/** Every number of the page with the rows its link opens. */
function numbersOf(
  overview: Output<typeof api.overview>,
  tables: Record<TaskGrouping, Output<typeof api.table>>,
  filter: StatisticsFilter,
): Number[] {
  const sets = (counts: (typeof overview)['counts'], what: string, more: object = {}): Number[] =>
    TASK_SETS.map((set) => [`${what} ${set}`, counts[set], taskRows(filter, set, more)]);
  return [
    ...sets(overview.counts, 'card'),
    ...overview.trend.flatMap(({ counts, from, to }) => sets(counts, from, { from, to })),
    ...OVERDUE_AGE_NAMES.map((age): Number => [age, overview.ages[age], taskRows(filter, 'overdue', { age })]),
    ...overview.templates.map(
      ({ id, name, dispatched }): Number => [name, dispatched, taskRows(filter, 'dispatched', { templateId: [id] })],
    ),
    ...overview.submissions.map(
      ({ weekday, hour, tasks }): Number => [
        `${weekday} ${hour}`,
        tasks,
        taskRows(filter, 'submitted', { weekday, hour }),
      ],
    ),
    ...TASK_GROUPINGS.flatMap((by) =>
      tables[by].list.flatMap(({ id, name, counts }) => sets(counts, `${by} ${name}`, NARROWED[by](id))),
    ),
  ];
}

const STRUCTURES = ['of_day', 'current'] as const;
const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

it('every number opens exactly its tasks, for random filters, scopes and roles', async () => {
  const mayOpen = ({ role }: DemoReader): boolean => {
    const needs = ROWS_NEED.tasks;
    return needs.kind === 'any' && needs.codes.some((code) => PRESET_ROLES[role].codes.includes(code));
  };
  let opened = 0;
  const asked = fc.record({
    who: fc.constantFrom(...readers),
    ago: fc.integer({ min: 0, max: 60 }),
    days: fc.integer({ min: 1, max: 90 }),
    shop: some(ids.shops),
    group: some(ids.groups),
    template: some(ids.templates),
    mode: some(['on_site', 'remote', 'self'] as const),
    structure: fc.constantFrom(...STRUCTURES),
    picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ who, ago, days, shop, group, template, mode, structure, picks }) => {
      const to = addDays(today, -ago);
      const filter: StatisticsFilter = {
        from: addDays(to, 1 - days),
        to,
        structure,
        ...(shop ? { shopId: [shop] } : {}),
        ...(group ? { groupId: [group] } : {}),
        ...(template ? { templateId: [template] } : {}),
        ...(mode ? { mode: [mode] } : {}),
      };
      const overview = await who.call(api.overview, { ...filter, granularity: 'month' });
      const tables = Object.fromEntries(
        await Promise.all(
          TASK_GROUPINGS.map(async (by) => [by, await who.call(api.table, { ...filter, by })] as const),
        ),
      ) as Record<TaskGrouping, Output<typeof api.table>>;
      const numbers = numbersOf(overview, tables, filter);
      const cards = numbers.slice(0, TASK_SETS.length);
      const chosen = [
        ...cards,
        ...picks.map((pick) => numbers[pick % numbers.length]).filter((one) => one !== undefined),
      ];
      for (const [what, count, rows] of chosen) {
        if (rows.list !== 'tasks') throw new Error('a number of the task statistics opens tasks');
        if (!mayOpen(who)) {
          await expect(who.call(api.tasks, rows.query)).rejects.toThrow('90403');
          return;
        }
        expect((await who.call(api.tasks, rows.query)).total, what).toBe(count);
        opened += count > 0 ? 1 : 0;
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
  expect(opened).toBeGreaterThan(50);
}, 240_000);

it('whoever sees only their own tasks is measured beside nobody', async () => {
  const staff = readers.find(({ role }) => role === 'staff');
  if (!staff) throw new Error('the demo has staff');
  const { list } = await staff.call(api.table, { from: addDays(today, -90), to: today, by: 'executor' });
  expect(list.every(({ id }) => id === staff.memberId)).toBe(true);
});

it('a figure opens the set that stands above its line', () => {
  expect(TASK_FIGURES.onTime.opens).toBe('inTime');
  expect(TASK_FIGURES.completion.opens).toBe('completed');
});

it('a period that ends before it begins, or a part of the day that is none, is refused', async () => {
  await expect(owner.call(api.overview, { from: today, to: addDays(today, -1) })).rejects.toMatchObject({
    reason: 'INPUT_REFUSED',
  });
  await expect(owner.call(api.tasks, { from: today, to: today, set: 'submitted', weekday: 8 })).rejects.toMatchObject({
    reason: 'INPUT_REFUSED',
  });
});
