/** What inspections tell other features: answers that nobody goes on with, a day before they are dropped, and when they are. */
export interface InspectionEvents {
  'draft.expiring': DraftNews;
  'draft.expired': DraftNews;
}

interface DraftNews {
  taskId: string;
  /** Who has the draft. */
  memberId: string;
  /** Names the draft as it was: told once. */
  savedAt: string;
}
