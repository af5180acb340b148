import type { Needs } from '@rondo/contract/kit/endpoint';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import type { PermissionCode } from '@rondo/domain/permission';
import { useMemo } from 'react';
import { useCall } from '../http/query.ts';
import { codesOf, satisfies } from './satisfies.ts';
import { useStoredSession } from './stored-session.ts';

/** The user info is asked again this often, so that a changed role or watermark arrives (product 21). */
const REFRESH_MS = 5 * 60 * 1000;

/** The user info as a query, for the frame, which shows its spinner and its failure. Pages use `useMe`. */
export function useMeQuery() {
  const isSignedIn = useStoredSession() !== null;
  return useCall(sessionApi.me, {}, { enabled: isSignedIn, refetchEveryMs: REFRESH_MS });
}

/** The signed-in member. Only below the frame, which renders nothing before it is known. */
export function useMe(): StaffInfo {
  const { data } = useMeQuery();
  if (!data) throw new Error('useMe is used outside of the frame');
  return data;
}

/** The permission check of a page: `can(anyOf('x_dispatch'))` or `can('x_dispatch')`. */
export function useCan(): (needs: Needs | PermissionCode) => boolean {
  const me = useMe();
  return useMemo(() => {
    const codes = codesOf(me);
    return (needs) => (typeof needs === 'string' ? codes.has(needs) : satisfies(codes, needs));
  }, [me]);
}
