import { applicationApi } from '@rondo/contract/application';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useAct } from '../../../shared/http/query.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import type { PlaceFault } from './use-place.ts';

interface Options {
  onDone: (answer: Output<typeof applicationApi.approve>) => void;
  /** A role or scope that the reader may not give. */
  onFault: (fault: PlaceFault) => void;
}

/** Takes people in; members, departments and the count of what waits are asked for again. */
export function useApproval({ onDone, onFault }: Options) {
  return useAct(applicationApi.approve, {
    invalidates: ['member', 'department'],
    onDone: (answer) => {
      refreshCounters();
      onDone(answer);
    },
    onRefused: ({ reason, message }) => {
      const field = reason === 'ROLE_ABOVE' ? 'roleIds' : reason === 'SCOPE_ABOVE' ? 'scope' : null;
      if (field) onFault({ [field]: message });
      return field !== null;
    },
  });
}
