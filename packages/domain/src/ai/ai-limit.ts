/** Limits of AI camera checks (product 17). */
export const AI_LIMIT = {
  /** Of a day. */
  lastHour: 23,
  ruleName: 30,
  eventName: 20,
  content: 300,
  /** Sample pictures of a question, those that show it and those that do not together. */
  samples: 10,
  shops: 500,
  groups: 100,
  tags: 20,
  cameras: 200,
  /** Cameras of one rule that have areas of their own. */
  drawn: 50,
  timesPerDay: 24,
  everyMinutes: { min: 1, max: 720 },
  /** Continuous: the time between two pictures, ms. */
  continuousMs: 10_000,
  confidencePercent: { min: 1, max: 99 },
  persistSeconds: { min: 0, max: 3600 },
  frames: { min: 1, max: 30 },
  /** Of the picture, in thousandths of its area. */
  minSize: { min: 0, max: 500 },
  coolDownMinutes: { min: 0, max: 1440 },
  maxPerDay: { min: 1, max: 500 },
  people: { min: 1, max: 50 },
  sensitivity: { min: 1, max: 5 },
  handlers: 20,
  reviewers: 20,
  notified: 20,
  /** Events judged at once. */
  bulk: 100,
  /** Rules of one company. */
  rules: 200,
  /** Days that somebody has to judge an event. */
  judgeDays: 7,
  /** Looks that are remembered of a camera under a rule. */
  looks: 60,
  thresholdPercent: { min: 50, max: 100 },
  auditPercent: { min: 0, max: 20 },
  /** Negative pictures offered at once. */
  audited: 50,
  reason: 300,
  /** Pictures that a trial looks at. */
  trialFrames: 500,
  trialHours: 24,
  matrixShops: 100,
} as const;

/** What a new rule and a new company begin with. */
export const AI_DEFAULTS = {
  confidencePercent: 60,
  persistSeconds: 30,
  coolDownMinutes: 30,
  maxPerDay: 20,
  minSize: 0,
  sensitivity: 3,
  people: 5,
  thresholdPercent: 90,
  auditPercent: 2,
  limitHours: 24,
  strictness: 'usual',
} as const;
