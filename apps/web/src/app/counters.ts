import { FEATURES } from '../features.ts';

/** The live numbers of all features. */
export const COUNTERS = FEATURES.flatMap(({ counters }) => counters ?? []);
