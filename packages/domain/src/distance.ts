import type { LatLng } from './gcj02.ts';

/** Mean radius of the earth (IUGG), m. */
const EARTH_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** The way over the ground between two places, m: the haversine formula on a sphere, within half a percent of the true one. */
export function distanceMeters(a: LatLng, b: LatLng): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
