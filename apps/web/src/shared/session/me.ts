import type { Needs } from '@rondo/contract/kit/endpoint';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import type { PermissionCode } from '@rondo/domain/permission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, isUnreached } from '../http/http.ts';
import { keyOf, queryClient } from '../http/query.ts';
import { keepMe, keptMe } from './kept-me.ts';
import { codesOf, satisfies } from './satisfies.ts';
import { storedSession, useStoredSession } from './stored-session.ts';

/** The user info is asked again this often, so that a changed role or watermark arrives (product 21). */
const REFRESH_MS = 5 * 60 * 1000;

/** The user info as a query, for the frame, which shows its spinner and its failure. Pages use `useMe`. */
export function useMeQuery() {
  const isSignedIn = useStoredSession() !== null;
  return useQuery({ queryKey: KEY, queryFn: askMe, enabled: isSignedIn, refetchInterval: REFRESH_MS });
}

const KEY = keyOf(sessionApi.me, {});
/** With bad reception the page opens by what this device knows after this long; the answer counts when it comes. */
const PATIENCE_MS = 4_000;

/** Who is signed in, by the server; where that cannot be reached, by what this device last heard. */
async function askMe(): Promise<StaffInfo> {
  const session = storedSession();
  const kept = session && keptMe(localStorage, session, Date.now());
  const asked = call(sessionApi.me, {}, { hideErrors: kept !== null }).then((me) => {
    keepMe(localStorage, me, Date.now());
    return me;
  });
  if (!kept) return asked;
  let isLate = false;
  const fresh = asked.then(
    (me) => {
      if (isLate) queryClient.setQueryData(KEY, me);
      return me;
    },
    (cause: unknown) => {
      if (isUnreached(cause)) return kept;
      throw cause;
    },
  );
  const patience = new Promise<StaffInfo>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve(kept);
    }, PATIENCE_MS);
  });
  return Promise.race([fresh, patience]);
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
