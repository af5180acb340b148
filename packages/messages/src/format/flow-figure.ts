import { isComparable } from '@rondo/domain/flow-asked';
import type { FlowWidgetKind } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { type FlowFigure, type FlowMetricKey, flowUnitOf } from '@rondo/domain/flow-metric';
import { leastText, type Say, unitText } from './figure.ts';
import { count, percent } from './number.ts';

/** A figure of customer flow with how sure it is. */
interface Told extends FlowFigure {
  metric: FlowMetricKey;
  completeness: number | null;
  isPartial: boolean;
  isLowerBound: boolean;
  estimated: number | null;
  drift: number | null;
}

interface Widget {
  title: string;
  metrics: readonly FlowMetricKey[];
  kind: FlowWidgetKind;
}

/** What a widget is called: its title, else its metrics. */
export const titleOf = ({ title, metrics, kind }: Widget, t: Say): string =>
  title || metrics.map((metric) => t(`flowMetric.name.${metric}`)).join(' · ') || t(`flowDashboard.kind.${kind}`);

/** A value of a metric in its unit; a dash for what is unknown. */
export const valueText = (metric: FlowMetricKey, value: number | null, t: Say): string =>
  unitText(flowUnitOf(metric), value, t);

/** The same with what is known of how sure it is: "≥ 1,204". */
export function figureText(
  { metric, value, isLowerBound }: Pick<Told, 'metric' | 'value' | 'isLowerBound'>,
  t: Say,
): string {
  const text = valueText(metric, value, t);
  return isLowerBound && value !== null ? leastText(text, t) : text;
}

/** What is to be said beside a figure: why there is none, how much of the data, too few, above 100 %. */
export function marksOf(figure: Told, t: Say): string[] {
  const { metric, why, completeness, estimated, drift } = figure;
  if (why !== null) return [t(`flowDashboard.why.${why}`)];
  const share = percent(completeness === null ? null : completeness / 100);
  return [
    ...(figure.isPartial ? [t('flowDashboard.mark.data', { percent: share })] : []),
    ...(figure.isFew ? [t('flowDashboard.mark.few')] : []),
    ...(figure.isOver ? [t('flowDashboard.mark.over')] : []),
    ...(estimated === null ? [] : [t('flowDashboard.mark.estimated', { value: valueText(metric, estimated, t) })]),
    ...(drift ? [t('flowDashboard.mark.drift', { value: count(drift) })] : []),
  ];
}

/** Over what two periods are compared, where that is not all of them; and why a change is neither good nor bad. */
export function comparedText(compared: { matched: number; of: number } | null, t: Say): string | null {
  if (compared === null) return null;
  if (compared.matched === 0) return t('flowDashboard.mark.noMatch');
  if (compared.matched >= compared.of) return null;
  const { matched, of } = { matched: count(compared.matched), of: count(compared.of) };
  return isComparable(compared)
    ? t('flowDashboard.mark.matched', { matched, of })
    : t('flowDashboard.mark.fewMatched', { matched, of, percent: percent(FLOW_LIMIT.comparablePercent / 100) });
}
