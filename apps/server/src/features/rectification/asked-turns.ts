import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { giveTurnsBeside } from '../process/index.ts';

/** When silence denies a question for more time. */
export const silenceAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + LIMIT.rectification.askedHours * HOUR_MS);

/** A question for more time waits for whoever answers it, beside the handlers. */
export const giveAskedTurns = (tx: Tx, { id, has_reviewer }: { id: string; has_reviewer: boolean }): Promise<unknown> =>
  giveTurnsBeside(tx.db, tx.companyId, 'rectification', {
    ...{ id, act: 'review', relation: has_reviewer ? 'reviewer' : 'initiator' },
    ...{ sinceAt: tx.now(), deadlineAt: silenceAt(tx.now()) },
  });
