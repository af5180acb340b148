/** What looks at pictures and answers questions here: each can be asked whether it runs. */
export const CHECKED_PARTS = ['media', 'detector', 'language', 'meaning', 'vision'] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** `off`: nobody set it up, so nothing is asked of it. */
export const CHECKED_STATES = ['runs', 'off', 'fails'] as const;

/**
 * Why it did not answer. `away`: nobody is reached; `busy`: too much waits already; `broken`: it cannot do its work, or answers what is no
 * answer; `slow`: it took too long; `refused`: it is reached and says no.
 */
export const CHECKED_CAUSES = ['away', 'busy', 'broken', 'slow', 'refused'] as const;
export type CheckedCause = (typeof CHECKED_CAUSES)[number];
