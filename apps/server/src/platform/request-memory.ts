import type { Actor } from '@rondo/domain/actor';
import type { Db } from './db/company-db.ts';
import { AppError } from './errors.ts';

interface Known<T> {
  answer: T;
}

/** The stored first answer to a `requestId`, if there is one. The same id for another endpoint is refused. */
export async function recall<T>(db: Db, actor: Actor, requestId: string, endpoint: string): Promise<Known<T> | null> {
  const row = await db
    .selectFrom('request_memory')
    .select(['endpoint', 'answer'])
    .where('company_id', '=', actor.companyId)
    .where('member_id', '=', actor.memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row || row.answer === null) return null;
  if (row.endpoint !== endpoint) throw new AppError('STALE');
  return { answer: row.answer as T };
}

/**
 * Claims a `requestId` inside the transaction: a second one with the same id waits here until the first commits, and then
 * finds its answer. `keep` stores the answer with the rest of the transaction.
 */
export async function remember(
  db: Db,
  actor: Actor,
  requestId: string,
  endpoint: string,
  at: Date,
): Promise<{ known: Known<unknown> | null; keep: (answer: unknown) => Promise<void> }> {
  const key = { company_id: actor.companyId, member_id: actor.memberId, request_id: requestId };
  const claimed = await db
    .insertInto('request_memory')
    .values({ ...key, endpoint, answer: 'null', created_at: at })
    .onConflict((c) => c.columns(['company_id', 'member_id', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst();
  const keep = async (answer: unknown): Promise<void> => {
    await db
      .updateTable('request_memory')
      .set({ answer: JSON.stringify(answer) })
      .where('company_id', '=', key.company_id)
      .where('member_id', '=', key.member_id)
      .where('request_id', '=', key.request_id)
      .execute();
  };
  return { known: claimed ? null : await recall(db, actor, requestId, endpoint), keep };
}

export const dropOldAnswers = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('request_memory').where('company_id', '=', companyId).where('created_at', '<', before);
