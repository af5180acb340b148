import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeFollowApi as api } from '@rondo/contract/notice-follow';
import { LIMIT } from '@rondo/domain/limit';
import { askedIn, quizResult } from '@rondo/domain/quiz';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as tries from '../attempt.queries.ts';
import { orderOf, passedBy } from '../check.ts';
import { find } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import * as recipients from '../recipient.queries.ts';
import { quizOf } from '../stored.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** The questions of what was sent to the actor, with the number of their next try. Refuses what is recalled, unread, understood, or tried too often. */
async function next(reader: Reader, id: string) {
  const { companyId, memberId } = reader.actor;
  const row = await find(reader, id);
  if (row.received_at === null) throw new AppError('NOT_FOUND');
  const quiz = quizOf(row);
  if (!quiz || row.state !== 'sent' || row.read_at === null || row.understood_at !== null)
    throw new AppError('MOVE_NOT_ALLOWED');
  const done = await tries.attempts(reader.db, { companyId, id, memberId }).execute();
  if (done.length >= LIMIT.announcement.tries) throw new AppError('NOTICE_TRIES');
  const number = done.length + 1;
  return { quiz, number, order: orderOf(quiz, id, memberId, number) };
}

/** The next try, without what is right. */
export async function quiz(context: Context, { id }: Parsed<typeof api.quiz>): Promise<Output<typeof api.quiz>> {
  const { quiz: found, number, order } = await next(context, id);
  return { number, questions: askedIn(found, order) };
}

/** Hands in a try. Whoever recalls it meanwhile comes before or after. */
export async function answer(
  context: Context,
  { id, number, answers, requestId }: Parsed<typeof api.answer>,
): Promise<Output<typeof api.answer>> {
  const { actor, once } = context;
  return once(requestId, 'notice.answer', async (tx) => {
    const part = { companyId: tx.companyId, id };
    await q.keep(tx.db, tx.companyId, id).executeTakeFirst();
    await recipients.holdOne(tx.db, part, actor.memberId).executeTakeFirst();
    const asked = await next({ db: tx.db, actor }, id);
    if (asked.number !== number) throw new AppError('STALE');
    const { percent, isPassed, wrong } = quizResult(passedBy(asked.quiz), asked.order, answers);
    await tries
      .insert(tx.db, {
        ...{ company_id: tx.companyId, notice_id: id, member_id: actor.memberId, number },
        ...{ answers: JSON.stringify(answers), wrong, percent, is_passed: isPassed, at: tx.now() },
      })
      .execute();
    if (isPassed) await recipients.understand(tx.db, part, actor.memberId, tx.now()).execute();
    return { isPassed, triesLeft: LIMIT.announcement.tries - number };
  });
}
