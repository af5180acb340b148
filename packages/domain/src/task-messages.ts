import type { MessageTable } from './message-table.ts';

/** What messages about tasks tell. */
export const TASK_MESSAGES = {
  dispatched: 'new',
  submitted: 'work',
  approved: 'news',
  completed: 'news',
  rejected: 'work',
  transferred: 'work',
  deadline_changed: 'news',
  closed: 'news',
  closed_by_deadline: 'news',
  cancelled: 'news',
  reopened: 'work',
  reminded: 'work',
  due_24h: 'news',
  due_2h: 'news',
  overdue: 'work',
  mentioned: 'work',
  commented: 'news',
  overdue_daily: 'work',
  review_late: 'work',
  escalated: 'work',
  review_escalated: 'work',
  draft_expiring: 'news',
  draft_expired: 'news',
} as const satisfies MessageTable;
