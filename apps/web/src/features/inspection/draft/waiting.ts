import { queuedKeys } from './queued.ts';

const listeners = new Set<() => void>();

/** Something came into the outbox of this tab, or left it. */
export function tellWaiting(): void {
  for (const listener of listeners) listener();
}

/** Told of changes here and in other tabs. Returns how to stop. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How many inspections of a member wait on this device to be sent. */
export const waitingCount = (owner: { companyId: string; memberId: string }): number =>
  queuedKeys(localStorage, owner).length;
