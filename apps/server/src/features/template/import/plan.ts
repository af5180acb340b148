import { checkItemShape } from '@rondo/contract/scoring';
import { z } from 'zod';

const planned = z.object({ row: z.number(), category: z.string(), item: checkItemShape });
/** A check item on its way, with the path of the category it belongs to. */
export type PlannedItem = z.output<typeof planned>;

const plan = z.object({
  /** Null: a template of its own. */
  templateId: z.uuid().nullable(),
  items: z.array(planned),
  /** Rows whose category and name are there already. */
  doubles: z.array(z.number()),
});
/** What a dry run keeps. */
export type Plan = z.output<typeof plan>;
export const parsePlan = (kept: unknown): Plan => plan.parse(kept);
