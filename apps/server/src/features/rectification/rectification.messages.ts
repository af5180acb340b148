import { ENDED_BY_CORRECTION, type RectificationEvent } from '@rondo/domain/rectification';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { listen, type Notice, notifyOfClock, notifyOfMove, notifyOfNew, remind } from '../message/index.ts';
import { subjects } from './waiting.queries.ts';

/** What a move of a rectification says to whom (product 15). */
const NOTICES: Record<RectificationEvent, Notice> = {
  handle: { text: 'rectification.handled', to: ['reviewer'] },
  handle_unreviewed: { text: 'rectification.completed', to: ['initiator', 'cc'] },
  transfer: { text: 'rectification.transferred', to: ['handler'] },
  extend: { text: 'rectification.extended', to: ['handler'] },
  withdraw: { text: 'rectification.withdrawn', to: ['reviewer'] },
  approve: { text: 'rectification.completed', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'rectification.rejected', to: ['handler'] },
  end: { text: 'rectification.ended', to: ['handler', 'initiator', 'cc'] },
  reopen: { text: 'rectification.reopened', to: ['handler'] },
};

/** When the system ended one, and why. */
const ENDINGS: Record<typeof ENDED_BY_CORRECTION, Notice> = {
  [ENDED_BY_CORRECTION]: { text: 'rectification.corrected', to: ['handler', 'reviewer', 'cc'] },
};

/** Who is told what happened to a rectification. */
export const rectificationMessages: Subscription[] = [
  listen('rectification.created', async (tx, { rectificationIds, byId }) => {
    const created = await subjects(tx.db, tx.companyId, rectificationIds);
    await notifyOfNew(tx, created, 'rectification.created', ['handler', 'cc'], byId);
  }),
  listen('rectification.moved', async (tx, { rectificationId, event, byId, comment, because }) => {
    const [found] = await subjects(tx.db, tx.companyId, [rectificationId]);
    if (found) await notifyOfMove(tx, found, event, because ? ENDINGS[because] : NOTICES[event], byId, comment);
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
    if (found) await notifyOfClock(tx, found, 'rectification.overdue', ['handler', 'initiator']);
  }),
];
