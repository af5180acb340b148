import type { MessageTable } from './message-table.ts';
import type { RectificationEvent } from './rectification.ts';
import type { Relation } from './relation.ts';

/** What messages about rectifications tell. */
export const RECTIFICATION_MESSAGES = {
  created: 'new',
  handled: 'work',
  completed: 'news',
  rejected: 'work',
  transferred: 'work',
  extended: 'news',
  appealed: 'work',
  appeal_upheld: 'work',
  appeal_accepted: 'news',
  extension_asked: 'work',
  extension_denied: 'news',
  withdrawn: 'news',
  ended: 'news',
  corrected: 'news',
  reopened: 'work',
  reminded: 'work',
  due_24h: 'news',
  due_2h: 'news',
  overdue: 'work',
  escalated: 'work',
  review_late: 'work',
  review_escalated: 'work',
} as const satisfies MessageTable;

/** What a move of a rectification says to whom (product 15). */
export const RECTIFICATION_NOTICES = {
  handle: { text: 'rectification.handled', to: ['reviewer'] },
  handle_unreviewed: { text: 'rectification.completed', to: ['initiator', 'cc'] },
  transfer: { text: 'rectification.transferred', to: ['handler'] },
  extend: { text: 'rectification.extended', to: ['handler'] },
  ask_extension: { text: 'rectification.extension_asked', to: ['reviewer'] },
  grant_extension: { text: 'rectification.extended', to: ['handler'] },
  deny_extension: { text: 'rectification.extension_denied', to: ['handler'] },
  appeal: { text: 'rectification.appealed', to: ['judge', 'reviewer', 'initiator'] },
  uphold_appeal: { text: 'rectification.appeal_upheld', to: ['handler', 'reviewer', 'initiator', 'cc'] },
  accept_appeal: { text: 'rectification.appeal_accepted', to: ['handler', 'reviewer', 'initiator', 'cc'] },
  withdraw: { text: 'rectification.withdrawn', to: ['reviewer'] },
  approve: { text: 'rectification.completed', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'rectification.rejected', to: ['handler'] },
  end: { text: 'rectification.ended', to: ['handler', 'initiator', 'cc'] },
  reopen: { text: 'rectification.reopened', to: ['handler'] },
} as const satisfies Record<
  RectificationEvent,
  { text: `rectification.${keyof typeof RECTIFICATION_MESSAGES}`; to: readonly Relation[] }
>;
