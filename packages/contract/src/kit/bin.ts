import { z } from 'zod';
import { id, instant, personRef } from './shapes.ts';

/** Something deleted that can still be brought back. */
const binEntry = z.object({
  id,
  name: z.string(),
  deletedAt: instant,
  /** Null: nobody is known, it was deleted before this was kept. */
  deletedBy: personRef.nullable(),
  /** From then on it is gone for good. */
  goneAt: instant,
});
export type BinEntry = z.output<typeof binEntry>;

/** The answer of a bin: the newest first, at most LIMIT.bin.shown. */
export const bin = z.array(binEntry);

/** What comes back keeps its name and code; where they were taken meanwhile, it comes back under others. */
export interface RestoreInput {
  id: string;
  name?: string | undefined;
  code?: string | undefined;
}
