import { memberApi } from '@rondo/contract/member';
import { shopApi } from '@rondo/contract/shop';
import { useCall } from '../../../shared/http/query.ts';

type Asked = { keyword: string } | { ids: readonly string[] };

const inputOf = (asked: Asked) => ('ids' in asked ? { ids: [...asked.ids] } : asked);

/** People of the company by name, or those with some ids. */
export function useFoundPeople(asked: Asked, enabled: boolean) {
  return useCall(memberApi.options, inputOf(asked), { enabled, keepPrevious: true }).data ?? [];
}

/** Shops in scope by name or code, or those with some ids. */
export function useFoundShops(asked: Asked, enabled: boolean) {
  return useCall(shopApi.options, inputOf(asked), { enabled, keepPrevious: true }).data ?? [];
}
