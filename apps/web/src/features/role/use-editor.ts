import type { RoleRow } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { type Tier, widestTier } from '@rondo/domain/role';
import { useMemo } from 'react';
import { useCan, useMe } from '../../shared/session/me.ts';

/** Who edits: nobody gives more than they have themselves. */
export interface Editor {
  codes: ReadonlySet<PermissionCode>;
  tier: Tier;
  isAdmin: boolean;
}

/** The reader as the rules of granting see them. */
export function useEditor(roles: readonly RoleRow[]): Editor {
  const me = useMe();
  const can = useCan();
  return useMemo(() => {
    const mine = roles.filter((role) => me.roles.includes(role.name));
    const tier = me.isAdmin ? 'all' : widestTier(mine.map((role) => role.tier));
    return { codes: new Set(PERMISSION_CODES.filter((code) => can(code))), tier, isAdmin: me.isAdmin };
  }, [me, can, roles]);
}
