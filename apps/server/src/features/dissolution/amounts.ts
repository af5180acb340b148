import { z } from 'zod';

/** What was counted of a company: rows by table, and files in the store. */
const amounts = z.object({ rows: z.record(z.string(), z.number()), files: z.number() });
export type Amounts = z.output<typeof amounts>;

/** What was counted when the purge began, as it lies in the company's settings; null before that. */
export function readAmounts(settings: unknown): Amounts | null {
  const read = z.object({ purge: amounts }).safeParse(settings);
  return read.success ? read.data.purge : null;
}

/** The counts as lines of a letter, `table: before -> after`; tables that were empty are left out. */
export function amountsText(before: Amounts, after: Amounts): string {
  const lines = Object.entries(before.rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count} -> ${after.rows[table] ?? 0}`);
  return [...lines, `files: ${before.files} -> ${after.files}`].join('\n');
}
