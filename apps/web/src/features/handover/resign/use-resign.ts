import { handoverApi } from '@rondo/contract/handover';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useAct } from '../../../shared/http/query.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';

export type Found = Output<typeof handoverApi.items>;
export type Result = Output<typeof handoverApi.resign>;

interface Heard {
  onDone: (result: Result) => void;
  /** What was shown is no longer so: somebody changed the member, or work came in. */
  onStale: () => void;
  /** Somebody chosen does not work here, or not for a store whose work they would get. */
  onUnfit?: () => void;
}

/** Pages that show who does what. */
const TOUCHES = ['staff', 'task', 'rectification', 'shop', 'dept', 'department'];

/** The act itself. */
export function useResign({ onDone, onStale, onUnfit }: Heard) {
  return useAct(handoverApi.resign, {
    touches: TOUCHES,
    onDone: (result) => {
      refreshCounters();
      onDone(result);
    },
    onRefused: ({ reason }) => {
      if (reason === 'HANDOVER_OPEN' || reason === 'STALE') onStale();
      if (reason === 'MEMBER_NOT_FOUND' && onUnfit) {
        onUnfit();
        return true;
      }
      return false;
    },
  });
}
