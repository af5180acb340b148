import type { Actor } from '@rondo/domain/actor';
import type { JobKind } from '@rondo/domain/job';
import { LANGUAGES } from '@rondo/domain/language';
import type { PermissionCode } from '@rondo/domain/permission';
import { z } from 'zod';
import type { Tx } from './context.ts';

/** Something wrong in a row, in the words of whoever asked. */
export interface RowError {
  row: number;
  column: string;
  value: string;
  message: string;
}

/** A file that work ended with: its bytes, or, where they are too many for a row, the content that it put into the store of uploads. */
export type WorkFile = { name: string; mime: string } & (
  | { bytes: Buffer }
  | { stored: { sha256: Buffer; sizeBytes: number } }
);

/** What work ended with. */
interface WorkEnd {
  /** Counts by name, for the reader. */
  counts: Record<string, number>;
  /** What was made as a whole, to be opened. */
  madeId?: string;
  /** A file of its author alone, kept as long as the work is listed. */
  file?: WorkFile;
  /** Rows that were left out while it ran. */
  errors?: readonly RowError[];
}

/** What work knows of itself while it runs. */
interface Running {
  id: string;
  /** What the reader knows it by. */
  name: string;
  /** Tells how much is done, seen at once by whoever waits. Throws when the work was cancelled: nothing of it is left. */
  progress: (done: number) => Promise<void>;
}

/** A kind of background work, as a feature brings it (decision 0031). */
export interface LongWork {
  kind: JobKind;
  /** What its author has to be allowed to when it begins. */
  code: PermissionCode;
  /**
   * Does all of it in the transaction it is given, which also ends it: a killed or cancelled one leaves nothing, and begins
   * from the start when it is picked up again. A thrown `AppError` is told to its author.
   */
  run: (tx: Tx, actor: Actor, input: unknown, running: Running) => Promise<WorkEnd>;
}

interface Definition<S extends z.ZodType> extends Omit<LongWork, 'run'> {
  schema: S;
  run: (tx: Tx, actor: Actor, input: z.output<S>, running: Running) => Promise<WorkEnd>;
}

/** Types what a kind of work works with by its schema, by which each run parses it. */
export function longWork<S extends z.ZodType>({ schema, run, ...named }: Definition<S>): LongWork {
  return { ...named, run: async (tx, actor, input, running) => run(tx, actor, schema.parse(input), running) };
}

/** Who asked, kept with the input of the work: its history and its texts are as of the call. */
export const workCaller = z.object({ language: z.enum(LANGUAGES), ip: z.string(), device: z.string() });
export type WorkCaller = z.output<typeof workCaller>;
