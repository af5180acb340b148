import type { MapBox } from '@rondo/domain/shop-map';
import type { Map as LeafletMap } from 'leaflet';
import type { Projection } from './projection.ts';

/** A store alone is not shown so close that nothing around it is known. */
const CLOSEST_ZOOM = 15;
const EDGE_PX = 40;

/** Moves the map so that a rectangle is seen whole. */
export function showBox(map: LeafletMap, { south, west, north, east }: MapBox, { toMap }: Projection): void {
  const corners = [toMap({ latitude: south, longitude: west }), toMap({ latitude: north, longitude: east })];
  const bounds = corners.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  map.fitBounds(bounds, { maxZoom: CLOSEST_ZOOM, padding: [EDGE_PX, EDGE_PX], animate: false });
}
