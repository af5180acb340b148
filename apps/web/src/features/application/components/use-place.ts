import type { Invite } from '@rondo/contract/application';
import type { ScopeShape } from '@rondo/contract/member-shape';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { NO_SCOPE } from '../../member/index.ts';

/** Where people are put who are taken in. */
export interface Place {
  departmentId: string;
  roleIds: string[];
  scope: ScopeShape;
}

export type PlaceFault = Partial<Record<keyof Place, string>>;

/** The place that is being chosen; it begins with what the invitation says, as long as nothing was touched. */
export function usePlace(invite: Pick<Invite, 'departmentId' | 'roleId'> | undefined) {
  const t = useT();
  const [touched, setTouched] = useState<Partial<Place>>({});
  const [fault, setFault] = useState<PlaceFault>({});
  const departmentId = touched.departmentId ?? invite?.departmentId ?? null;
  const roleIds = touched.roleIds ?? (invite?.roleId ? [invite.roleId] : []);
  const scope = touched.scope ?? NO_SCOPE;
  return {
    departmentId,
    roleIds,
    scope,
    fault,
    setFault,
    change(next: Partial<Place>): void {
      setTouched((before) => ({ ...before, ...next }));
      setFault({});
    },
    /** The place when it is whole; otherwise null, and the fields say what is missing. */
    checked(): Place | null {
      const found: PlaceFault = {
        ...(departmentId ? {} : { departmentId: t('application.departmentNeeded') }),
        ...(roleIds.length > 0 ? {} : { roleIds: t('application.rolesNeeded') }),
      };
      setFault(found);
      return departmentId && roleIds.length > 0 ? { departmentId, roleIds, scope } : null;
    },
  };
}
export type PlaceForm = ReturnType<typeof usePlace>;
