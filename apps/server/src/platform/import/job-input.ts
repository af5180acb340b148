import { DUPLICATE_CHOICES } from '@rondo/contract/import';
import { LANGUAGES } from '@rondo/domain/language';
import { z } from 'zod';

/** Name of the queue's job that writes imports. */
export const RUN_TASK = 'import.run';

/** What a run works with, kept with its job until it is over. */
export const runInput = z.object({
  plan: z.unknown(),
  duplicates: z.enum(DUPLICATE_CHOICES),
  name: z.string().nullable(),
  extra: z.unknown(),
  language: z.enum(LANGUAGES),
  ip: z.string(),
  device: z.string(),
});
export type RunInput = z.output<typeof runInput>;
