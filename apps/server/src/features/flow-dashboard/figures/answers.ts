import type { FlowAnswer, FlowFigure, FlowPoint, FlowQuestion } from '@rondo/contract/flow-figures';
import { flowBuckets } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import {
  type CaptureFormula,
  completenessOf,
  FLOW_METRICS,
  type FlowMetricKey,
  type FlowSums,
  flowFigure,
  isLowerBound,
  NO_SUMS,
} from '@rondo/domain/flow-metric';
import type { InsideRow, SumRow } from './figures.queries.ts';
import type { Planned } from './plan.ts';

/** What a statement found, and what its points are called. */
export interface Found {
  rows: readonly SumRow[];
  /** Who is inside, by `insideKey`. */
  inside: ReadonlyMap<string, InsideRow>;
  estimates: readonly { bucket: string; hour: number | null; entries: number; exits: number }[];
  names: ReadonlyMap<string, { name: string; place: FlowPoint['place'] }>;
  formula: CaptureFormula;
  today: string;
}

/** The figures of these sums, each with how sure it is. `isOfCounters`: of single counters. */
export function figuresOf(
  metrics: readonly FlowMetricKey[],
  sums: FlowSums,
  formula: CaptureFormula,
  isOfCounters = false,
): FlowFigure[] {
  const completeness = completenessOf(sums);
  const isPartial = completeness !== null && completeness < FLOW_LIMIT.completePercent;
  return metrics.map((metric) => ({
    ...{ metric, ...flowFigure(metric, sums, formula, isOfCounters), completeness, estimated: null },
    isPartial: isPartial && FLOW_METRICS[metric].source !== 'health',
    isLowerBound: isPartial && isLowerBound(metric),
    drift: metric === 'occupancy' ? sums.drift : null,
  }));
}

type Part = Pick<SumRow, 'by' | 'bucket' | 'hour' | 'shop_id' | 'group_id'>;

/** Which point a number of people inside is of. */
export const insideKey = ({ by, bucket, hour, shop_id, group_id }: Part): string =>
  [by, bucket, hour, shop_id, group_id].join(' ');

/** Sums with who is inside, which is read on its own: of the hour, where it is known by the hour. */
function withInside(row: FlowSums, part: Part, { inside }: Pick<Found, 'inside'>): FlowSums {
  if (inside.size === 0) return row;
  const found = inside.get(insideKey(part)) ?? inside.get(insideKey({ ...part, hour: null }));
  return found ? { ...row, inside: found.inside, drift: found.drift } : row;
}

const WHOLE = { by: 'none', bucket: null, hour: null, shop_id: null, group_id: null } as const;

/** What was found for the points of a question, and for the whole of its period. */
interface Answering extends Pick<Planned, 'question' | 'granularity'> {
  points: Found;
  total: Found;
}

type Answer = Omit<FlowAnswer, 'compared' | 'read' | 'totalRead' | 'granularity'>;

/** The answer to one question, without the comparison. */
export function answerOf({ question, granularity, ...found }: Answering): Answer {
  const { rows, today, formula, estimates } = found.total;
  const isOfCounters = question.counterId !== undefined;
  const whole = rows.find(({ by }) => by === 'none') ?? NO_SUMS;
  const sums = withInside(whole, WHOLE, found.total);
  const total = figuresOf(question.metrics, sums, formula, isOfCounters);
  const asked = { ...question, granularity };
  const isRanked = question.by === 'shop' || question.by === 'counter' || question.by === 'group';
  return {
    key: question.key,
    total: question.estimates ? withEstimates(total, estimates) : total,
    isProvisional: question.to >= today,
    ...(isRanked ? highest(asked, found.points) : { points: pointsOf(asked, found.points), isCut: false }),
  };
}

function pointsOf(question: FlowQuestion, found: Found): FlowPoint[] {
  const { by, granularity } = question;
  if (by === 'none') return [];
  if (by === 'time' && granularity !== 'hour' && granularity !== 'quarter') return parts(question, granularity, found);
  const own = found.rows.filter((row) => row.by === by);
  return own.map((row) => pointOf(question, row, found)).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Every day, week or month of the period, also those nobody knows anything of. */
function parts(question: FlowQuestion, granularity: 'day' | 'week' | 'month', found: Found): FlowPoint[] {
  const own = new Map(found.rows.filter(({ by }) => by === 'time').map((row) => [row.bucket, row]));
  return flowBuckets(question, granularity).map(({ key, from, to }) => {
    const row = own.get(key);
    const sums = row ? withInside(row, row, found) : NO_SUMS;
    const figures = figuresOf(question.metrics, sums, found.formula, question.counterId !== undefined);
    const gaps = found.estimates.filter((one) => one.bucket === key);
    return {
      ...{ key, name: '', from, to, weekday: null, hour: null, minute: null, place: null },
      isProvisional: to >= found.today,
      figures: question.estimates ? withEstimates(figures, gaps) : figures,
    };
  });
}

const idOf = (row: SumRow): string | null => row.shop_id ?? row.group_id ?? row.counter_id;

function pointOf(question: FlowQuestion, row: SumRow, found: Found): FlowPoint {
  const id = idOf(row);
  const named = id === null ? undefined : found.names.get(id);
  const day = row.bucket;
  const isOfCounters = question.by === 'counter' || question.counterId !== undefined;
  const figures = figuresOf(question.metrics, withInside(row, row, found), found.formula, isOfCounters);
  const gaps = found.estimates.filter((one) => one.bucket === day && one.hour === row.hour);
  return {
    key: id ?? [day ?? row.weekday, two(row.hour), ...(row.minute === null ? [] : [two(row.minute)])].join(' '),
    ...{ name: named?.name ?? '', place: named?.place ?? null },
    ...{ from: day ?? question.from, to: day ?? question.to },
    ...{ weekday: row.weekday, hour: row.hour, minute: row.minute },
    isProvisional: (day ?? question.to) >= found.today,
    figures: question.estimates && day !== null ? withEstimates(figures, gaps) : figures,
  };
}

const two = (number: number | null): string => (number === null ? '' : String(number).padStart(2, '0'));

/** Adds what is estimated for entries and exits; nothing else is estimated. */
function withEstimates(figures: readonly FlowFigure[], gaps: Found['estimates']): FlowFigure[] {
  const of = (which: 'entries' | 'exits') => gaps.reduce((all, one) => all + one[which], 0);
  return figures.map((figure) =>
    figure.metric === 'entries' || figure.metric === 'exits'
      ? { ...figure, estimated: of(figure.metric) || null }
      : figure,
  );
}

/** The points with the most of the first metric, what is unknown last. Of ten thousand stores only those that are shown are made. */
function highest(question: FlowQuestion, found: Found): Pick<FlowAnswer, 'points' | 'isCut'> {
  const [first] = question.metrics;
  const isOfCounters = question.by === 'counter' || question.counterId !== undefined;
  const own = found.rows
    .filter(({ by }) => by === question.by)
    .map((row) => {
      const id = idOf(row) ?? '';
      const value = first && flowFigure(first, withInside(row, row, found), found.formula, isOfCounters).value;
      return { row, id, name: found.names.get(id)?.name ?? '', value: value ?? null };
    })
    .toSorted((a, b) => {
      const isKnown = Number(a.value === null) - Number(b.value === null);
      return isKnown || (b.value ?? 0) - (a.value ?? 0) || BY_NAME.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
    });
  return {
    points: own.slice(0, question.most).map(({ row }) => pointOf(question, row, found)),
    isCut: own.length > question.most,
  };
}

const BY_NAME = new Intl.Collator();
