/** The zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones the browser knows, with this one even where the list lacks it (`UTC`). */
export const zones = (own: string): string[] => [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
