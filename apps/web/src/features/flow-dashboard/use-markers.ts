import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { filterInput } from '@rondo/contract/flow-question';
import type { FlowDashboardFilters } from '@rondo/contract/flow-widget';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useCall } from '../../shared/http/query.ts';

export type Marker = Output<typeof flowFiguresApi.markers>[number];
const NONE: readonly Marker[] = [];

/** What happened in the period of a dashboard and may explain its figures; none while it is not asked for. */
export function useMarkers(filters: FlowDashboardFilters, today: string, isOn: boolean): readonly Marker[] {
  const { counterId: _counters, ...asked } = filterInput(filters, today);
  const read = useCall(flowFiguresApi.markers, asked, { enabled: isOn, part: true });
  return isOn ? (read.data ?? NONE) : NONE;
}
