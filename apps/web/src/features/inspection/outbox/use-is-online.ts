import { useSyncExternalStore } from 'react';

/** Whether the browser believes in a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onNetwork, () => navigator.onLine);
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
