import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../../../shared/session/me.ts';
import { onWaiting, waitingCount } from '../draft/waiting.ts';

/** How many inspections of the reader wait on this device to be sent. */
export function useWaitingCount(): number {
  const { companyId, id: memberId } = useMe();
  return useSyncExternalStore(onWaiting, () => waitingCount({ companyId, memberId }));
}

/** Sends what waits, on every page: at once, when the network is back, and when the page is looked at again. */
export function useSending(): void {
  const { companyId, id: memberId } = useMe();
  const isWaiting = useWaitingCount() > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const run = () => {
      import('../draft/outbox-here.ts').then(
        ({ outboxOf }) => outboxOf({ companyId, memberId }).run(),
        (cause: unknown) => console.warn('the code that sends did not load: it is asked for again', cause),
      );
    };
    const look = () => {
      if (document.visibilityState === 'visible') run();
    };
    run();
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, companyId, memberId]);
}
