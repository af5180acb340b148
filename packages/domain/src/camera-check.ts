import type { CameraPlace } from './device.ts';
import { MINUTE_MS, SECOND_MS } from './duration.ts';

/** What a frame of a camera is compared with (products 25 (c) 2, 10 (c) 2). */
export const CHECKED_KINDS = ['check_in', 'rectification'] as const;
export type CheckedKind = (typeof CHECKED_KINDS)[number];

/** When: somebody arrived, a fix was handed in, its deadline passed. */
export const CHECK_MOMENTS = ['arrival', 'handled', 'deadline'] as const;
export type CheckMoment = (typeof CHECK_MOMENTS)[number];

/** The frame is taken at most so long after its moment, ms; later ones prove nothing. */
const CHECK_WINDOW_MS: Record<CheckMoment, number> = {
  arrival: MINUTE_MS,
  handled: 2 * MINUTE_MS,
  deadline: 2 * MINUTE_MS,
};

/** After a try that failed the next one comes so much later, ms. */
const RETRY_MS = 15 * SECOND_MS;

/** The places where somebody who arrives is seen, the best first. */
export const ARRIVAL_PLACES: readonly CameraPlace[] = ['door', 'till'];

/** The last moment at which a frame counts. */
export const checkEndsAt = (moment: CheckMoment, at: Date): Date => new Date(at.getTime() + CHECK_WINDOW_MS[moment]);

/** When a frame that failed is tried again; null: its time is over. */
export function checkAgainAt(moment: CheckMoment, at: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + RETRY_MS);
  return next <= checkEndsAt(moment, at) ? next : null;
}
