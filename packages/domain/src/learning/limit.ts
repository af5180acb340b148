/** Limits of learning lists (product 19); a part of LIMIT. */
export const LEARNING_LIMIT = {
  /** Of a list. */
  ...{ title: 60, introduction: 500, files: 50, subjects: 200, dueDays: 365 },
  /** Of its quiz. */
  ...{ questions: 50, question: 300, options: { min: 2, max: 6 }, option: 150, attempts: 10, passPercent: 80 },
  /** Those who are behind are reminded so often, so far apart; and told so many days before a list is due. */
  ...{ reminders: 3, remindEveryHours: 4, dueSoonDays: 3 },
  /** People that are written or told at once; that are named before a list is published. */
  ...{ part: 1000, named: 20 },
  reading: {
    /** A page counts as seen after so long. */
    pageMs: 3000,
    /** A film is counted in parts of so many seconds; one counts when so much of it was played, at up to double speed. */
    ...{ slotSeconds: 5, slotMs: 1500 },
    /** How much of a film has to be played; how far down a text its end is. */
    ...{ filmPercent: 95, endPercent: 95 },
    /** A text of so many bytes takes a second; at least and at most so long. */
    ...{ bytesPerSecond: 120, leastMs: 5000, mostMs: 600_000 },
    /** Pages of a document, seconds of a film; places that one report names; reports that are known again. */
    ...{ pages: 5000, seconds: 86_400, parts: 300, known: 16 },
    /** How often a page reports; what clocks and the way may differ by. */
    ...{ reportEveryMs: 10_000, slackMs: 3000 },
    /** How often a page looks where its reader is. */
    tickMs: 1000,
  },
} as const;
