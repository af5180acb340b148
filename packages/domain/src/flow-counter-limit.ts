/** Limits of what counts people (product 18). */
export const FLOW_COUNTER_LIMIT = {
  name: 50,
  code: 50,
  /** Counters of one store, those in the bin left out. */
  perShop: 30,
  staff: { people: 500, crossings: 100 },
  /** People of a count by hand. */
  calibrated: 100_000,
} as const;
