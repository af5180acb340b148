import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

interface Guard {
  blocker: Blocker;
  /** The next step away is not asked about: what was written is saved, or given up. */
  letGo: () => void;
}

/** Asks before another role or another page takes the place of one that is not saved. The browser asks itself for the tab. */
export function useLeaveGuard(isDirty: boolean): Guard {
  const isFree = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname !== nextLocation.pathname || shown(currentLocation) !== shown(nextLocation);
    return isDirty && isElsewhere && !isFree.current;
  });
  return {
    blocker,
    letGo: () => {
      isFree.current = true;
    },
  };
}

/** Which role an address shows. */
function shown({ search }: { search: string }): string {
  const params = new URLSearchParams(search);
  return `${params.get('role') ?? ''} ${params.get('copy') ?? ''}`;
}
