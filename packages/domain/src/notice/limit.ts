/** Limits of announcements (product 14). */
export const NOTICE_LIMIT = {
  reminders: 3,
  remindEveryHours: 4,
  leastAheadMinutes: 5,
  /** Ids of each kind that a send range names. */
  chosen: 500,
  /** Recipients that one answer sends to; more are sent to as background work. Written, and told, so many at once. */
  atOnce: 2000,
  part: 1000,
  /** Somebody who joins later gets what was sent within these days, where the author wants it. */
  laterJoinersDays: 30,
  /** That pop up at once when somebody comes in. */
  popUps: 5,
  /** Of the check that it was understood: questions, and how often somebody may try. */
  ...{ questions: 3, tries: 3 },
  /** Days that stores have for the task of one. */
  taskDays: 90,
  /** Letters. */
  comment: 500,
} as const;
