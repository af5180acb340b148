import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Leaving waits for the save; what cannot be saved keeps the reader here, and the browser asks before closing the tab. */
export function useLeaveGuard(isDirty: boolean, flush: () => Promise<boolean>, onRefused: () => void): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void flush().then((isSaved) => {
      if (isSaved) blocker.proceed();
      else {
        blocker.reset();
        onRefused();
      }
    });
  }, [blocker, flush, onRefused]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      void flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, flush]);
}
