import { KNOWLEDGE_REQUEST_STATES } from '@rondo/domain/knowledge';
import { KNOWLEDGE_LEVELS } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { endpoint, signedIn as needs } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, many, requestId, rev, text } from './kit/shapes.ts';
import { knowledgeRequest } from './knowledge-shapes.ts';

const { reason } = LIMIT.knowledge;

/** Asking for access and deciding about it: a part of `knowledgeApi`. */
export const requestEndpoints = {
  requestAccess: endpoint({
    method: 'POST',
    path: '/knowledge/request/create',
    needs,
    summary: 'Ask those who manage something for access to it; answered alike whether or not there is something.',
    input: z.object({ nodeId: id, reason: text(reason).default(''), requestId }),
    output: done,
    errors: ['KNOWLEDGE_REQUESTS'],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/knowledge/request/list',
    needs,
    summary: 'Requests for access: that the reader may decide, or that they made.',
    input: z.object({
      ...paging,
      set: z.enum(['mine', 'toDecide']).default('toDecide'),
      state: many(z.enum(KNOWLEDGE_REQUEST_STATES)).optional(),
    }),
    output: listOf(knowledgeRequest),
  }),
  decideRequest: endpoint({
    method: 'POST',
    path: '/knowledge/request/decide',
    needs,
    summary: 'Grant a request (the level is then in the list of the node itself), refuse it, or withdraw one’s own.',
    input: z.object({
      id,
      rev,
      act: z.enum(['grant', 'refuse', 'withdraw']),
      level: z.enum(KNOWLEDGE_LEVELS).default('view'),
      answer: text(reason).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'STALE'],
  }),
};
