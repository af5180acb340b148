import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopMapApi } from '@rondo/contract/shop-map';
import type { Map as LeafletMap } from 'leaflet';
import { type MapView, viewOf } from './map-view.ts';
import { projectionOf } from './projection.ts';
import { showBox } from './show-box.ts';

/** Where a map without stores begins: all of China. */
const EMPTY_VIEW: MapView = { latitude: 34, longitude: 105, zoom: 4 };

/** Where the map begins: as the address says, else so that all stores are seen. */
export function firstView(
  asked: string | undefined,
  box: Output<typeof shopMapApi.extent>['box'],
  isGcj02: boolean,
): { view: MapView; arrange: (map: LeafletMap) => void } {
  const named = viewOf(asked);
  return {
    view: named ?? EMPTY_VIEW,
    arrange: (map) => {
      if (!named && box) showBox(map, box, projectionOf(isGcj02));
    },
  };
}
