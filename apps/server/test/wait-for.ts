import { vi } from 'vitest';

/** Longest that is waited for what comes by itself, ms: as long as a poll waits (vitest.config.ts); vitest alone gives a busy machine one second. */
const PATIENCE_MS = 45_000;

/** What `act` answers, once it no longer throws. */
export const waitFor = <T>(act: () => T | Promise<T>): Promise<T> => vi.waitFor(act, { timeout: PATIENCE_MS });
