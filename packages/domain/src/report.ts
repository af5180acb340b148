/** For whom a report is made: all of it, or what a customer or landlord may see (without process, changes in review, check-ins). */
export const REPORT_VIEWS = ['full', 'customer'] as const;
export type ReportView = (typeof REPORT_VIEWS)[number];

/** Photos beside each other in a report on paper. */
export const PHOTOS_A_ROW = [2, 3, 4] as const;
export type PhotosARow = (typeof PHOTOS_A_ROW)[number];

/** How a company's reports look on paper (product 11). */
export interface ReportLayout {
  /** A first page of its own: company, store, result. */
  hasCover: boolean;
  photosARow: PhotosARow;
  /** The wording of the standard below each item that failed. */
  showsStandard: boolean;
  showsProcess: boolean;
  /** Two lines to sign on by hand. */
  showsSignatureLines: boolean;
  /** At the foot of each page; empty: none. */
  footer: string;
  /** Members who may take records out may make external links to reports. Photos can show people: off until a company says so. */
  allowsLinks: boolean;
}

/** What a company has that never changed it. */
export const USUAL_REPORT_LAYOUT: ReportLayout = {
  hasCover: false,
  photosARow: 3,
  showsStandard: true,
  showsProcess: true,
  showsSignatureLines: true,
  footer: '',
  allowsLinks: false,
};

/** What the verify page says of a report: it is as it was made; the record was corrected since; the record does not count; none such. */
export const SEAL_VERDICTS = ['match', 'corrected', 'void', 'unknown'] as const;
export type SealVerdict = (typeof SEAL_VERDICTS)[number];
