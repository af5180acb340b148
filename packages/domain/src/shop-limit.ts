/** Limits of stores; a part of LIMIT. */
export const SHOP_LIMIT = {
  phone: 30,
  place: 50,
  address: 200,
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  /** Kept with two decimals: less would be stored as no area at all. */
  areaM2: { min: 0.01, max: 1_000_000 },
  tag: 20,
  tags: 20,
  managers: 20,
  photoAlt: 120,
  customFields: 20,
  hoursPerDay: 3,
  /** Special days: how many a store has, how long their name and their range is, stores that hours are copied to at once. */
  specialDays: 60,
  specialName: 30,
  specialSpanDays: 366,
  copied: 50_000,
  /** How far back the first closed day of a store may lie. */
  closedBackDays: 365,
} as const;
