/** Where a reading came from. A correction is what somebody wrote instead; nothing that comes later replaces it. */
export type ReadingSource = 'camera' | 'import' | 'api' | 'correction';

/**
 * What became of a reading that another system sent. written: it stands now; corrected: somebody wrote what that hour really was;
 * unknown_counter: no counter has that code; no_start: it begins at no quarter or hour; too_early: it is not over yet; too_old:
 * readings of that day are no longer kept.
 */
export const READING_RESULTS = ['written', 'corrected', 'unknown_counter', 'no_start', 'too_early', 'too_old'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];
