/**
 * Why a store stands in a report of what changed (product 20, N20.1), by one template, the gravest first: a red line in the period;
 * below the pass level for the first time, without an inspection before to compare with; a worse or a better level than before, or
 * no longer passed or passed again.
 */
export const STORE_CHANGES = ['redLine', 'failing', 'worse', 'better'] as const;
export type StoreChange = (typeof STORE_CHANGES)[number];

/** The newest inspection of a store by a template. `rank` 0 is the best of `count` levels. */
export interface Standing {
  isPass: boolean | null;
  rank: number | null;
  count: number | null;
}

/** How the newest inspection of a period stands to the one before; null: as before. Levels compare only where there are as many. */
export function storeChange(now: Standing & { redLines: number }, before: Standing | null): StoreChange | null {
  if (now.redLines > 0) return 'redLine';
  if (!before) return now.isPass === false ? 'failing' : null;
  if (before.isPass !== null && now.isPass !== null && before.isPass !== now.isPass)
    return now.isPass ? 'better' : 'worse';
  if (before.rank === null || now.rank === null || before.count !== now.count || before.rank === now.rank) return null;
  return now.rank > before.rank ? 'worse' : 'better';
}
