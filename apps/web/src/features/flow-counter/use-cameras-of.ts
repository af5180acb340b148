import { surveillanceApi } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { retryOf, useCall } from '../../shared/http/query.ts';

/** The cameras of a store that the reader sees. */
export function useCamerasOf(shopId: string | null) {
  const asked = { shopId: [shopId ?? ''], size: LIMIT.page.sizes[3] };
  const found = useCall(surveillanceApi.cameras, asked, { enabled: shopId !== null });
  return {
    cameras: found.data?.list ?? [],
    isKnown: found.data !== undefined,
    isFetching: found.isFetching,
    retry: retryOf(found),
  };
}
