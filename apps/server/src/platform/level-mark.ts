import type { LevelMark } from '@rondo/contract/scoring';

/** The columns of a record that say its level. */
export interface LevelColumns {
  level_key: string | null;
  level_name: string | null;
  level_rank: number | null;
  level_count: number | null;
  level_from: number | null;
}

/** The level of a record as every list shows it; null where it was not evaluated. */
export function levelMarkOf(row: LevelColumns | undefined): LevelMark | null {
  if (!row || row.level_key === null || row.level_rank === null || row.level_count === null) return null;
  const { level_key: key, level_name: name, level_rank: rank, level_count: count, level_from: fromPercent } = row;
  return { key, name, rank, count, fromPercent };
}
