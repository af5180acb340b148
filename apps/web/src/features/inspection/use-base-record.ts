import { inspectionApi } from '@rondo/contract/inspection';
import type { Output } from '@rondo/contract/kit/endpoint';
import { useSearchParams } from 'react-router';
import { useCall } from '../../shared/http/query.ts';

export type Base = Output<typeof inspectionApi.reinspection>;

/** The record named by the address, to be inspected again. `isAsked`: there is one in the address. */
export function useBaseRecord() {
  const [params] = useSearchParams();
  const recordId = params.get('recordId') ?? '';
  const { data, isError, error, refetch } = useCall(
    inspectionApi.reinspection,
    { recordId },
    { enabled: recordId !== '' },
  );
  return { isAsked: recordId !== '', base: data ?? null, error: isError ? error : null, refetch };
}
