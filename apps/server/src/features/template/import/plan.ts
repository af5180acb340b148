import { checkItemShape, ITEM_FIELD_NAMES } from '@rondo/contract/item-fields';
import { z } from 'zod';

const planned = z.object({
  row: z.number(),
  category: z.string(),
  categoryWeight: z.number().nullable(),
  item: checkItemShape,
});
/** A check item on its way, with the path of the category it belongs to. Its id is that of the draft where it says so. */
export type PlannedItem = z.output<typeof planned>;

const plan = z.object({
  /** Null: a template of its own. */
  templateId: z.uuid().nullable(),
  items: z.array(planned),
  /** Rows that are there already. */
  doubles: z.array(z.number()),
  /** Of these, rows that say the same as an earlier row of the file, each with the id of its item. */
  repeats: z.array(z.object({ row: z.number(), of: z.uuid() })).default([]),
  /** What the file has columns for: all that an overwriting import changes. */
  given: z.array(z.enum(ITEM_FIELD_NAMES)),
});
/** What a dry run keeps. */
export type Plan = z.output<typeof plan>;
export const parsePlan = (kept: unknown): Plan => plan.parse(kept);
