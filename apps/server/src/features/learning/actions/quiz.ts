import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import { askedIn, quizResult } from '@rondo/domain/quiz';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { leftOf, orderOf } from '../attempt.ts';
import { todayOf } from '../learning.present.ts';
import { mineById } from '../mine.queries.ts';
import * as q from '../quiz.queries.ts';
import { quizOf } from '../stored.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** The quiz of a list that concerns the actor, with the number of their next try. Refuses what is over, not read yet, or tried too often. */
async function next(reader: Reader, id: string) {
  const { db, actor } = reader;
  const { today } = todayOf(reader);
  const row = await mineById(db, actor, today, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const quiz = quizOf(row);
  if (!quiz || row.state !== 'published' || row.passed_at !== null) throw new AppError('MOVE_NOT_ALLOWED');
  if (row.read_at === null) throw new AppError('LEARNING_UNREAD');
  const tries = await q.attempts(db, { companyId: actor.companyId, id, memberId: actor.memberId }).execute();
  if (leftOf(quiz, tries, today) === 0) throw new AppError('LEARNING_ATTEMPTS');
  const number = (tries[0]?.number ?? 0) + 1;
  return { quiz, number, order: orderOf(quiz, id, actor.memberId, number), today };
}

/** The next try, without what is right. */
export async function quiz(context: Context, { id }: Parsed<typeof api.quiz>): Promise<Output<typeof api.quiz>> {
  const { quiz: found, number, order } = await next(context, id);
  return { number, questions: askedIn(found, order) };
}

/** Hands in a try: the server says what it is worth. */
export async function answer(
  context: Context,
  { id, number, answers, requestId }: Parsed<typeof api.answer>,
): Promise<Output<typeof api.answer>> {
  const { actor, once } = context;
  return once(requestId, 'learning.answer', async (tx) => {
    const which = { companyId: tx.companyId, id, memberId: actor.memberId };
    await q.hold(tx.db, which).executeTakeFirst();
    const asked = await next({ ...context, db: tx.db }, id);
    if (asked.number !== number) throw new AppError('STALE');
    const { percent, isPassed, wrong } = quizResult(asked.quiz, asked.order, answers);
    const at = tx.now();
    await q
      .insert(tx.db, {
        ...{ company_id: tx.companyId, learning_id: id, member_id: actor.memberId, number },
        ...{ answers: JSON.stringify(answers), wrong, percent, is_passed: isPassed, at, day: asked.today },
      })
      .execute();
    const isFirst = isPassed && (await q.pass(tx.db, which, at).executeTakeFirst());
    if (isFirst) await tx.emit('learning.passed', { id, memberId: actor.memberId });
    return { percent, isPassed };
  });
}
