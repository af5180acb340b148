import { HOUR_MS } from './duration.ts';

/** Limits of tasks and of their dispatch. */
export const TASK_LIMIT = {
  transfers: 5,
  shops: 2000,
  /** Of one dispatch or cycle: each store gets a task of each. */
  templates: 10,
  /** Tasks of one dispatch that are created at once, and of one part of a larger one; all of a dispatch. */
  dispatched: 2000,
  dispatchedLater: 100_000,
  /** Handlers, reviewers and copies of all tasks of a dispatch together. */
  dispatchedPeople: 600_000,
  /** Stores that a preview names for one reason to stop; more of them are left out by the reason. */
  blockersNamed: 2000,
  /** Rules that find stores for a dispatch: days without an inspection, stores with the lowest scores. */
  notInspectedDays: 365,
  worst: 500,
  groups: 200,
  executors: 200,
  reviewers: 20,
  cc: 50,
  reopenDays: 7,
  subTasks: 20,
  attachments: 9,
  numberLabel: 20,
  presets: 100,
  repeats: 100,
  reviewLevels: 3,
  remindEveryMs: 2 * HOUR_MS,
  claimIdleMs: 4 * HOUR_MS,
  /** Days of a calendar: six weeks. */
  calendarDays: 42,
  /** Tasks that one act may be for. */
  bulk: 10_000,
  mentions: 20,
  /** Reminders of the clock after the time ran out; to handlers at this hour of the store's day. */
  clockReminders: 3,
  clockReminderHour: 10,
} as const;
