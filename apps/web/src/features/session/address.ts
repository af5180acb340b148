import { useSyncExternalStore } from 'react';

/** What the sign-in page may show, named in its query (I18). `password` and `code` are the two ways to sign in. */
export const MODES = [
  'password',
  'code',
  'forgot',
  'register',
  'choose',
  'start',
  'create',
  'join',
  'waiting',
] as const;
export type Mode = (typeof MODES)[number];

/** The query of the sign-in page. */
export interface Address {
  mode: Mode | null;
  /** Secret of a link to join by, empty without one. */
  invite: string;
  /** The member who passed the link on. */
  by: string | null;
  /** A company code that was typed; kept while the reader signs in or registers. */
  companyCode: string;
  /** Where to go after signing in, below the base path. */
  from: string | null;
}

type Change = Partial<Record<'mode' | 'invite' | 'by' | 'companyCode', string | null>>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The address of another mode; what is not named stays: the invitation, where to go afterwards. */
export function addressOf(change: Change): string {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const query = params.toString();
  return window.location.pathname + (query ? `?${query}` : '');
}

/** Shows another mode; the way back leads to the one before, unless it is replaced. */
export function showMode(change: Change, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', addressOf(change));
  else window.history.pushState(null, '', addressOf(change));
  for (const listener of listeners) listener();
}

/** Where the reader is on the sign-in page. */
export function useAddress(): Address {
  useSyncExternalStore(subscribe, () => window.location.search);
  return readAddress();
}

/** The same, outside of components. */
export function readAddress(): Address {
  const params = new URLSearchParams(window.location.search);
  return {
    mode: MODES.find((mode) => mode === params.get('mode')) ?? null,
    invite: params.get('invite') ?? '',
    by: params.get('by'),
    companyCode: params.get('companyCode') ?? '',
    from: params.get('from'),
  };
}
