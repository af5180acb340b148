/** How the push connection is doing. */
export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed';

let state: LiveState = 'closed';

/** As this tab last heard of it. */
export const liveState = (): LiveState => state;

export function setLiveState(next: LiveState): void {
  state = next;
}
