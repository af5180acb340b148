import type { auditApi } from '@rondo/contract/audit';
import type { Input } from '@rondo/contract/kit/endpoint';
import { AUDIT_KINDS } from '@rondo/domain/audit';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the log as they stand in the address. */
export const FILTERS = ['kind', 'actorId', 'objectId', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The address as the endpoint takes it; kinds that are none are left out. */
export function auditInput({
  q,
  filters,
}: Pick<ListParams<FilterName>, 'q' | 'filters'>): Input<typeof auditApi.export> {
  const kinds = AUDIT_KINDS.filter((kind) => filters.kind.includes(kind));
  return {
    keyword: q,
    kind: kinds.length > 0 ? kinds : undefined,
    actorId: filters.actorId.length > 0 ? filters.actorId : undefined,
    objectId: filters.objectId[0],
    from: filters.from[0],
    to: filters.to[0],
  };
}
