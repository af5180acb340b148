import { isJoining } from '../../shared/session/joining.ts';
import { BASE } from '../../shared/session/leave.ts';

/** What single sign-on came back with: a pass, or why it did not work. */
export type SsoReturn = { pass: string } | { fault: 'unknown' | 'denied' | 'failed' };

const FAULTS = ['unknown', 'denied', 'failed'] as const;

/** Where single sign-on leads back to: the page that was asked for, or the way into a company. */
export const ssoAddress = (from: string | null): string => {
  const { search } = window.location;
  const back = isJoining(search) ? `/login${search}` : (from ?? '/');
  return `/sso/start?returnTo=${encodeURIComponent(BASE + back)}`;
};

/** Reads what single sign-on left behind the `#` of the address, and takes it away: it is good once and for nobody else. */
export function takeSsoReturn(): SsoReturn | null {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(hash.slice(1));
  const pass = params.get('pass');
  const fault = params.get('sso');
  if (pass === null && fault === null) return null;
  const from = new URLSearchParams(search).get('from');
  window.history.replaceState(null, '', from?.startsWith('/login?') ? BASE + from : pathname + search);
  return pass === null ? { fault: FAULTS.find((known) => known === fault) ?? 'failed' } : { pass };
}
