import { behaviourOf } from '@rondo/contract/kit/codes';
import { herePath } from '../session/leave.ts';
import { type Refusal, referenceOf } from './refusal.ts';

/** What went wrong last in this tab, and on which page; feedback names it. */
interface LastError {
  /** The number it was noted under; null: there is none. */
  id: string | null;
  /** The number of the error; null: a page failed by itself. */
  code: number | null;
  route: string;
}

let last: LastError | null = null;

/** Nothing has gone wrong for who is refused in silence, or has to sign in again. */
const UNSAID = ['silent', 'session_over', 'resolve'];

export function noteRefusal(refusal: Refusal): void {
  if (UNSAID.includes(behaviourOf(refusal.code))) return;
  last = { id: referenceOf(refusal), code: refusal.code, route: routeHere() };
}

export function noteCrash(reference: string): void {
  last = { id: reference, code: null, route: routeHere() };
}

export const lastError = (): LastError | null => last;

/** The page of the address, without its query. */
export const routeHere = (): string => new URL(herePath(), window.location.origin).pathname;
