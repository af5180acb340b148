import {
  ESCALATION_LEVELS,
  type EscalationLevel,
  HOURS_OF_LEVEL,
  REVIEW_REMINDERS,
} from '@rondo/domain/rectification-setting';
import type { Tx } from '../../platform/context.ts';
import { levelsSince, rectificationSettingOf } from '../inspect-setting/index.ts';
import { peopleByIds } from '../people/index.ts';
import { administratorsAt, peopleByRule } from '../task/index.ts';
import * as q from './escalate.queries.ts';
import { addPeople } from './rectification.queries.ts';

interface Late {
  id: string;
  number: string;
  title: string;
  shop_id: string;
}

/**
 * Tells those above of what stays late: each level hears of a rectification once, whatever deadline it gets later, and as the company
 * has set it now; of what was past the hours before they were set it does not hear. Twice in the same minute changes nothing.
 */
export async function escalateOverdue(tx: Tx): Promise<void> {
  const setting = await rectificationSettingOf(tx.db, tx.companyId);
  const since = await levelsSince(tx.db, tx.companyId);
  for (const level of ESCALATION_LEVELS) {
    const hours = setting[HOURS_OF_LEVEL[level]];
    if (hours === null) continue;
    const { rows } = await q.reachLevel(tx.db, tx.companyId, level, { hours, since: since[level] }, tx.now());
    for (const row of rows) {
      const memberIds = await peopleOfLevel(tx, row, level);
      if (memberIds.length === 0) continue;
      await keep(tx, row, 'escalate', memberIds, { level });
      await tx.emit('rectification.escalated', { rectificationId: row.id, level, memberIds });
    }
  }
}

/** Presses for reviews whose time is over: the reviewers first, a day later whoever leads them. Nothing is approved by the clock. */
export async function pressReviewers(tx: Tx): Promise<void> {
  const { rows } = await q.pressReviewers(tx.db, tx.companyId, tx.now());
  for (const row of rows) {
    const isLast = row.time === REVIEW_REMINDERS;
    const superiorIds = isLast ? await superiorsOf(tx, row) : [];
    if (isLast) await keep(tx, row, 'escalate_review', superiorIds, {});
    await tx.emit('rectification.review-late', {
      ...{ rectificationId: row.id, round: row.round, time: row.time, rev: row.rev, superiorIds },
    });
  }
}

async function peopleOfLevel(tx: Tx, row: Late, level: EscalationLevel): Promise<string[]> {
  const at = { companyId: tx.companyId, initiatorId: '', shopIds: [row.shop_id] };
  switch (level) {
    case 'area_manager':
      return [...(await peopleByRule(tx.db, { kind: 'area_manager' }, at))(row.shop_id)];
    case 'head':
      return headsOf(tx, row);
    case 'administrator':
      return [...(await administratorsAt(tx.db, at))(row.shop_id)];
    default:
      return level satisfies never;
  }
}

/** The heads of the departments over the reviewers; without a reviewer over whoever found it. */
async function headsOf(tx: Tx, { id, shop_id }: Late): Promise<string[]> {
  const parts = await q.partsOf(tx.db, tx.companyId, [id]).execute();
  const of = (relation: string) => parts.filter((p) => p.relation === relation).map((p) => p.member_id);
  const led = of('reviewer').length > 0 ? of('reviewer') : of('initiator');
  const heads = await Promise.all(
    led.map((initiatorId) =>
      peopleByRule(tx.db, { kind: 'head' }, { companyId: tx.companyId, initiatorId, shopIds: [shop_id] }),
    ),
  );
  return [...new Set(heads.flatMap((find) => find(shop_id)))];
}

/** Where nobody leads the reviewers, administrators hear of it. */
async function superiorsOf(tx: Tx, row: Late): Promise<string[]> {
  const heads = await headsOf(tx, row);
  return heads.length > 0 ? heads : peopleOfLevel(tx, row, 'administrator');
}

/** It stands in the history, and whoever hears of it may open it: they get a copy unless they have a part in it. */
async function keep(
  tx: Tx,
  { id, number, title }: Late,
  event: 'escalate' | 'escalate_review',
  memberIds: readonly string[],
  data: Record<string, unknown>,
): Promise<void> {
  const nameOf = await peopleByIds(tx.db, tx.companyId, memberIds);
  const to = memberIds.flatMap((memberId) => nameOf(memberId)?.name ?? []).join(', ');
  await tx.addHistory({ kind: 'rectification', id, name: `${number} ${title}`, event, data: { ...data, to } });
  const copies = memberIds.map((memberId) => ({ id, memberId, relation: 'cc' as const }));
  await addPeople(tx.db, tx.companyId, copies, tx.now());
}
