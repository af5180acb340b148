import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before the page is left while something is not on the server. The browser asks itself when the tab is closed. */
export function useLeaveGuard(isUnsaved: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
}
