import type { ReadingMinutes } from './place.ts';

/** What a counter counted in a quarter or an hour, as it was stored. */
export interface CountedReading {
  counterId: string;
  /** ms */
  at: number;
  minutes: ReadingMinutes;
  isOpen: boolean;
  entries: number;
  exits: number;
  visitors: number | null;
  groups: number | null;
  dwells: number;
  dwellSeconds: number;
  peak: number | null;
  healthyMinutes: number;
}
