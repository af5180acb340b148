import { LIMIT } from '@rondo/domain/limit';
import { CHECKED_CAUSES, CHECKED_PARTS, CHECKED_STATES } from '@rondo/domain/support-check';
import { TASK_EVENTS, TASK_KINDS, TASK_REFUSALS, TASK_STATES } from '@rondo/domain/task';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, instant, personRef, text } from './kit/shapes.ts';

export const supportApi = {
  explainTask: endpoint({
    method: 'GET',
    path: '/customer/support/explainTask',
    needs: anyOf('x_support'),
    summary: 'The state of a task, and of every event whether somebody may cause it now, and if not, why.',
    input: z.object({ number: text(LIMIT.sent.objectKey).min(1, 'required'), memberId: id }),
    output: z.object({
      task: z.object({
        id,
        number: z.string(),
        name: z.string(),
        kind: z.enum(TASK_KINDS),
        state: z.enum(TASK_STATES),
      }),
      member: personRef,
      /** Whether the member sees the task at all; who does not is offered nothing. */
      sees: z.boolean(),
      events: z.array(
        z.object({
          event: z.enum(TASK_EVENTS),
          /** The state after it; `null` where the present state does not have it. */
          to: z.enum(TASK_STATES).nullable(),
          isLegal: z.boolean(),
          why: z.array(z.enum(TASK_REFUSALS)),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  selfCheck: endpoint({
    method: 'GET',
    path: '/customer/support/selfCheck',
    needs: anyOf('x_support'),
    summary: 'What runs here, measured now: versions, time, database, and the background work of the company.',
    input: z.object({}),
    output: z.object({
      version: z.string(),
      node: z.string(),
      database: z.string(),
      /** How long the database took to answer. */
      databaseMs: z.number().int(),
      at: instant,
      queue: z.object({ waiting: z.number().int(), running: z.number().int(), failed: z.number().int() }),
    }),
  }),
  checkModels: endpoint({
    method: 'GET',
    path: '/customer/support/checkModels',
    needs: anyOf('x_support'),
    summary:
      'Asks the media role, the detector of people and the configured models something small now, and says which of them answer.',
    input: z.object({}),
    output: z.array(
      z.object({
        part: z.enum(CHECKED_PARTS),
        state: z.enum(CHECKED_STATES),
        /** The name of what answers; empty where it has none, or none is set up. */
        what: z.string(),
        tookMs: z.number().int().nullable(),
        /** Why it fails; null: it runs, or is off. */
        cause: z.enum(CHECKED_CAUSES).nullable(),
      }),
    ),
  }),
};
