import type { FlowAnswer, FlowPoint } from '@rondo/contract/flow-figures';
import { isComparable } from '@rondo/domain/flow-asked';
import { FLOW_METRICS, type FlowMetricKey } from '@rondo/domain/flow-metric';
import type { useFormat } from '../../shared/format/use-format.tsx';
import type { Translate } from '../../shared/i18n.tsx';
import type { Delta } from '../../shared/ui/chart/stat-strip.tsx';

type Format = ReturnType<typeof useFormat>;

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
