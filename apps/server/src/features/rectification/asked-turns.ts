import { silenceAt } from '@rondo/domain/rectification';
import type { Tx } from '../../platform/context.ts';
import { giveTurnsBeside } from '../process/index.ts';

/** A question for more time waits for whoever answers it, beside the handlers. */
export const giveAskedTurns = (tx: Tx, { id, has_reviewer }: { id: string; has_reviewer: boolean }): Promise<unknown> =>
  giveTurnsBeside(tx.db, tx.companyId, 'rectification', {
    ...{ id, act: 'review', relation: has_reviewer ? 'reviewer' : 'initiator' },
    ...{ sinceAt: tx.now(), deadlineAt: silenceAt(tx.now()) },
  });
