export interface AiCompany {
  id: string;
  timeZone: string;
  /** Of a hundred pictures without an event so many are kept. */
  auditPercent: number;
}
