import { rectificationApi } from '@rondo/contract/rectification';
import { useState } from 'react';
import { useCall } from '../http/query.ts';
import type { ProblemPart } from './problem-part.ts';
import { faultsOf, type ProblemPlan, settled } from './problem-plan.ts';

/** A problem that is being filled in: what was chosen over what the company has set for the store, and what it still lacks. */
export function useProblem(plan: ProblemPlan, onChange: (plan: ProblemPlan) => void) {
  const usual = useUsual(plan.shopId, plan.handlerIds);
  const [isTried, setTried] = useState(false);
  const chosen = settled(plan, usual.data);
  const faults = faultsOf(plan, chosen, usual.data?.isAlone ?? false, Date.now());
  const part: ProblemPart = {
    ...{ plan, usual: usual.data, chosen },
    set: (patch) => onChange({ ...plan, ...patch }),
    errorOf: (fault, words) => (isTried && faults.includes(fault) ? { error: words } : {}),
  };
  return {
    part,
    isTried,
    /** From now on faults are told; answers whether there is none. */
    attempt: () => {
      setTried(true);
      return faults.length === 0;
    },
    /** Whom the company has set for the store is known. */
    isKnown: usual.data !== undefined,
    isLoading: isOnItsWay(usual),
    failure: usual.error,
    retry: () => void usual.refetch(),
  };
}

/** What is shown meanwhile is of another question, or nothing; without network nothing is under way. */
export const isOnItsWay = (read: Pick<ReturnType<typeof useUsual>, 'isFetching' | 'isPending' | 'isPlaceholderData'>) =>
  read.isFetching && (read.isPending || read.isPlaceholderData);

/** What the company has set for a store; the reviewers are those for the handlers that were chosen. */
function useUsual(shopId: string | null, handlerIds: string[] | null) {
  const some = handlerIds && handlerIds.length > 0 ? { handlerIds } : {};
  return useCall(
    rectificationApi.usual,
    { shopId: shopId ?? '', ...some },
    { enabled: shopId !== null, keepPrevious: true },
  );
}
