import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isEntering = false;

/** Between two sessions there is none: the page waits instead of asking who is there. */
export function setEntering(next: boolean): void {
  isEntering = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useEntering = (): boolean => useSyncExternalStore(subscribe, () => isEntering);
