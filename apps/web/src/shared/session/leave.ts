import { LOGIN_REDIRECT_MS } from '@rondo/contract/kit/constants';
import { clearSession } from './stored-session.ts';

/** The base path of the application. */
export const BASE = '/web';

let timer: ReturnType<typeof setTimeout> | undefined;
let leaving = false;

/** The sign-in page, which comes back to `path` afterwards (A44). Paths are below /web, with their query. */
export function signInAddress(path: string): string {
  return path === '/' || path.startsWith('/login') ? '/login' : `/login?from=${encodeURIComponent(path)}`;
}

/** The page at hand, below the base path. */
export function herePath(): string {
  const { pathname, search, hash } = window.location;
  const path = pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  return (path || '/') + search + hash;
}

/**
 * Forgets the session and shows the sign-in page, which comes back here only if `comeBack`. It is a new document, so that
 * nothing anybody has seen stays in memory. Drafts stay in the storage, kept by company.
 */
export function leaveNow({ comeBack }: { comeBack: boolean }): void {
  clearTimeout(timer);
  const to = comeBack ? signInAddress(herePath()) : '/login';
  // Forgotten once: what is stored when the second is over may be a session that another tab has begun.
  forgetSession();
  window.location.replace(BASE + to);
}

/** Forgets the session; the sign-in page follows after a second, so that the reason can be read (section 8). */
export function leaveSoon(): void {
  if (leaving) return;
  forgetSession();
  timer = setTimeout(() => leaveNow({ comeBack: true }), LOGIN_REDIRECT_MS);
}

/** Says that the page is left before it forgets: whoever hears that the session is gone would leave a second time. */
function forgetSession(): void {
  if (leaving) return;
  leaving = true;
  clearSession();
}

/** Whether the sign-in page is about to follow by itself. */
export const isLeaving = (): boolean => leaving;
