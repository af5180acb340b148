import { deviceApi } from '@rondo/contract/device';
import { z } from 'zod';

const plannedRow = deviceApi.create.input.omit({ requestId: true }).extend({
  row: z.number(),
  /** Sealed already: a dry run keeps no password either. Empty: the row has none. */
  password: z.string(),
});
export type PlannedRow = z.output<typeof plannedRow>;

/** What a dry run keeps: rows to write, and which columns the file had, for overwriting only these. */
const plan = z.object({ columns: z.array(z.string()), rows: z.array(plannedRow) });
export type Plan = z.output<typeof plan>;

export const parsePlan = (kept: unknown): Plan => plan.parse(kept);
