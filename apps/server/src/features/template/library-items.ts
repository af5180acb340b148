import type { Db } from '../../platform/db/company-db.ts';
import { templatesByItem } from './library-item.queries.ts';

/** How many templates have a copy of each item of the library, in what is live or in the draft: as many as their list shows for it. */
export async function templatesWithItems(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await templatesByItem(db, companyId, ids);
  return new Map(rows.map((row) => [row.item_id, row.templates]));
}
