import type { FlowAnswer, FlowFigure, FlowPoint } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { isComparable } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { FLOW_METRICS, type FlowMetricKey } from '@rondo/domain/flow-metric';
import type { useFormat } from '../../shared/format/use-format.tsx';
import type { Translate } from '../../shared/i18n.tsx';
import type { Delta } from '../../shared/ui/chart/stat-strip.tsx';

type Format = ReturnType<typeof useFormat>;

/** A value of a metric in its unit; a dash for what is unknown. */
export function valueText(metric: FlowMetricKey, value: number | null, format: Format): string {
  const { unit } = FLOW_METRICS[metric];
  if (value === null) return format.count(null);
  if (unit === 'ratio') return format.percent(value / 100);
  if (unit === 'seconds') return format.duration(value * 1000);
  if (unit === 'money') return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.count(value);
}

/** The same with what is known of how sure it is: "≥ 1,204". */
export function figureText(figure: FlowFigure, t: Translate, format: Format): string {
  const value = valueText(figure.metric, figure.value, format);
  return figure.isLowerBound && figure.value !== null ? t('flowDashboard.mark.atLeast', { value }) : value;
}

/** What is to be said beside a figure: why there is none, how much of the data, too few, above 100 %. */
export function marksOf(figure: FlowFigure, t: Translate, format: Format): string[] {
  if (figure.why !== null) return [t(`flowDashboard.why.${figure.why}`)];
  const percent = format.percent(figure.completeness === null ? null : figure.completeness / 100);
  return [
    ...(figure.isPartial ? [t('flowDashboard.mark.data', { percent })] : []),
    ...(figure.isFew ? [t('flowDashboard.mark.few')] : []),
    ...(figure.isOver ? [t('flowDashboard.mark.over')] : []),
    ...(figure.estimated === null
      ? []
      : [t('flowDashboard.mark.estimated', { value: valueText(figure.metric, figure.estimated, format) })]),
    ...(figure.drift ? [t('flowDashboard.mark.drift', { value: format.count(figure.drift) })] : []),
  ];
}

/** What a widget is called: its title, else its metrics. */
export const titleOf = (
  { title, metrics, kind }: Pick<FlowWidget, 'title' | 'metrics' | 'kind'>,
  t: Translate,
): string =>
  title || metrics.map((metric) => t(`flowMetric.name.${metric}`)).join(' · ') || t(`flowDashboard.kind.${kind}`);

/** The change of a figure over what is complete in both periods; rates change in percentage points. */
export function deltaOf(
  metric: FlowMetricKey,
  index: number,
  compared: FlowAnswer['compared'],
  format: Format,
): Delta | null {
  const [current, previous] = [compared?.current[index] ?? null, compared?.previous[index] ?? null];
  if (compared === null || compared.matched === 0 || current === null || previous === null) return null;
  const { unit, isMoreGood } = FLOW_METRICS[metric];
  const isRate = unit === 'ratio';
  if (!isRate && previous === 0) return null;
  const change = isRate ? current - previous : (100 * (current - previous)) / Math.abs(previous);
  const size = Math.abs(change).toFixed(1);
  const direction = Number(size) === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const text = isRate ? `${size} pp` : format.percent(Number(size) / 100);
  return {
    text,
    direction,
    isGood:
      isMoreGood === null || direction === 'same' || !isComparable(compared)
        ? null
        : isMoreGood === (direction === 'up'),
  };
}

/** Over what two periods are compared, where that is not all of them; and why a change is neither good nor bad. */
export function comparedText(compared: FlowAnswer['compared'], t: Translate, format: Format): string | null {
  if (compared === null) return null;
  if (compared.matched === 0) return t('flowDashboard.mark.noMatch');
  if (compared.matched >= compared.of) return null;
  const { matched, of } = { matched: format.count(compared.matched), of: format.count(compared.of) };
  return isComparable(compared)
    ? t('flowDashboard.mark.matched', { matched, of })
    : t('flowDashboard.mark.fewMatched', { matched, of, percent: format.percent(FLOW_LIMIT.comparablePercent / 100) });
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const weekdayText = (weekday: number, t: Translate): string =>
  t(`cycle.words.weekday.${WEEKDAYS[weekday] ?? 'monday'}`);

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
export const hourText = (hour: number): string => clock(hour, 0);

/** What a point is called: its store, its day, its hour. */
export function pointName(point: FlowPoint, t: Translate, format: Format, isOneDay: boolean): string {
  if (point.weekday !== null && point.hour !== null) return `${weekdayText(point.weekday, t)} ${clock(point.hour, 0)}`;
  if (point.name) return point.name;
  const day = format.day(`${point.from}T12:00:00Z`);
  if (point.hour === null) return point.from === point.to ? day : `${day} – ${format.day(`${point.to}T12:00:00Z`)}`;
  const at = clock(point.hour, point.minute ?? 0);
  return isOneDay ? at : `${day} ${at}`;
}
