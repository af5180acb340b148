import { DUPLICATE_CHOICES } from '@rondo/contract/import';
import { z } from 'zod';

/** What a run works with, kept with its job until it is over. */
export const runInput = z.object({
  plan: z.unknown(),
  duplicates: z.enum(DUPLICATE_CHOICES),
  name: z.string().nullable(),
  extra: z.unknown(),
});
export type RunInput = z.output<typeof runInput>;
