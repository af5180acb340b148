import type { ReadRow } from './read-row.ts';

/** How long a dry run can be run, ms. */
export const PLAN_KEPT_MS = 3_600_000;

/** A row of a dry run without faults; its managers are found, its group may still have to be made. */
export interface PlannedRow extends Omit<ReadRow, 'mobiles'> {
  managerIds: string[];
}

/** What a dry run keeps: rows to write, and which columns the file had, for overwriting only these. */
export interface Plan {
  columns: string[];
  rows: PlannedRow[];
}
