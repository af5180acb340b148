import type { Needs } from '@rondo/contract/kit/endpoint';
import type { StaffInfo } from '@rondo/contract/session';
import { flattenMenu, holds } from '@rondo/domain/permission';

/** The codes somebody holds. */
export const codesOf = (me: Pick<StaffInfo, 'menuList'>): ReadonlySet<string> => flattenMenu(me.menuList);

/** Whether codes satisfy what an endpoint, a route or a menu entry needs. */
export function satisfies(codes: ReadonlySet<string>, needs: Needs): boolean {
  return needs.kind === 'open' || needs.kind === 'signed_in' || holds(codes, needs);
}
