import type { Needs } from '@rondo/contract/kit/endpoint';
import { holds } from '@rondo/domain/permission';

/** Whether codes satisfy what an endpoint, a route or a menu entry needs. */
export function satisfies(codes: ReadonlySet<string>, needs: Needs): boolean {
  return needs.kind === 'open' || needs.kind === 'signed_in' || holds(codes, needs);
}
