/** Where a reading came from. A correction is what somebody wrote instead; nothing that comes later replaces it. */
export type ReadingSource = 'camera' | 'import' | 'api' | 'correction';

/**
 * What became of a reading that another system sent. written: it stands now; corrected: somebody wrote what that hour really was;
 * unknown_counter: no counter has that code; no_start: it begins at no quarter or hour; too_early: it is not over yet; too_old:
 * readings of that day are no longer kept.
 */
export const READING_RESULTS = ['written', 'corrected', 'unknown_counter', 'no_start', 'too_early', 'too_old'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

/** What became of an hour of sales that another system sent, likewise; unknown_store: no store in scope has that number; nothing: it tells nothing. */
export const SALE_RESULTS = ['written', 'unknown_store', 'no_start', 'too_early', 'too_old', 'nothing'] as const;
export type SaleResult = (typeof SALE_RESULTS)[number];
