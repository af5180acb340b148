import { isJoining } from '../../shared/session/joining.ts';
import { BASE } from '../../shared/session/leave.ts';

/** What single sign-on came back with: a pass and what this tab kept when it left, or why it did not work. */
export type SsoReturn = { pass: string; browser: string } | { fault: 'unknown' | 'denied' | 'failed' };

const FAULTS = ['unknown', 'denied', 'failed'] as const;

/** Of this tab: a pass that somebody else put into a link finds nothing here, and is not taken. */
const KEY = 'sso';

function leaving(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(KEY, fresh);
  return fresh;
}

/** Where single sign-on leads back to: the page that was asked for, or the way into a company. */
export const ssoAddress = (from: string | null): string => {
  const { search } = window.location;
  const back = isJoining(search) ? `/login${search}` : (from ?? '/');
  return `/sso/start?${new URLSearchParams({ returnTo: BASE + back, browser: leaving() })}`;
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
  const browser = sessionStorage.getItem(KEY);
  if (pass === null || browser === null) return { fault: FAULTS.find((known) => known === fault) ?? 'failed' };
  return { pass, browser };
}
