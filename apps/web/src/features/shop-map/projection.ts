import { fromGcj02, type LatLng, toGcj02 } from '@rondo/domain/gcj02';

/** Between where stores are and where the pictures of the map draw that. */
export interface Projection {
  toMap: (place: LatLng) => LatLng;
  toPlace: (onMap: LatLng) => LatLng;
}

const same = (place: LatLng): LatLng => place;
const PLAIN: Projection = { toMap: same, toPlace: same };
const SHIFTED: Projection = { toMap: toGcj02, toPlace: fromGcj02 };

export const projectionOf = (isGcj02: boolean): Projection => (isGcj02 ? SHIFTED : PLAIN);
