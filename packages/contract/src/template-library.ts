import { INDUSTRIES } from '@rondo/domain/company';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { MODES } from '@rondo/domain/task';
import { LIBRARY_KEYS, LIBRARY_KINDS } from '@rondo/domain/template-library';
import { z } from 'zod';

/** A template that comes with the product. */
export const libraryRow = z.object({
  key: z.enum(LIBRARY_KEYS),
  name: z.string(),
  description: z.string(),
  industry: z.enum(INDUSTRIES),
  kind: z.enum(LIBRARY_KINDS),
  modes: z.array(z.enum(MODES)),
  method: z.enum(SCORING_METHODS),
  items: z.number().int(),
  totalPoints: z.number(),
});
export type LibraryRow = z.output<typeof libraryRow>;
