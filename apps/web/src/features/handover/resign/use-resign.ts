import { handoverApi } from '@rondo/contract/handover';
import type { Output } from '@rondo/contract/kit/endpoint';
import type { Noun } from '@rondo/contract/noun';
import { use } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import type { Refusal } from '../../../shared/http/refusal.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { OwnLeaving } from './own-leaving.ts';
import type { choicesOf } from './plan.ts';

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
const RESIGN_INVALIDATES = [
  'member',
  'task',
  'rectification',
  'cycle',
  'shop',
  'department',
  'certificate',
  'knowledge',
  'learning',
] as const satisfies readonly Noun[];

interface Wanted {
  found: Found;
  reason: string;
  choices?: ReturnType<typeof choicesOf>['choices'];
}

/** The act itself: of somebody who manages members, or the reader's own leaving. */
export function useResign({ onDone, onStale, onUnfit }: Heard) {
  const isOwn = use(OwnLeaving);
  const onRefused = ({ reason }: Refusal): boolean => {
    if (reason === 'HANDOVER_OPEN' || reason === 'STALE') onStale();
    const isUnfit = reason === 'MEMBER_NOT_FOUND' || reason === 'SUCCESSOR_OUTSIDE' || reason === 'SUCCESSOR_OWN_WORK';
    if (isUnfit) onUnfit?.();
    // Whom it is about, the refusal itself says.
    return reason === 'MEMBER_NOT_FOUND' && onUnfit !== undefined;
  };
  const resign = useAct(handoverApi.resign, {
    invalidates: RESIGN_INVALIDATES,
    onDone: (result) => {
      refreshCounters();
      onDone(result);
    },
    onRefused,
  });
  // The session is over with it: nothing is read again.
  const leave = useSubmit(handoverApi.leave, { onDone, onRefused });
  return {
    busy: resign.busy || leave.busy,
    run: ({ found: { memberId, rev }, reason, choices = [] }: Wanted) =>
      isOwn ? leave.run({ rev, reason, choices }) : resign.run({ memberId, rev, reason, choices }),
  };
}
