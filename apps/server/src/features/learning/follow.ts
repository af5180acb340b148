import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import * as q from './audience.queries.ts';
import * as lists from './learning.queries.ts';
import type { LearningRecord } from './stored.ts';

const { part: PART } = LIMIT.learning;

/** Tells some people of a list, part by part. */
export async function tellLearners(tx: Tx, id: string, memberIds: readonly string[], round: number): Promise<void> {
  for (let from = 0; from < memberIds.length; from += PART) {
    await tx.emit('learning.published', { id, memberIds: memberIds.slice(from, from + PART), round });
  }
}

/** Whoever came into the audience of a list gets it, with their own day where it has one, and is told. */
export async function addLearners(tx: Tx, row: LearningRecord, today: string): Promise<void> {
  const { db, companyId, now } = tx;
  const dueOn = row.due_days === null ? row.due_on : addDays(today, row.due_days);
  const [people, known] = await Promise.all([
    q.inAudience(db, companyId, row.subjects).orderBy('m.id').execute(),
    q.known(db, companyId, row.id).execute(),
  ]);
  const here = new Set(people.map(({ id }) => id));
  const had = new Set(known.map(({ member_id }) => member_id));
  const fresh = people.filter(({ id }) => !had.has(id)).map(({ id }) => id);
  const part = { companyId, id: row.id };
  for (let from = 0; from < fresh.length; from += PART) {
    await q.addMembers(db, part, fresh.slice(from, from + PART), { at: now(), dueOn });
  }
  await tellLearners(tx, row.id, fresh, 0);
  const gone = known.filter(({ member_id, left_at }) => left_at === null && !here.has(member_id));
  const back = known.filter(({ member_id, left_at }) => left_at !== null && here.has(member_id));
  if (gone.length > 0) await q.setLeft(db, part, idsOf(gone), now()).execute();
  if (back.length > 0) await q.setLeft(db, part, idsOf(back), null).execute();
}

const idsOf = (rows: readonly { member_id: string }[]): string[] => rows.map(({ member_id }) => member_id);

/** Keeps the people of every published list up to date: who joined, moved or left since. */
export async function followAudiences(tx: Tx, today: string): Promise<void> {
  const open = await lists.published(tx.db, tx.companyId).forUpdate().execute();
  for (const row of open) await addLearners(tx, row, today);
}
