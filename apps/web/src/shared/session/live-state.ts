import { useSyncExternalStore } from 'react';

/** How the push connection is doing. */
export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed';

let state: LiveState = 'closed';
const readers = new Set<() => void>();

/** As this tab last heard of it. */
export const liveState = (): LiveState => state;

export function setLiveState(next: LiveState): void {
  state = next;
  for (const reader of readers) reader();
}

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, liveState);

/** Whether what changes is told without being asked for. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => state === 'open');

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}
