import type { FlowPoint } from '@rondo/contract/flow-figures';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';
import { useLocation } from 'react-router';

/** What a number opens: its widget, metric and point; no point: the whole of the widget. */
export interface OpenNumber {
  widget: string;
  metric: string;
  point: string;
}

const BETWEEN = '~';

/** The rows that the address opens. */
export function openedIn(open: string | null): OpenNumber | null {
  const [widget, metric, point = ''] = open?.split(BETWEEN) ?? [];
  return widget && metric ? { widget, metric, point } : null;
}

/** The address that opens the rows of a number beside the dashboard. */
export function useRowsLink(widget: string) {
  const { pathname, search } = useLocation();
  return (metric: FlowMetricKey, point?: Pick<FlowPoint, 'key'>): string => {
    const query = new URLSearchParams(search);
    query.set('open', [widget, metric, point?.key ?? ''].join(BETWEEN));
    return `${pathname}?${query}`;
  };
}
