import { memberOptions } from '@rondo/contract/member-options';
import { shopOptions } from '@rondo/contract/shop-options';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import type { Found } from './picker-field.tsx';

type Asked = { keyword: string } | { ids: readonly string[] };

const inputOf = (asked: Asked) => ('ids' in asked ? { ids: [...asked.ids] } : asked);

/** Open shops in scope, with their group. */
export function usePickableShops(asked: Asked, enabled: boolean): Found {
  const input = { ...inputOf(asked), openOnly: !('ids' in asked) };
  const read = useCall(shopOptions, input, { enabled, keepPrevious: true });
  const list = (read.data ?? []).map((shop) => ({ id: shop.id, name: shop.name, note: shop.groupPath }));
  return { list, isLoading: read.isFetching, onRetry: retryOf(read) };
}

/** Active members, with their role. */
export function usePickablePeople(asked: Asked, enabled: boolean): Found {
  const read = useCall(memberOptions, inputOf(asked), { enabled, keepPrevious: true });
  const list = (read.data ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    ...(one.roles[0] ? { note: one.roles[0] } : {}),
  }));
  return { list, isLoading: read.isFetching, onRetry: retryOf(read) };
}
