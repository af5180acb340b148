/** Everyone with a part in it but those who are only its handlers. */
export function mayRemind(isAdmin: boolean, relations: readonly string[]): boolean {
  return isAdmin || relations.some((relation) => relation !== 'handler');
}

/** Whoever gave it, and administrators. */
export function mayRemove(isAdmin: boolean, relations: readonly string[]): boolean {
  return isAdmin || relations.includes('initiator');
}

/** Whether it waits for somebody. */
export function isWaiting(state: string): boolean {
  return state === 'pending' || state === 'pending_review';
}
