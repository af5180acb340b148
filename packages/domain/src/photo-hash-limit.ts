/** Of photos that are compared; a part of LIMIT. */
export const PHOTO_HASH_LIMIT = {
  /** Photos look alike up to so many of 64 bits, within so many days. */
  distance: 6,
  days: 180,
  /** Fewer bits of one kind, or less between the lightest and the darkest of 72 grey values, say nothing. */
  leastBits: 8,
  leastContrast: 8,
} as const;
