import type { MessageReason } from '@rondo/domain/message-kind';
import { DENIED_BY_SILENCE, ENDED_BY_CORRECTION, type RectificationEvent } from '@rondo/domain/rectification';
import { RECTIFICATION_NOTICES } from '@rondo/domain/rectification-messages';
import type { EscalationLevel } from '@rondo/domain/rectification-setting';
import { waitsFor } from '@rondo/domain/workflows';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { rectificationSettingOf } from '../inspect-setting/index.ts';
import {
  listen,
  type Notice,
  notify,
  notifyOfClock,
  notifyOfMove,
  notifyOfNew,
  remind,
  type Subject,
} from '../message/index.ts';
import { subjects } from './waiting.queries.ts';

/** When the system moved one, and why. */
const BY_SYSTEM: Record<typeof ENDED_BY_CORRECTION | typeof DENIED_BY_SILENCE, Notice> = {
  [ENDED_BY_CORRECTION]: { text: 'rectification.corrected', to: ['handler', 'reviewer', 'cc'] },
  [DENIED_BY_SILENCE]: RECTIFICATION_NOTICES.deny_extension,
};

/** As whom those of a level hear that something stays late. */
const LEVEL_REASONS = {
  area_manager: 'notifier',
  head: 'superior',
  administrator: 'administrator',
} as const satisfies Record<EscalationLevel, MessageReason>;

/** Without a reviewer whoever found it is asked for more time. */
function noticeOf(event: RectificationEvent, { people }: Subject): Notice {
  const notice: Notice = RECTIFICATION_NOTICES[event];
  const isReviewed = people.some(({ relation }) => relation === 'reviewer');
  return event === 'ask_extension' && !isReviewed ? { ...notice, to: ['initiator'] } : notice;
}

/** Who is told what happened to a rectification. */
export const rectificationMessages: Subscription[] = [
  listen('rectification.created', async (tx, { rectificationIds, byId }) => {
    const created = await subjects(tx.db, tx.companyId, rectificationIds);
    await notifyOfNew(tx, created, 'rectification.created', ['handler', 'cc'], byId);
  }),
  listen('rectification.moved', async (tx, { rectificationId, event, byId, comment, because }) => {
    const [found] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (found)
      await notifyOfMove(tx, found, event, because ? BY_SYSTEM[because] : noticeOf(event, found), byId, comment);
  }),
  listen('rectification.reminded', async (tx, { rectificationId, byId }) => {
    const [found] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (found) await remind(tx, found, 'rectification.reminded', byId);
  }),
  listen('rectification.due-soon', async (tx, { rectificationId, stage }) => {
    const [found] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (found) await notifyOfClock(tx, found, `rectification.${stage}`, ['handler']);
  }),
  listen('rectification.overdue', async (tx, { rectificationId }) => {
    const [found] = await subjects(tx.db, tx.companyId, [rectificationId]);
    const { tellsOverdue } = await rectificationSettingOf(tx.db, tx.companyId);
    if (found && tellsOverdue) await notifyOfClock(tx, found, 'rectification.overdue', ['handler', 'initiator']);
  }),
  listen('rectification.escalated', async (tx, { rectificationId, level, memberIds }) => {
    const [subject] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (!subject || waitsFor('rectification', subject.state) !== 'handler') return;
    const sourceKey = `rectification.escalated:${subject.id}:${level}`;
    const to = new Map(memberIds.map((id) => [id, LEVEL_REASONS[level]] as const));
    await notify(tx, [{ text: 'rectification.escalated', subject, sourceKey, to }]);
  }),
  listen('rectification.review-late', async (tx, { rectificationId, round, time, rev, superiorIds }) => {
    const [subject] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (!subject || waitsFor('rectification', subject.state) !== 'reviewer') return;
    const handedIn = rev === undefined ? [] : [rev];
    if (superiorIds.length === 0)
      return notifyOfClock(tx, subject, 'rectification.review_late', ['reviewer'], [time, ...handedIn]);
    const sourceKey = ['rectification.review_escalated', subject.id, round, ...handedIn].join(':');
    const to = new Map(superiorIds.map((id) => [id, 'superior' as const]));
    await notify(tx, [{ text: 'rectification.review_escalated', subject, sourceKey, to }]);
  }),
];
