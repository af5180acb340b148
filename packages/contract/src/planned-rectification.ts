import { z } from 'zod';
import { id, personRef } from './kit/shapes.ts';

/** What becomes a rectification: one row a failed item, ready to be confirmed; required ones cannot be taken out. */
export const plannedRectification = z.object({
  itemId: id,
  name: z.string(),
  severity: z.enum(['normal', 'major', 'red_line']),
  isRequired: z.boolean(),
  limitHours: z.number().int(),
  repeatNo: z.number().int(),
});

/** Who will handle what fails, who looks at the fix and who is told of it: shown before submitting. */
export const sheetRectifiers = z.object({
  handlers: z.array(personRef),
  /** By the rules that an item may have of its own. Sheets kept on a device from before have none. */
  handlersBy: z
    .object({ manager: z.array(personRef), area_manager: z.array(personRef), inspector: z.array(personRef) })
    .optional(),
  reviewers: z.array(personRef),
  /** Nobody else can: the reviewers look at what they put right themselves. */
  isAlone: z.boolean().default(false),
  cc: z.array(personRef),
  limitHours: z.object({ normal: z.number(), major: z.number(), red_line: z.number() }),
});
