/** What check-ins tell other features. */
export interface CheckInEvents {
  /** Somebody checked in at a store. */
  'check-in.arrived': { checkInId: string; shopId: string };
}
