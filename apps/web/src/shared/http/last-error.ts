import { behaviourOf } from '@rondo/contract/kit/codes';
import { MINUTE_MS } from '@rondo/domain/duration';
import { herePath } from '../session/leave.ts';
import { type Refusal, referenceOf } from './refusal.ts';

/** What went wrong last in this tab, and on which page; feedback names it. */
interface LastError {
  /** The number it was noted under; null: there is none. */
  id: string | null;
  /** The number of the error; null: a page failed by itself. */
  code: number | null;
  route: string;
  at: number;
}

let last: LastError | null = null;

/** What went wrong longer ago has nothing to do with what is written now. */
const KEPT_MS = 10 * MINUTE_MS;

/** Only what nobody expected: whoever is refused for a reason has been told it, and nothing went wrong. */
export function noteRefusal(refusal: Refusal): void {
  if (!['operation', 'network'].includes(behaviourOf(refusal.code))) return;
  last = { id: referenceOf(refusal), code: refusal.code, route: routeHere(), at: Date.now() };
}

export function noteCrash(reference: string): void {
  last = { id: reference, code: null, route: routeHere(), at: Date.now() };
}

export const lastError = (): LastError | null => (last && Date.now() - last.at < KEPT_MS ? last : null);

/** The page of the address, without its query. */
export const routeHere = (): string => new URL(herePath(), window.location.origin).pathname;
