import { JOB_KINDS, JOB_STATES } from '@rondo/domain/job';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant, requestId } from './kit/shapes.ts';

const undone = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  keptCount: z.number().int(),
  /** At most 200 of them. */
  kept: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type Undone = z.output<typeof undone>;

/** Work that outlives the call that asked for it. */
export const jobRun = z.object({
  id,
  kind: z.enum(JOB_KINDS),
  name: z.string(),
  state: z.enum(JOB_STATES),
  done: z.number().int(),
  total: z.number().int(),
  /** Counts by name, as the kind says: `created`, `skipped` ... Empty until it is done. */
  result: z.record(z.string(), z.number()),
  /** What it made as a whole, to be opened. */
  madeId: id.nullable(),
  /** Why it failed, as a reason of the table of refusals and in words. */
  error: z.object({ reason: z.string(), message: z.string() }).nullable(),
  /** Rows were left out that can be mended and imported again. */
  hasErrors: z.boolean(),
  /** What was wrong in rows, counted; `errors` lists it. */
  errorCount: z.number().int(),
  /** The file it ended with, to be downloaded as long as the work is listed. */
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  /** Until when it can be taken back; null: not. */
  undoableUntil: instant.nullable(),
  undone: undone.nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type JobRun = z.output<typeof jobRun>;

/** Something wrong in a row: of the file for an import. */
const jobError = z.object({ row: z.number().int(), column: z.string(), value: z.string(), message: z.string() });
export type JobError = z.output<typeof jobError>;

export const jobApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/job/list',
    needs: signedIn,
    atStart: true,
    summary:
      'One’s own background work of the last seven days, of one kind or all: what goes on first, then the newest, at most 50.',
    input: z.object({ kind: z.enum(JOB_KINDS).optional() }),
    output: z.array(jobRun),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/job/detail',
    needs: signedIn,
    summary: 'How far one of one’s own jobs is, and what came of it.',
    input: z.object({ id }),
    output: jobRun,
    errors: ['NOT_FOUND'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/customer/job/cancel',
    needs: signedIn,
    summary: 'End one’s own work that waits or runs: nothing of it is left.',
    input: z.object({ id, requestId }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  errors: endpoint({
    method: 'GET',
    path: '/customer/job/errors',
    needs: signedIn,
    summary: 'What was wrong in the rows of one’s own work, the first 100.',
    input: z.object({ id }),
    output: z.array(jobError),
    errors: ['NOT_FOUND'],
  }),
  errorFile: endpoint({
    method: 'GET',
    path: '/customer/job/errorFile',
    needs: signedIn,
    summary: 'All that was wrong in the rows of one’s own work, as csv in UTF-8 with a byte order mark.',
    input: z.object({ id }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/customer/job/file',
    needs: signedIn,
    summary: 'The file that one’s own work ended with.',
    input: z.object({ id }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
};
