/** Why a store is, or is not, watched for a kind of event (product 17, deployment). */
export const COVERAGE_STATES = ['covered', 'partly', 'no_camera', 'not_enabled', 'offline'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

interface Deployed {
  /** Cameras of the store that can show the kind. */
  suitable: number;
  /** Of these the ones that an active rule watches. */
  watched: number;
  /** Of the watched the ones that answer, and were not moved away. */
  answering: number;
}

/** The one word for a store and a kind. */
export function coverageOf({ suitable, watched, answering }: Deployed): CoverageState {
  if (suitable === 0) return 'no_camera';
  if (watched === 0) return 'not_enabled';
  if (answering === 0) return 'offline';
  return answering < suitable ? 'partly' : 'covered';
}

/** Stores that are watched ÷ stores that could be; null where none could. Those without a suitable camera count as not watched. */
export function coverageShare(states: readonly CoverageState[]): number | null {
  if (states.length === 0) return null;
  return states.filter((state) => state === 'covered' || state === 'partly').length / states.length;
}
