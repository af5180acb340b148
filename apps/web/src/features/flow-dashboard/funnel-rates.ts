import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';

/** The rates from step to step that have a rule of their own: of the stores and hours that have both, which the steps are not. */
const RATES: readonly { before: FlowMetricKey; of: FlowMetricKey; rate: FlowMetricKey }[] = [
  { before: 'passers', of: 'entries', rate: 'captureRate' },
  { before: 'entries', of: 'transactions', rate: 'conversion' },
];

/** The rate between two steps of a funnel; null: they are divided as they are. */
export const stepRate = (before: FlowMetricKey, of: FlowMetricKey): FlowMetricKey | null =>
  RATES.find((one) => one.before === before && one.of === of)?.rate ?? null;

/** The steps of a funnel and the rates between them, as many as one question takes. */
export function funnelMetrics(steps: readonly FlowMetricKey[]): FlowMetricKey[] {
  const rates = steps.flatMap((of, index) => {
    const before = steps[index - 1];
    return before === undefined ? [] : (stepRate(before, of) ?? []);
  });
  return [...new Set([...steps, ...rates])].slice(0, FLOW_LIMIT.metrics);
}
