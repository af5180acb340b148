import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { useState } from 'react';
import { useCall } from '../../shared/http/query.ts';

const MOST = 50;

/** Active administrators but the owner, as the company may be offered to them. */
export function useAdministrators(ownerId: string) {
  const [keyword, setKeyword] = useState('');
  const roles = useCall(roleApi.list, {});
  const role = roles.data?.find((one) => one.key === 'administrator');
  const members = useCall(
    memberApi.list,
    { keyword, state: ['active'], roleId: role ? [role.id] : [], sort: 'name', size: MOST },
    { enabled: role !== undefined, keepPrevious: true },
  );
  return {
    administrators: (members.data?.list ?? []).filter((one) => one.id !== ownerId),
    isLoading: roles.isPending || members.isFetching,
    search: { isUsed: keyword !== '', run: setKeyword },
  };
}
