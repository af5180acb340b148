import { availableParallelism } from 'node:os';

/** How many cameras this machine codes anew at once: each takes up to two cores for a moment. */
export const USUAL_CONVERTERS = Math.max(1, Math.floor(availableParallelism() / 2));

export interface ConverterSlots {
  /** Answers how to give it back; null when all are taken. */
  take: () => (() => void) | null;
}

export function converterSlots(most: number): ConverterSlots {
  let taken = 0;
  return {
    take() {
      if (taken >= most) return null;
      taken += 1;
      return () => {
        taken -= 1;
      };
    },
  };
}
