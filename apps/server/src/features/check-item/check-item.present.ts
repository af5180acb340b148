import type { CheckItemRow } from '@rondo/contract/check-item';
import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import type { CheckItem as Item } from '@rondo/domain/scoring/template';
import type { Selectable } from 'kysely';
import type { CheckItem } from '../../platform/db/schema.gen.ts';

interface Related {
  /** What the row keeps, parsed. */
  item: Item;
  templates: number;
  people: (id: string | null) => PersonRef | null;
  files: (ids: readonly string[]) => FileRef[];
}

export const presentRow = (row: Selectable<CheckItem>, { item, templates, people, files }: Related): CheckItemRow => ({
  id: row.id,
  category: row.category,
  item,
  standardPhotos: files(item.standardPhotos),
  templates,
  createdBy: people(row.created_by),
  updatedAt: row.updated_at.toISOString(),
  rev: row.rev,
});
