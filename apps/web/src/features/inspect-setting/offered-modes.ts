/** Kinds of inspections that can be made today; remote ones join when they can be. */
export const OFFERED_MODES = ['on_site', 'self'] as const;
export type OfferedMode = (typeof OFFERED_MODES)[number];
