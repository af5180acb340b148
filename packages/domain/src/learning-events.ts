/** What learning lists tell the others. */
export interface LearningEvents {
  /** It is to be told to some of its people; `round`: the how manieth reminder, 0 for the first time. */
  'learning.published': { id: string; memberIds: string[]; round: number };
  /** Somebody has read every file of a list by its day. */
  'learning.read': { id: string; memberId: string };
  /** Somebody has passed its quiz. */
  'learning.passed': { id: string; memberId: string };
}
