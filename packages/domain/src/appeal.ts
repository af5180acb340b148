/** What became of an appeal against a rectification: `dropped`, it ended otherwise before anybody decided. */
export const APPEALS = ['open', 'upheld', 'accepted', 'dropped'] as const;
export type Appeal = (typeof APPEALS)[number];

/** How an accepted appeal corrects the answer; an item that allows no "not applicable" passes instead. */
export const APPEAL_CORRECTIONS = ['pass', 'na'] as const;
export type AppealCorrection = (typeof APPEAL_CORRECTIONS)[number];

/** No deadline runs while an appeal is open: what is due on this day is never late. */
export const NEVER_DUE = new Date('9999-12-31T00:00:00Z');
