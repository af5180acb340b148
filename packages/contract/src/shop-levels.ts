import { z } from 'zod';
import { id } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';

/** Twelve months of a shop, a line a template: how many effective inspections, and the level of the last one. */
export const shopLevels = z.object({
  /** `YYYY-MM`, the present one last. */
  months: z.array(z.string()),
  templates: z.array(
    z.object({
      id,
      name: z.string(),
      cells: z.array(
        z.object({
          month: z.string(),
          count: z.number().int(),
          level: levelMark.nullable(),
          redLines: z.number().int(),
        }),
      ),
    }),
  ),
});
