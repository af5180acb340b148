import { useSyncExternalStore } from 'react';

/** What is stored after signing in, under exactly these keys of the local storage (section 3). */
export interface StoredSession {
  token: string;
  id: string;
  companyId: string;
}

const KEYS = ['token', 'id', 'companyId'] as const satisfies ReadonlyArray<keyof StoredSession>;
/** What is kept of the signed-in person for when there is no network; it ends with the session. */
export const KEPT_ME = 'me';
const listeners = new Set<() => void>();
let current = stored();
/** Token of the session this page began with. */
let own = current?.token;

function stored(): StoredSession | null {
  const token = localStorage.getItem('token');
  const id = localStorage.getItem('id');
  const companyId = localStorage.getItem('companyId');
  return token && id && companyId ? { token, id, companyId } : null;
}

function read(): void {
  const next = stored();
  if (KEYS.every((key) => next?.[key] === current?.[key])) return;
  if (!current) own = next?.token;
  current = next;
  for (const listener of listeners) listener();
}

// Another tab signed in, out, or changed one of the keys by hand.
window.addEventListener('storage', ({ key }) => {
  if (key === null || KEYS.some((own) => own === key)) read();
});

/** The session of this browser, `null` when one of its three keys is missing. */
export const storedSession = (): StoredSession | null => current;

export function keepSession(session: StoredSession): void {
  for (const key of KEYS) localStorage.setItem(key, session[key]);
  own = session.token;
  read();
}

/**
 * Forgets the session of this page; drafts stay, they are kept by company. What another tab has begun since is not this
 * page's to forget.
 */
export function clearSession(): void {
  if (stored()?.token === own) for (const key of [...KEYS, KEPT_ME]) localStorage.removeItem(key);
  read();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStoredSession = (): StoredSession | null => useSyncExternalStore(onSessionChange, storedSession);
