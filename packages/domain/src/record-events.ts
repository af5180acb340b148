/** What records tell other features. */
export interface RecordEvents {
  'record.submitted': { recordId: string; businessOn: string; shopId: string; byId: string };
  'record.accepted': { recordId: string; businessOn: string; shopId: string };
  'record.voided': { recordId: string; businessOn: string; shopId: string; byId: string };
}
