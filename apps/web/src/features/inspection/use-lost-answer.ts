import { useEffect, useEffectEvent } from 'react';
import type { Live } from './draft/live.ts';
import { queuedOf } from './draft/queued.ts';
import type { Where } from './use-inspection.ts';

/**
 * True while the server refuses to save because a submission arrived whose answer did not: `onOpen` then asks for that
 * answer, under the same request id, instead of telling the inspector that somebody else handled the task.
 */
export function useLostAnswer(live: Live, where: Where, onOpen: () => void): boolean {
  const isLost = live.refusal !== null && isUnanswered(where.key);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isLost) open();
  }, [isLost]);
  return isLost;
}

function isUnanswered(key: string): boolean {
  const queued = queuedOf(localStorage, key);
  return queued?.wasSent === true && queued.problem === null;
}
