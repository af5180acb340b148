import type { Input } from '@rondo/contract/kit/endpoint';
import type { shopMapApi } from '@rondo/contract/shop-map';
import { SHOP_STATES } from '@rondo/domain/shop';
import { MAP_MEASURES, type MapMeasure } from '@rondo/domain/shop-map';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** What the address of the map holds beside search, page and the chosen store. */
export const MAP_PARAMS = ['at', 'measure', 'state', 'group'] as const;
export type MapParam = (typeof MAP_PARAMS)[number];
type Params = ListParams<MapParam>;

/** Which of the lists stands beside the map; the phone shows one or the map. */
const MAP_TABS = ['', 'list', 'unlocated'] as const;
export type MapTab = (typeof MAP_TABS)[number];

export const tabOf = ({ tab }: Params): MapTab => MAP_TABS.find((known) => known === tab) ?? '';

/** `seesFlow`: what the address names is left out for whoever does not see it. */
export function measureOf({ filters }: Params, seesFlow: boolean): MapMeasure {
  const found = MAP_MEASURES.find((known) => known === filters.measure[0]) ?? 'status';
  return found === 'footfall' && !seesFlow ? 'status' : found;
}

/** The stores that are asked for; values that are none of the known ones are left out. */
export function filterOf({ q, filters }: Params): Input<typeof shopMapApi.extent> {
  const states = SHOP_STATES.filter((state) => filters.state.includes(state));
  return {
    keyword: q,
    ...(states.length > 0 ? { state: states } : {}),
    ...(filters.group.length > 0 ? { groupId: filters.group } : {}),
  };
}
