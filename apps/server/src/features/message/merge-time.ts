/** Events of one object within this time are one message, as long as it is unread (product 15). */
export const MERGE_MS = 10 * 60_000;
