import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant } from './kit/shapes.ts';

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'undone'] as const;

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
  /** Noun and verb: `shop.import`. */
  kind: z.string(),
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
  /** Until when it can be taken back; null: not. */
  undoableUntil: instant.nullable(),
  undone: undone.nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type JobRun = z.output<typeof jobRun>;

export const jobApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/job/list',
    needs: signedIn,
    summary: 'One’s own jobs of the last seven days, the newest 20 first, of one kind or all.',
    input: z.object({ kind: z.string().max(40).optional() }),
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
};
