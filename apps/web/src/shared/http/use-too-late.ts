import type { Noun } from '@rondo/contract/noun';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCounters } from '../session/counters.ts';
import { refetchNouns } from './query.ts';
import type { Refusal } from './refusal.ts';

/** For `onRefused`: where somebody was quicker, what they did is read anew, with the acts that are left. The refusal is told as always. */
export function useTooLate(nouns: readonly Noun[]): (refusal: Refusal) => boolean {
  const client = useQueryClient();
  return ({ reason }) => {
    if (reason === 'MOVE_NOT_ALLOWED' || reason === 'STALE') {
      void refetchNouns(client, nouns);
      refreshCounters();
    }
    return false;
  };
}
