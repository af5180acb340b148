import { recordApi } from '@rondo/contract/record';
import { COMPARED_MOST } from '@rondo/domain/compared-records';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../../shared/http/http.ts';
import { keyOf } from '../../../shared/http/query.ts';

/** The reports of an address, oldest first; more than can stand side by side are not asked for. */
export function useCompared(ids: readonly string[]) {
  const answers = useQueries({
    queries: (ids.length > COMPARED_MOST ? [] : ids).map((id) => ({
      queryKey: keyOf(recordApi.get, { id }),
      queryFn: () => call(recordApi.get, { id }),
    })),
  });
  const failed = answers.find(({ isError }) => isError);
  const records = answers
    .flatMap(({ data }) => (data ? [data] : []))
    .toSorted((one, other) => (one.submittedAt < other.submittedAt ? -1 : 1));
  const refetch = () => void Promise.all(answers.filter(({ isError }) => isError).map((one) => one.refetch()));
  return { records, isPending: answers.some(({ isPending }) => isPending), failure: failed?.error ?? null, refetch };
}
