import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskStatisticsApi as api } from '@rondo/contract/task-statistics';
import { FORMULAS } from '@rondo/domain/statistics';
import {
  TASK_FIGURE_KEYS,
  TASK_FIGURES,
  TASK_SETS,
  type TaskCounts,
  type TaskFigureKey,
} from '@rondo/domain/task-figures';
import type { Context } from '../../platform/context.ts';
import { page } from '../../platform/list.ts';
import { peopleOf } from '../process/index.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { freshnessOf } from './freshness.ts';
import { bucketsOf, previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import type { Granularity } from './statistics.queries.ts';
import * as q from './task-figures.queries.ts';
import * as rows from './task-rows.queries.ts';

/** The task statistics (product 12.2): everything above the table. */
export async function taskOverview(
  context: Context,
  filter: Parsed<typeof api.overview>,
): Promise<Output<typeof api.overview>> {
  const { actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  const [current, previous, mix] = await Promise.all([
    periodOf(context, wanted, span, filter.granularity),
    periodOf(context, wanted, before, 'month'),
    mixOf(context, wanted, span),
  ]);
  const { stamp, today } = await freshnessOf(context);
  return {
    ...stamp,
    figures: figuresOf(current.whole),
    counts: setsOf(current.whole),
    previous: figuresOf(previous.whole),
    previousFrom: before.from,
    previousTo: before.to,
    trend: current.buckets.map(({ counts, from, to, isPartial }) => ({
      from,
      to,
      isPartial,
      isProvisional: to >= today,
      counts: setsOf(counts),
      figures: figuresOf(counts),
    })),
    ...mix,
  };
}

/** What the period was made of, one question after the other. */
async function mixOf({ db, now }: Context, wanted: Wanted, span: Span) {
  const ages = await q.overdueAges(db, wanted, span, now());
  const templates = await q.topTemplates(db, wanted, span).execute();
  const submissions = await q.submissions(db, wanted, span).execute();
  return { ages, templates, submissions };
}

/** The counts of a period and of each of its buckets. */
async function periodOf({ db, now }: Context, wanted: Wanted, span: Span, granularity: Granularity) {
  const at = now();
  const dispatched = await q.countsByBucket(db, wanted, span, { day: 'dispatch', granularity, now: at });
  const due = await q.countsByBucket(db, wanted, span, { day: 'deadline', granularity, now: at });
  const hours = await q.hoursByBucket(db, wanted, span, granularity, at);
  const countsIn = (keys: readonly string[]): TaskCounts => {
    const isIn = ({ bucket }: { bucket: string }): boolean => keys.includes(bucket);
    const counted = [...dispatched, ...due].filter(isIn) as Partial<q.SetCounts>[];
    const time = hours.filter(isIn);
    return {
      ...sumsOf(counted),
      handleHoursSum: time.reduce((sum, { handle }) => sum + handle, 0),
      reviewHoursSum: time.reduce((sum, { review }) => sum + review, 0),
    };
  };
  const buckets = bucketsOf(span, granularity);
  return {
    whole: countsIn(buckets.map(({ key }) => key)),
    buckets: buckets.map(({ key, ...bucket }) => ({ ...bucket, counts: countsIn([key]) })),
  };
}

const sumsOf = (counted: readonly Partial<q.SetCounts>[]): q.SetCounts =>
  Object.fromEntries(
    TASK_SETS.map((set) => [set, counted.reduce((sum, one) => sum + (one[set] ?? 0), 0)]),
  ) as q.SetCounts;

const setsOf = (counts: q.SetCounts): q.SetCounts =>
  Object.fromEntries(TASK_SETS.map((set) => [set, counts[set]])) as q.SetCounts;

const figuresOf = (counts: TaskCounts): Record<TaskFigureKey, number | null> =>
  Object.fromEntries(TASK_FIGURE_KEYS.map((key) => [key, TASK_FIGURES[key].compute(counts)])) as Record<
    TaskFigureKey,
    number | null
  >;

/** The table: a row an executor, store, template or cycle. */
export async function taskTable(context: Context, filter: Parsed<typeof api.table>): Promise<Output<typeof api.table>> {
  const { db, actor, now } = context;
  await requireFilter(context, filter);
  const found = await q.tableRows(db, { ...filter, actor }, filter, { ...filter, now: now() });
  return {
    total: found[0]?.total ?? 0,
    list: found.map((row) => ({
      id: row.id,
      name: row.name,
      counts: setsOf(row),
      onTimePercent: FORMULAS.onTime.compute({ submittedInTime: row.inTime, due: row.due }),
    })),
  };
}

/** The tasks behind a number. */
export async function tasksOfNumber(
  context: Context,
  filter: Parsed<typeof api.tasks>,
): Promise<Output<typeof api.tasks>> {
  const { db, actor, now } = context;
  await requireFilter(context, filter);
  const query = rows.tasks(db, { ...filter, actor }, filter, { ...filter, now: now() });
  const { rows: found, ...rest } = await page(db, query, { ...filter, sort: rows.NEWEST, id: 'task.id' });
  const ids = found.map(({ id }) => id);
  const people = await peopleOf(db, actor.companyId, 'task', ids);
  return {
    ...rest,
    list: found.map((row) => ({
      id: row.id,
      number: row.number,
      name: row.name,
      shop: row.shop_name,
      templateName: row.template_name,
      handlers: people.filter((one) => one.object_id === row.id && one.relation === 'handler').map(({ name }) => name),
      state: rows.stateOf(row.state),
      isOverdue: row.is_late,
      createdAt: row.created_at.toISOString(),
      deadlineAt: row.deadline_at.toISOString(),
      submittedAt: row.submitted_at?.toISOString() ?? null,
    })),
  };
}
