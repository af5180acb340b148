import { useEffect, useEffectEvent, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

interface Guard {
  /** `blocked` while the reader is asked: `reset` stays, `proceed` leaves. */
  blocker: Blocker;
  /** The next step away is not asked about: what was written is saved, or given up. */
  letGo: () => void;
}

/**
 * Asks before something that was written is left behind and lost: another page, or another view of the same one as `viewOf` tells
 * from the parameters of its address. When the tab is closed or loaded again, the browser asks itself.
 */
export function useLeaveGuard(isUnsaved: () => boolean, viewOf: (search: string) => string = () => ''): Guard {
  const isFree = useRef(false);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isElsewhere = from.pathname !== to.pathname || viewOf(from.search) !== viewOf(to.search);
    return isElsewhere && !isFree.current && isUnsaved();
  });
  return {
    blocker,
    letGo: () => {
      isFree.current = true;
    },
  };
}
