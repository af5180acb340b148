import type { MessageTable } from './message-table.ts';

/** What messages about rectifications tell. */
export const RECTIFICATION_MESSAGES = {
  created: 'new',
  handled: 'work',
  completed: 'news',
  rejected: 'work',
  transferred: 'work',
  extended: 'news',
  withdrawn: 'news',
  ended: 'news',
  corrected: 'news',
  reopened: 'work',
  reminded: 'work',
  due_24h: 'news',
  due_2h: 'news',
  overdue: 'work',
} as const satisfies MessageTable;
