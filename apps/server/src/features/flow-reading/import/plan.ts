import { z } from 'zod';

const count = z.number().int();
const plannedReading = z.object({
  row: count,
  counterId: z.string(),
  /** ms */
  at: count,
  minutes: z.union([z.literal(15), z.literal(60)]),
  entries: count,
  exits: count,
  visitors: count.nullable(),
  groups: count.nullable(),
  dwells: count,
  dwellSeconds: count,
  peak: count.nullable(),
  /** Null: all of its minutes. */
  healthy: count.nullable(),
});
export type PlannedReading = z.output<typeof plannedReading>;

const plannedSale = z.object({
  row: count,
  shopId: z.string(),
  /** ms */
  at: count,
  transactions: count.nullable(),
  items: count.nullable(),
  amount: z.number().nullable(),
  staff: z.number().nullable(),
});
export type PlannedSale = z.output<typeof plannedSale>;

const readingPlan = z.object({ rows: z.array(plannedReading) });
export type ReadingPlan = z.output<typeof readingPlan>;
const salePlan = z.object({ rows: z.array(plannedSale) });
export type SalePlan = z.output<typeof salePlan>;

/** What a dry run keeps. */
export const parseReadingPlan = (kept: unknown): ReadingPlan => readingPlan.parse(kept);
export const parseSalePlan = (kept: unknown): SalePlan => salePlan.parse(kept);
