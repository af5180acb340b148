import type { Position } from '@rondo/domain/judge-check-in';

/** Why a browser gives no position: it has none or found none in time, or it may not tell. */
export type NoPosition = 'none' | 'denied';

/** A phone that stands in a shop has found itself by then, ms. */
const WAIT_MS = 15_000;

export const hasPosition = (): boolean => 'geolocation' in navigator;

/** Measures where the device is now, as exactly as it can. */
export function measure(): Promise<{ position: Position } | { fault: NoPosition }> {
  if (!hasPosition()) return Promise.resolve({ fault: 'none' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude, accuracyM: accuracy } }),
      (error) => {
        console.warn('the browser gave no position', error.message);
        resolve({ fault: error.code === error.PERMISSION_DENIED ? 'denied' : 'none' });
      },
      { enableHighAccuracy: true, maximumAge: 0, timeout: WAIT_MS },
    );
  });
}
