/** The wizard stands in the address of the task centre (A35), so that it can be linked to. */
export const DISPATCH_LINK = '/task?dispatch=1';

/** The wizard with some shops chosen already. */
export function dispatchLink(shopIds: readonly string[]): string {
  const query = new URLSearchParams({ dispatch: '1' });
  for (const id of shopIds) query.append('shopIds', id);
  return `/task?${query}`;
}
