import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { companyOwner } from '../people/index.ts';
import { begun } from './retrieve.ts';
import * as q from './unanswered.queries.ts';

/**
 * Tells those who manage the knowledge base, or the owner where nobody does, of questions that came since they were told last and that
 * belong to nobody (N19.2): one message of all of them.
 */
export async function tellUnanswered(tx: Tx, day: string): Promise<void> {
  const { db, companyId } = tx;
  const questions = await q.takeUntold(db, companyId, tx.now()).execute();
  const [first] = questions.toSorted((a, b) => a.first_at.getTime() - b.first_at.getTime());
  if (!first) return;
  const managers = await q.managers(db, companyId).execute();
  const to = managers.length > 0 ? managers : [await companyOwner(db, companyId).executeTakeFirstOrThrow()];
  await tx.emit('member.told', {
    ...{ to: to.map(({ id }) => id), text: 'questions_open' },
    params: { count: questions.length, question: begun(first.question, LIMIT.assistant.title) },
    page: '/knowledge/unanswered?state=open',
    key: `questions_open:${companyId}:${day}`,
  });
}
