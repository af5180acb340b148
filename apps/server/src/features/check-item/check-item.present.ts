import type { CheckItemRow } from '@rondo/contract/check-item';
import { checkItemShape } from '@rondo/contract/item-fields';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Selectable } from 'kysely';
import type { CheckItem } from '../../platform/db/schema.gen.ts';

export const presentRow = (
  row: Selectable<CheckItem>,
  templates: number,
  people: (id: string | null) => PersonRef | null,
): CheckItemRow => ({
  id: row.id,
  category: row.category,
  item: checkItemShape.parse(row.content),
  templates,
  createdBy: people(row.created_by),
  updatedAt: row.updated_at.toISOString(),
  rev: row.rev,
});
