/** What announcements tell the others. */
export interface NoticeEvents {
  /** It is to be told to some of its recipients; `round`: the how manieth reminder, 0 for the first time. */
  'notice.sent': { id: string; memberIds: string[]; round: number };
  /** Somebody has done what it asks of them for the first time: read it, and acknowledged it where that is asked. */
  'notice.read': { id: string; memberId: string };
  /** It is taken back. */
  'notice.recalled': { id: string };
}
