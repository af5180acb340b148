import type { flowFiguresApi as api, FlowAnswer, FlowPoint, FlowQuestion } from '@rondo/contract/flow-figures';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { daysBetween } from '@rondo/domain/civil-time';
import { type FlowBy, flowShift, shifted } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import type { CaptureFormula, FlowMetricKey } from '@rondo/domain/flow-metric';
import type { Context } from '../../../platform/context.ts';
import { answerOf, type Found, figuresOf, insideKey } from './answers.ts';
import { type Compared, compared } from './compared.queries.ts';
import { estimates, insideOf, type SumRow, sums } from './figures.queries.ts';
import * as names from './names.queries.ts';
import { type Planned, planOf, type Statement } from './plan.ts';
import { settingOf } from './setting.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

export const todayOf = ({ actor, now }: Pick<Reader, 'actor' | 'now'>): string =>
  businessDate(now(), actor.timeZone, actor.cutOff);

/** The figures of all widgets of a dashboard: one statement for each source and filter, however many widgets ask. */
export async function read(context: Reader, { questions }: Parsed<typeof api.read>): Promise<Output<typeof api.read>> {
  const { now } = context;
  const formula = await formulaOf(context);
  const { statements, planned } = planOf(questions);
  const found = new Map<Statement, Found & Comparisons>();
  // One after the other, its sums beside its comparisons: a dashboard must not take the connections of all others.
  for (const statement of statements) {
    const [sums, compared] = await Promise.all([
      foundOf(context, statement, formula),
      comparisonsOf(context, statement, planned),
    ]);
    found.set(statement, { ...sums, compared });
  }
  const answers = planned.map((one) => answerTo(one, found));
  const inOrder = questions.flatMap(({ key }) => answers.find((one) => one.key === key) ?? []);
  return { computedAt: now().toISOString(), formula, answers: inOrder };
}

export async function formulaOf({ db, actor }: Pick<Reader, 'db' | 'actor'>): Promise<CaptureFormula> {
  const row = await settingOf(db, actor.companyId).executeTakeFirst();
  return row?.capture_formula === 'of_passers' ? 'of_passers' : 'of_street';
}

/** Comparisons of a statement by days of distance: several widgets compare alike. */
interface Comparisons {
  compared: ReadonlyMap<number, Compared>;
}

/** What the questions whose whole a statement answers are compared with. */
async function comparisonsOf(
  context: Reader,
  statement: Statement,
  planned: readonly Planned[],
): Promise<Comparisons['compared']> {
  const { filter, read: source, questions } = statement;
  const shifts = planned.flatMap(({ question: { from, to, compare }, total }) =>
    total === statement && compare !== 'none' ? [flowShift({ from, to }, compare)] : [],
  );
  const about = { today: todayOf(context), metrics: metricsOf(questions) };
  const found = new Map<number, Compared>();
  for (const shift of new Set(shifts))
    found.set(shift, await compared(context.db, { ...filter, actor: context.actor }, source, { ...about, shift }));
  return found;
}

async function foundOf(
  context: Reader,
  { filter, read: from, granularity, by, questions }: Statement,
  formula: CaptureFormula,
): Promise<Found> {
  const { db, actor } = context;
  const wanted = { ...filter, actor };
  const metrics = metricsOf(questions);
  const rows: SumRow[] = [];
  for (const part of partsOf(by, questions))
    rows.push(...(await sums(db, wanted, from, { granularity, ...part, metrics: part.metrics ?? metrics })));
  const needsInside = metrics.includes('occupancy') && from !== 'reading';
  const inside = needsInside && isShort(filter) ? await insideOf(db, wanted, { granularity, by }) : [];
  const guessed =
    questions.some((one) => one.estimates) && isShort(filter) ? await estimates(db, wanted, granularity) : [];
  return {
    rows,
    inside: new Map(inside.map((row) => [insideKey(row), row])),
    estimates: guessed,
    formula,
    today: todayOf(context),
    names: await namesOf(context, rows),
  };
}

const metricsOf = (questions: readonly FlowQuestion[]): FlowMetricKey[] => [
  ...new Set(questions.flatMap(({ metrics }) => metrics)),
];

/** Those of which a large company has as many as facts in a day: added up on their own, with no more columns than their widgets show. */
const MANY = ['shop', 'counter'] as const satisfies readonly FlowBy[];

/** The kinds of points of a statement as they are added up: those of few points together, the others each on its own. */
function partsOf(by: ReadonlySet<FlowBy>, questions: readonly FlowQuestion[]) {
  const isMany = (one: FlowBy) => MANY.some((many) => many === one);
  const few = new Set([...by].filter((one) => !isMany(one)));
  const many = MANY.filter((one) => by.has(one)).map((one) => ({
    by: new Set<FlowBy>([one]),
    metrics: metricsOf(questions.filter((question) => question.by === one)),
  }));
  return [{ by: few, metrics: null }, ...many];
}

function answerTo(planned: Planned, found: ReadonlyMap<Statement, Found & Comparisons>): FlowAnswer {
  const { question, granularity } = planned;
  const [points, total] = [found.get(planned.points), found.get(planned.total)];
  if (!points || !total) throw new Error('a statement was not read');
  return {
    ...answerOf({ question, granularity, points, total }),
    ...{ read: planned.points.read, totalRead: planned.total.read, granularity },
    compared: comparedOf(planned, total),
  };
}

/** Whether the hours of a period are few enough to be read for what needs them. */
const isShort = ({ from, to }: { from: string; to: string }): boolean => daysBetween(from, to) < FLOW_LIMIT.hourDays;

function comparedOf(
  { question: { compare, metrics, from, to, counterId } }: Planned,
  { formula, rows, compared: known }: Found & Comparisons,
): FlowAnswer['compared'] {
  if (compare === 'none') return null;
  const shift = flowShift({ from, to }, compare);
  const both = known.get(shift);
  if (!both) throw new Error('a comparison was not read');
  const values = (which: 'current' | 'previous') =>
    figuresOf(metrics, both[which], formula, counterId !== undefined).map(({ value }) => value);
  // As the sums of the period have the minutes in which counters should have counted.
  const expectedMinutes = rows.find(({ by }) => by === 'none')?.expected_minutes ?? 0;
  const of = both.of ?? Math.round(expectedMinutes / 60);
  return {
    ...shifted({ from, to }, shift),
    ...{ current: values('current'), previous: values('previous'), matched: both.matched, of },
  };
}

/** Stores, groups and counters that points are of. */
async function namesOf({ db, actor }: Reader, rows: readonly SumRow[]): Promise<Found['names']> {
  const idsOf = (column: 'shop_id' | 'group_id' | 'counter_id') => [
    ...new Set(rows.flatMap((row) => row[column] ?? [])),
  ];
  const [shops, groups, counters] = [idsOf('shop_id'), idsOf('group_id'), idsOf('counter_id')];
  const found = await Promise.all([
    shops.length > 0 ? names.shops(db, actor.companyId, shops).execute() : [],
    groups.length > 0 ? names.groups(db, actor.companyId, groups).execute() : [],
    counters.length > 0 ? names.counters(db, actor.companyId, counters).execute() : [],
  ]);
  const placeOf = ({
    latitude,
    longitude,
  }: {
    latitude: number | null;
    longitude: number | null;
  }): FlowPoint['place'] => (latitude === null || longitude === null ? null : { latitude, longitude });
  return new Map(found.flat().map(({ id, name, ...at }) => [id, { name, place: placeOf(at) }]));
}
