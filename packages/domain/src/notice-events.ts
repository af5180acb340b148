/** What announcements tell the others. */
export interface NoticeEvents {
  /** It is to be told to some of its recipients; `round`: the how manieth reminder, 0 for the first time. */
  'notice.sent': { id: string; memberIds: string[]; round: number };
}
