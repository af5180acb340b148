import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { answerShape } from './answer-shape.ts';
import { checkItemShape } from './item-fields.ts';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, line, rev } from './kit/shapes.ts';

/** How a reviewer changes the answers of a record in review; parts of `inspectionApi`. */
export const answerEdit = {
  /** What a reviewer changes an answer with: the item as its version has it, and the answer that stands. */
  answer: endpoint({
    method: 'GET',
    path: '/inspect/V3/inspection/answer',
    needs: signedIn,
    summary: 'One item of a record in review with its answer, for the reviewer who may change it.',
    input: z.object({ recordId: id, itemId: id }),
    output: z.object({ item: checkItemShape, answer: answerShape, rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'EDIT_OFF', 'MOVE_NOT_ALLOWED', 'TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED'],
  }),
  edit: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/edit',
    needs: signedIn,
    summary:
      'Change an answer of a record in review, where the setting lets its reviewers: scored again, and kept with the old value.',
    input: z.object({ recordId: id, rev, answer: answerShape, reason: line(LIMIT.text.reason) }),
    output: z.object({ rev: z.number().int(), score: z.number().nullable(), failed: z.number().int() }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'EDIT_OFF',
      'MOVE_NOT_ALLOWED',
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'STALE',
      'ITEMS_MISSING',
      'SHOP_NEEDS_MANAGER',
    ],
  }),
};
