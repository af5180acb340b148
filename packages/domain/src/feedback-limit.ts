/** Limits of feedback (product 24); a part of LIMIT. */
export const FEEDBACK_LIMIT = {
  /** Of one member, on a day of the company. */
  perDay: 10,
  photos: 3,
  ...{ route: 200, version: 20, errorReference: 60, windowSize: 20 },
  /** The numbers of errors. */
  errorCode: 99_999,
} as const;
