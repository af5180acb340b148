import { isWelcome, type Welcome } from '@rondo/contract/session-welcome';
import { welcomeRoute } from '@rondo/contract/session-welcome-route';
import { useSyncExternalStore } from 'react';
import { callPlain, Refusal } from '../http/http.ts';

const listeners = new Set<() => void>();
let welcome: Welcome | null = null;
let isAsked = false;

async function ask(): Promise<void> {
  try {
    welcome = await callPlain(welcomeRoute, {}, isWelcome);
  } catch (cause) {
    // Without it there are the usual brand and no demo accounts; the next page that needs it asks again.
    isAsked = false;
    if (!(cause instanceof Refusal)) throw cause;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void ask();
  }
  return () => listeners.delete(listener);
}

/** What is known before anyone is signed in: brand, environment, demo accounts; `null` until it is. Asked once a document. */
export const useWelcome = (): Welcome | null => useSyncExternalStore(subscribe, () => welcome);
