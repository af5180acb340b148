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
  /** The number of the rectification whose fix did not last: for that it weighs more. */
  cameBackOf: z.string().nullable(),
});

/** Who will handle what fails, who looks at the fix and who is told of it: shown before submitting. */
export const sheetRectifiers = z.object({
  handlers: z.array(personRef),
  /** By the rules that an item may have of its own. Sheets kept on a device from before have none. */
  handlersBy: z
    .object({ manager: z.array(personRef), area_manager: z.array(personRef), inspector: z.array(personRef) })
    .optional(),
  /** Of items whose rules name members or roles: who it is here. Sheets kept on a device from before have none. */
  ofItems: z
    .array(
      z.object({
        itemId: id,
        handlers: z.array(personRef),
        reviewers: z.array(personRef),
        cc: z.array(personRef),
        /** Nobody of those who are named works for the store: found as the company has set it. */
        fallsBack: z.array(z.enum(['handler', 'reviewer'])),
      }),
    )
    .default([]),
  reviewers: z.array(personRef),
  /** Nobody else can: the reviewers look at what they put right themselves. */
  isAlone: z.boolean().default(false),
  cc: z.array(personRef),
  limitHours: z.object({ normal: z.number(), major: z.number(), red_line: z.number() }),
});
