import { sql } from 'kysely';

/** Columns of a store that opens or joins another group at an instant: since when it is there, and where it was before while open. */
export const placedSince = (at: Date) => ({
  placed_at: at,
  placed_before: sql<string | null>`case when shop.state = 'open' and shop.deleted_at is null then shop.lineage end`,
});

/** The same of a store that was read. */
export const placedFrom = ({ state, lineage }: { state: string; lineage: string }, at: Date) => ({
  placed_at: at,
  placed_before: state === 'open' ? lineage : null,
});
