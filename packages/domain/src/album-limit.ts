/** Limits of the gallery (product 5). */
export const ALBUM_LIMIT = {
  /** Pictures chosen, shared, downloaded at once. */
  select: 200,
  tags: 10,
  tag: 20,
  camera: 50,
  comment: 500,
  /** Collections of one member. */
  collections: 100,
  inCollection: 2000,
  sharedWith: 50,
  /** How long pictures are kept that nothing was proved with, days. */
  keepDays: { capture: 180, snapshot: 180, upload: 180, ai: 90, clip: 90 },
  /** How long a company may have them kept, days. */
  kept: { min: 30, max: 730 },
  /** How long before they go people are told, days. */
  toldDays: 7,
} as const;
