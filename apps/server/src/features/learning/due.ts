import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import * as q from './progress.queries.ts';

/** Tells those whose day is near. */
export async function tellDue(tx: Tx, today: string): Promise<void> {
  const rows = await q.dueSoon(tx.db, tx.companyId, today, addDays(today, LIMIT.learning.dueSoonDays)).execute();
  await tellEach(tx, 'learning_due_soon', rows);
  if (rows.length > 0) await q.markTold(tx.db, tx.companyId, 'told_due_on', rows);
}

/** Tells those whose day is over, and once those who manage the stores they work in. */
export async function tellOverdue(tx: Tx, today: string): Promise<void> {
  const rows = await q.overdue(tx.db, tx.companyId, today).execute();
  if (rows.length === 0) return;
  await tellEach(tx, 'learning_overdue', rows);
  await q.markTold(tx.db, tx.companyId, 'told_overdue_on', rows);
  const managers = await q.managersOfStaff(
    tx.db,
    tx.companyId,
    rows.map(({ member_id }) => member_id),
  );
  for (const [id, late] of grouped(rows, ({ learning_id }) => learning_id)) {
    const theirs = managers.filter(({ member_id }) => late.some((one) => one.member_id === member_id));
    for (const [managerId, people] of grouped(theirs, ({ manager_id }) => manager_id)) {
      await tx.emit('member.told', {
        to: [managerId],
        text: 'learning_overdue_team',
        params: { title: late[0]?.title ?? '', count: people.length },
        page: `/knowledge/learning/report?id=${id}&set=overdue`,
        key: `learning.team:${id}:${today}`,
      });
    }
  }
}

/** One message for all who have the same day. */
async function tellEach(
  tx: Tx,
  text: 'learning_due_soon' | 'learning_overdue',
  rows: readonly q.DueRow[],
): Promise<void> {
  for (const same of grouped(rows, ({ learning_id, due_on }) => `${learning_id}:${due_on}`).values()) {
    const [first] = same;
    if (!first) continue;
    const { learning_id: id, title, due_on: day } = first;
    await tx.emit('member.told', {
      to: same.map(({ member_id }) => member_id),
      text,
      params: { title, day },
      page: `/knowledge/learning?open=${id}`,
      key: `${text}:${id}:${day}`,
    });
  }
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
