import type { flowFiguresApi as api, FlowAnswer, FlowPoint, FlowQuestion } from '@rondo/contract/flow-figures';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { daysBetween } from '@rondo/domain/civil-time';
import { flowShift, shifted } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import type { CaptureFormula, FlowMetricKey } from '@rondo/domain/flow-metric';
import type { Context } from '../../../platform/context.ts';
import { answerOf, type Found, figuresOf } from './answers.ts';
import { compared } from './compared.queries.ts';
import { estimates, insideOf, type SumRow, sums } from './figures.queries.ts';
import * as names from './names.queries.ts';
import { type Statement, statementsOf } from './plan.ts';
import { settingOf } from './setting.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

export const todayOf = ({ actor, now }: Pick<Reader, 'actor' | 'now'>): string =>
  businessDate(now(), actor.timeZone, actor.cutOff);

/** The figures of all widgets of a dashboard: one statement for each source and filter, however many widgets ask. */
export async function read(context: Reader, { questions }: Parsed<typeof api.read>): Promise<Output<typeof api.read>> {
  const { now } = context;
  const formula = await formulaOf(context);
  const answers: FlowAnswer[] = [];
  // One after the other: a dashboard must not take the connections of all others.
  for (const statement of statementsOf(questions)) answers.push(...(await answersOf(context, statement, formula)));
  const inOrder = questions.flatMap(({ key }) => answers.find((one) => one.key === key) ?? []);
  return { computedAt: now().toISOString(), formula, answers: inOrder };
}

export async function formulaOf({ db, actor }: Pick<Reader, 'db' | 'actor'>): Promise<CaptureFormula> {
  const row = await settingOf(db, actor.companyId).executeTakeFirst();
  return row?.capture_formula === 'of_passers' ? 'of_passers' : 'of_street';
}

async function answersOf(context: Reader, statement: Statement, formula: CaptureFormula): Promise<FlowAnswer[]> {
  const { db, actor } = context;
  const { filter, read: from, granularity, by, questions } = statement;
  const wanted = { ...filter, actor };
  const today = todayOf(context);
  const metrics = [...new Set(questions.flatMap((one) => one.metrics))];
  const rows = await sums(db, wanted, from, { granularity, by, metrics });
  const needsInside = questions.some(({ metrics }) => metrics.includes('occupancy')) && from !== 'reading';
  const inside = needsInside && isShort(filter) ? await insideOf(db, wanted, { granularity, by }) : [];
  const guessed =
    questions.some((one) => one.estimates) && isShort(filter) ? await estimates(db, wanted, granularity) : [];
  const found: Found = { rows, inside, estimates: guessed, formula, today, names: await namesOf(context, rows) };
  const memory = { metrics, asked: new Map<number, ReturnType<typeof compared>>() };
  return Promise.all(
    questions.map(async (question) => ({
      ...answerOf(question, found),
      read: from,
      compared: await comparedOf(context, question, statement, { formula, memory, today }),
    })),
  );
}

/** Whether the hours of a period are few enough to be read for what needs them. */
const isShort = ({ from, to }: { from: string; to: string }): boolean => daysBetween(from, to) < FLOW_LIMIT.hourDays;

interface Comparing {
  formula: CaptureFormula;
  /** Of all questions of the statement; by days of distance: several widgets compare alike. */
  memory: { metrics: readonly FlowMetricKey[]; asked: Map<number, ReturnType<typeof compared>> };
  today: string;
}

async function comparedOf(
  { db, actor }: Reader,
  { compare, metrics, from, to }: FlowQuestion,
  { filter, read: source }: Statement,
  { formula, memory, today }: Comparing,
): Promise<FlowAnswer['compared']> {
  if (compare === 'none') return null;
  const shift = flowShift({ from, to }, compare);
  const asked =
    memory.asked.get(shift) ?? compared(db, { ...filter, actor }, source, { shift, today, metrics: memory.metrics });
  memory.asked.set(shift, asked);
  const both = await asked;
  const values = (which: 'current' | 'previous') => figuresOf(metrics, both[which], formula).map(({ value }) => value);
  const { matched, of } = both;
  return { ...shifted({ from, to }, shift), current: values('current'), previous: values('previous'), matched, of };
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
