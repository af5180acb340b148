/** The templates that come with the product: read-only, copied to a company and changed there. */
export const LIBRARY_KEYS = [
  'catering_food_safety',
  'catering_opening',
  'catering_closing',
  'catering_equipment',
  'retail_brand',
  'retail_fire',
  'retail_cleanliness',
  'convenience_opening',
  'convenience_fresh_food',
  'pharmacy_quality',
  'hotel_room',
  'fuel_safety',
] as const;
export type LibraryKey = (typeof LIBRARY_KEYS)[number];

/** What they look at. */
export const LIBRARY_KINDS = [
  'food_safety',
  'fire',
  'opening',
  'closing',
  'brand',
  'equipment',
  'cleanliness',
  'compliance',
] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];
