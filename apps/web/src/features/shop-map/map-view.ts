import type { LatLng } from '@rondo/domain/gcj02';
import { LIMIT } from '@rondo/domain/limit';
import type { MapBox } from '@rondo/domain/shop-map';

/** Where the middle of the map is, and how close. */
export interface MapView extends LatLng {
  zoom: number;
}

/** Digits of degrees that tell places a metre apart. */
const DIGITS = 5;
const round = (degrees: number): number => Number(degrees.toFixed(DIGITS));
const within = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);

/** A view as it stands in the address: `31.23042,121.4737,11`. */
export const viewText = ({ latitude, longitude, zoom }: MapView): string =>
  [round(latitude), round(longitude), zoom].join();

/** The view that an address names; null where it names none. */
export function viewOf(text: string | undefined): MapView | null {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN, ...rest] = (text ?? '')
    .split(',')
    .map(Number);
  const isPlace = within(latitude, LIMIT.shop.latitude) && within(longitude, LIMIT.shop.longitude);
  const isZoom = Number.isInteger(zoom) && within(zoom, { min: 0, max: LIMIT.shopMap.zoom });
  return isPlace && isZoom && rest.length === 0 ? { latitude, longitude, zoom } : null;
}

/** A rectangle that lies on the map as it is, whatever was dragged beyond its edge. */
export const clamped = ({ south, west, north, east }: MapBox): MapBox => ({
  south: round(clamp(south, LIMIT.shop.latitude)),
  west: round(clamp(west, LIMIT.shop.longitude)),
  north: round(clamp(north, LIMIT.shop.latitude)),
  east: round(clamp(east, LIMIT.shop.longitude)),
});

/** The rectangle widened to whole half tiles of its zoom: a map that is dragged a little asks for nothing new. */
export function widened({ south, west, north, east }: MapBox, zoom: number): MapBox {
  const step = 180 / 2 ** zoom;
  const down = (degrees: number): number => Math.floor(degrees / step) * step;
  const up = (degrees: number): number => Math.ceil(degrees / step) * step;
  return clamped({ south: down(south), west: down(west), north: up(north), east: up(east) });
}
