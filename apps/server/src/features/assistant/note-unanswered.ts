import { foldedQuestion } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../platform/context.ts';
import { activeOf } from '../people/index.ts';
import { knowledgeEyes } from '../scope/index.ts';
import { visibleNodes } from './retrieval.queries.ts';
import { begun } from './retrieve.ts';
import * as q from './unanswered.queries.ts';
import { type Answered, citedOf } from './write-answer.ts';

/**
 * An answer that rests on nothing goes into the queue (N19.2), once however often it is asked. Who asks within a folder or file asks whom
 * it belongs to; everything else waits for those who manage the knowledge base.
 */
export async function noteUnanswered(
  { actor, change }: Context,
  { question, scopeId }: { question: string; scopeId: string | null },
  answered: Answered,
): Promise<void> {
  // What may still stand in a file that is being read is no gap of the knowledge base yet.
  const isAnswered = answered.basis === 'figures' || answered.basis === 'reading' || citedOf(answered).length > 0;
  const folded = foldedQuestion(question);
  if (isAnswered || folded === '') return;
  const { companyId } = actor;
  await change(async (tx) => {
    const ids = scopeId === null ? [] : [scopeId];
    const [scope] = await visibleNodes(tx.db, knowledgeEyes(actor), ids).execute();
    const [owner] = scope ? await activeOf(tx.db, companyId, [scope.owner_id]).execute() : [];
    const id = tx.newId();
    const { rows } = await q.note(tx.db, {
      ...{ companyId, id, question, folded, scopeId, ownerId: owner?.id ?? null, at: tx.now() },
    });
    const [noted] = rows;
    if (!noted?.is_new) return;
    const name = begun(question, LIMIT.assistant.title);
    await tx.addHistory({
      kind: 'unanswered_question',
      id: noted.id,
      name,
      event: 'created',
      to: owner ? 'assigned' : 'open',
    });
    if (owner && owner.id !== actor.memberId)
      await tx.emit('member.told', {
        ...{ to: [owner.id], text: 'question_assigned', page: `/knowledge/unanswered?open=${id}` },
        ...{ key: `question_assigned:${id}:0`, params: { question: name } },
      });
  });
}
