import { repeatBody } from '@rondo/contract/free-task';
import type { NoticeTask } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { Audience } from '@rondo/domain/notice';
import type { Tx } from '../../platform/context.ts';
import { makeFreeTasks, type Place } from '../free-task/index.ts';
import { timesOf } from '../task/index.ts';
import * as ranges from './audience.queries.ts';
import * as q from './notice.queries.ts';
import * as places from './place.queries.ts';
import * as recipients from './recipient.queries.ts';
import { type NoticeRecord, taskOf } from './stored.ts';

type Reader = Pick<Tx, 'db' | 'companyId'>;

/**
 * Where a task is given out for some people: the open stores of theirs at which its author may give out work. Their managers do it, where
 * none of them was told whoever works there; where the author reviews it, nobody reviews their own.
 */
async function placesFor(
  { db, companyId }: Reader,
  members: Parameters<typeof places.workPlaces>[2],
  { review }: Pick<NoticeTask, 'review'>,
  authorId: string,
): Promise<Place[]> {
  const { rows } = await places.workPlaces(db, companyId, members, authorId);
  return rows.flatMap(({ id, name, path, time_zone: timeZone, managers, staff }) => {
    const able = (ids: readonly string[] | null) => (ids ?? []).filter((one) => !review || one !== authorId);
    const handlerIds = able(managers).length > 0 ? able(managers) : able(staff);
    return handlerIds.length === 0 ? [] : [{ shop: { id, name, path, timeZone }, handlerIds }];
  });
}

/** How many stores of a send range a task would be given to now. */
export async function countPlaces(
  reader: Reader,
  range: Audience,
  task: Pick<NoticeTask, 'review'>,
  authorId: string,
): Promise<number> {
  const members = ranges.membersInRange(reader.db, reader.companyId, range);
  return (await placesFor(reader, members, task, authorId)).length;
}

/** Gives out the task of one to the stores of its recipients, as its author; null: it has none. Where none can be, its author is told. */
export async function giveTasks(tx: Tx, row: NoticeRecord): Promise<number | null> {
  const task = taskOf(row);
  if (!task) return null;
  const { db, companyId } = tx;
  const owner = await places.mayDispatch(db, companyId, row.author_id).executeTakeFirst();
  const members = recipients.membersOf({ companyId, id: row.id });
  const found = owner ? await placesFor(tx, members, task, row.author_id) : [];
  if (!owner || found.length === 0 || found.length > LIMIT.task.dispatched) {
    await tellOfNone(tx, row);
    return 0;
  }
  const batchId = tx.newId();
  const times = timesOf({ deadlineDays: task.days }, tx.now(), owner.time_zone);
  const body = repeatBody.parse({
    ...{ name: task.name, content: task.content, evidence: task.evidence },
    // Who does it is found by the places; the executor of a free task has to name somebody.
    executor: { kind: 'manager' },
    levels: task.review ? [{ mode: 'any', memberIds: [row.author_id] }] : [],
  });
  const author = { memberId: row.author_id, timeZone: owner.time_zone };
  await makeFreeTasks(tx, author, body, found, {
    ...{ startAt: times.startAt, dueAt: times.dueAt, batchId },
    dispatch: 'immediate',
  });
  await q.setBatch(db, companyId, row.id, batchId).execute();
  return found.length;
}

const tellOfNone = (tx: Tx, { id, title, author_id }: NoticeRecord): Promise<void> =>
  tx.emit('member.told', {
    ...{ to: [author_id], text: 'notice_no_tasks', params: { title } },
    ...{ page: `/notice?tab=managed&open=${id}`, key: `notice.no_tasks:${id}` },
  });
