import type { HandoverItem } from '@rondo/contract/handover';
import type { OpenRow } from '../../platform/in-hand.ts';

export function presentItem(row: OpenRow): HandoverItem {
  const { kind, id, number, name, place } = row;
  return {
    kind,
    id,
    number,
    name,
    place,
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    hasOthers: row.has_others,
  };
}
