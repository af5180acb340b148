import { z } from 'zod';
import { id } from './kit/shapes.ts';

/** What becomes a rectification: one row a failed item, ready to be confirmed; required ones cannot be taken out. */
export const plannedRectification = z.object({
  itemId: id,
  name: z.string(),
  severity: z.enum(['normal', 'major', 'red_line']),
  isRequired: z.boolean(),
  limitHours: z.number().int(),
  repeatNo: z.number().int(),
});
