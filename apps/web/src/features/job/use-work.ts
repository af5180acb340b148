import { jobApi } from '@rondo/contract/job';
import { isJobOpen } from '@rondo/domain/job';
import { useCall } from '../../shared/http/query.ts';
import { useTellOfEnds } from './use-tell-of-ends.ts';

/** How much of one's own background work goes on, kept up to date by push. Says by a toast what came to an end. */
export function useWork(onOpen: () => void): number {
  const { data } = useCall(jobApi.list, {}, { hideErrors: true, onError: () => {} });
  useTellOfEnds(data, onOpen);
  return (data ?? []).filter(({ state }) => isJobOpen(state)).length;
}
