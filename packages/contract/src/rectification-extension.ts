import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { done, id, instant, line, rev, text } from './kit/shapes.ts';

/** What every move of a rectification may be refused with. */
export const gone = ['TASK_HANDLED', 'TASK_CLOSED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** More time for a rectification: given by whoever may, or asked for by the handler. */
export const extensionEndpoints = {
  extend: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/extend',
    needs: signedIn,
    summary: 'Set a later deadline, at most twice; the old one stays in the history.',
    input: z.object({ id, rev, deadlineAt: instant, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: [...gone, 'DEADLINE_PAST', 'EXTENSION_LIMIT'],
  }),
  askExtension: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/askExtension',
    needs: signedIn,
    summary:
      'The handler asks for a later deadline with a reason, at most twice; the deadline stands until it is granted, and 24 hours of silence deny it.',
    input: z.object({ id, rev, deadlineAt: instant, comment: line(LIMIT.text.comment) }),
    output: done,
    errors: [...gone, 'DEADLINE_PAST', 'EXTENSION_LIMIT'],
  }),
  grantExtension: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/grantExtension',
    needs: signedIn,
    summary: 'The reviewer, or where nobody reviews the initiator, grants the time that the handler asks for.',
    input: z.object({ id, rev, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: [...gone, 'DEADLINE_PAST', 'EXTENSION_LIMIT', 'NOTHING_ASKED'],
  }),
  denyExtension: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/denyExtension',
    needs: signedIn,
    summary: 'The reviewer, or where nobody reviews the initiator, denies more time, with a reason.',
    input: z.object({ id, rev, comment: line(LIMIT.text.comment) }),
    output: done,
    errors: [...gone, 'NOTHING_ASKED'],
  }),
};
