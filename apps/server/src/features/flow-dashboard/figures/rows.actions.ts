import type { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { FlowRead } from '@rondo/domain/flow-asked';
import { FLOW_METRICS, type FlowMetricKey, partsOf } from '@rondo/domain/flow-metric';
import { percent, quotient } from '@rondo/domain/percent';
import type { Context } from '../../../platform/context.ts';
import { formulaOf } from './figures.actions.ts';
import { filterOf, requireSpan } from './plan.ts';
import { type FactRow, factRows, factTotals, type RowsAsked } from './rows.queries.ts';

type Asked = Omit<Parsed<typeof api.rows>, 'page' | 'size'>;
type Reader = Pick<Context, 'db' | 'actor'>;

/** What a metric asks of its rows; who is inside is made of who came and went. */
export async function askedOf(reader: Reader, asked: Asked): Promise<RowsAsked> {
  const { metric, weekday, hour, minute } = asked;
  const read = rowsReadOf(asked);
  requireSpan(asked, read);
  const { numerator, denominator } = partsOf(metric, await formulaOf(reader));
  const isInside = FLOW_METRICS[metric].additivity === 'occupancy';
  return {
    ...{ read, weekday, hour, minute },
    above: isInside ? ['entries'] : numerator,
    below: isInside ? ['exits'] : denominator,
    isHighest: FLOW_METRICS[metric].additivity === 'peak',
  };
}

/** Single counters have readings alone; what is of a whole store has none, and who is inside is read by the hour. */
function rowsReadOf({ metric, read, counterId }: Asked): FlowRead {
  const { additivity, isOfStore } = FLOW_METRICS[metric];
  if (counterId !== undefined) return 'reading';
  if (isOfStore && read === 'reading') return 'hour';
  return additivity === 'occupancy' && read === 'day' ? 'hour' : read;
}

/** The rows behind a figure: what stands above and below the line of each, and of all. */
export async function rows(
  { db, actor }: Context,
  { page, size, ...asked }: Parsed<typeof api.rows>,
): Promise<Output<typeof api.rows>> {
  const wanted = { ...filterOf(asked), actor };
  const parts = await askedOf({ db, actor }, asked);
  const total = await factTotals(db, wanted, parts);
  const list = await factRows(db, wanted, parts, { size, offset: (page - 1) * size });
  return {
    total: total.rows,
    above: total.above,
    below: total.below,
    value: FLOW_METRICS[asked.metric].isOfStore && asked.counterId ? null : figureOf(asked.metric, total),
    list: list.map(presentFact),
  };
}

/** The figure that the rows make, where they make one: different people of several days and who is inside they do not. */
function figureOf(
  metric: FlowMetricKey,
  { rows: count, above, below }: { rows: number; above: number | null; below: number | null },
) {
  const { additivity, unit } = FLOW_METRICS[metric];
  if (above === null || additivity === 'occupancy' || (additivity === 'unique' && count > 1)) return null;
  if (additivity !== 'ratio') return above;
  return unit === 'ratio' ? percent(above, below ?? 0) : quotient(above, below ?? 0, unit === 'seconds' ? 0 : 2);
}

/** Day first. Where clocks are put back an hour comes twice: its moment tells which. */
export const keyOfFact = (row: FactRow): string =>
  [row.day, row.at?.toISOString() ?? '', row.shop_id, row.counter_id ?? '', row.is_open ? 1 : 0].join(' ');

const presentFact = (row: FactRow): Output<typeof api.rows>['list'][number] => ({
  key: keyOfFact(row),
  shop: { id: row.shop_id, name: row.shop_name },
  counter: row.counter_id === null ? null : { id: row.counter_id, name: row.counter_name ?? '' },
  ...{ day: row.day, hour: row.hour, minute: row.counter_id === null ? null : row.minute, isOpen: row.is_open },
  ...{ above: row.above, below: row.below, completeness: percent(row.healthy_minutes, row.expected_minutes) },
});
