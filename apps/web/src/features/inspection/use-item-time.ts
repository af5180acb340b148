import { SECOND_MS } from '@rondo/domain/duration';
import { useEffect } from 'react';
import type { Session } from './draft/session.ts';

/** Counts how long an item is on screen; a hidden page counts nothing. */
export function useItemTime(session: Session, itemId: string | undefined): void {
  useEffect(() => {
    if (!itemId) return;
    let since = performance.now();
    const add = () => {
      const now = performance.now();
      session.spent(itemId, (now - since) / SECOND_MS);
      since = now;
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') add();
      else since = performance.now();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      if (document.visibilityState === 'visible') add();
    };
  }, [session, itemId]);
}
