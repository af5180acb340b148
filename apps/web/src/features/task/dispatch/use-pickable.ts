import { memberApi } from '@rondo/contract/member';
import { shopApi } from '@rondo/contract/shop';
import { useCall } from '../../../shared/http/query.ts';
import type { Pickable } from './picker-field.tsx';

type Asked = { keyword: string } | { ids: readonly string[] };

const inputOf = (asked: Asked) => ('ids' in asked ? { ids: [...asked.ids] } : asked);

/** Open shops in scope, with their group. */
export function usePickableShops(asked: Asked, enabled: boolean): Pickable[] {
  const input = { ...inputOf(asked), openOnly: !('ids' in asked) };
  const { data = [] } = useCall(shopApi.options, input, { enabled, keepPrevious: true });
  return data.map((shop) => ({ id: shop.id, name: shop.name, note: shop.groupPath }));
}

/** Active members, with their role. */
export function usePickablePeople(asked: Asked, enabled: boolean): Pickable[] {
  const { data = [] } = useCall(memberApi.options, inputOf(asked), { enabled, keepPrevious: true });
  return data.map((one) => ({ id: one.id, name: one.name, ...(one.roles[0] ? { note: one.roles[0] } : {}) }));
}
