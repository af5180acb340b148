import { shopApi } from '@rondo/contract/shop';
import { CLOSED_KINDS, SHOP_STATES } from '@rondo/domain/shop';
import { z } from 'zod';

/** A row of a dry run without faults; its managers are found, its group may still have to be made. */
const plannedRow = z.object({
  row: z.number(),
  fields: shopApi.update.input.omit({ id: true, rev: true, groupId: true, managerIds: true, custom: true }),
  groupPath: z.string(),
  managerIds: z.array(z.uuid()),
  state: z.enum(SHOP_STATES),
  closedKind: z.enum(CLOSED_KINDS).nullable(),
  custom: z.array(z.object({ fieldId: z.uuid(), value: z.string() })).default([]),
});
export type PlannedRow = z.output<typeof plannedRow>;

/** What a dry run keeps: rows to write, and which columns the file had, for overwriting only these. */
const plan = z.object({ columns: z.array(z.string()), rows: z.array(plannedRow) });
export type Plan = z.output<typeof plan>;

export const parsePlan = (kept: unknown): Plan => plan.parse(kept);
