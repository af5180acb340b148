import type { BinEntry } from '@rondo/contract/kit/bin';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { sql } from 'kysely';

/** A row of a table that keeps what was deleted. */
export interface DeletedRow {
  id: string;
  name: string;
  deleted_at: Date | null;
  deleted_by: string | null;
}

/** What was deleted before this moment is gone for good. */
export const binSince = (now: Date): Date => new Date(now.getTime() - LIMIT.bin.days * DAY_MS);

/** What a row out of the bin is set to: there again, and another version than before. */
export const broughtBack = (at: Date) => ({
  ...{ deleted_at: null, deleted_by: null, updated_at: at },
  rev: sql<number>`rev + 1`,
});

/** The rows of a bin as pages show them. */
export function presentBin(rows: readonly DeletedRow[], people: (id: string | null) => PersonRef | null): BinEntry[] {
  return rows.flatMap(({ id, name, deleted_at: at, deleted_by: by }) => {
    if (at === null) return [];
    const goneAt = new Date(at.getTime() + LIMIT.bin.days * DAY_MS);
    return [{ id, name, deletedAt: at.toISOString(), deletedBy: people(by), goneAt: goneAt.toISOString() }];
  });
}
