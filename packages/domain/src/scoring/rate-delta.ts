import { roundHalfUp } from './round.ts';

/** As rates are shown. */
const RATE_DECIMALS = 1;

/** What one rate gained or lost against another, percentage points; null where one of them is not known. */
export function rateDelta(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : roundHalfUp(now - before, RATE_DECIMALS);
}
