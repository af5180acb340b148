import { REPORT_LIMIT } from './report-limit.ts';

/** How long an external link to a report may be good, days (product 11). */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];

/** `open`: it can be read. `expired`: its time is over. `ended`: somebody took it back. */
export const LINK_STATES = ['open', 'expired', 'ended'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Where a link stands at a time. One that was taken back stays so, whatever its time. */
export function linkStateOf({ expiresAt, endedAt }: { expiresAt: Date; endedAt: Date | null }, now: Date): LinkState {
  if (endedAt !== null) return 'ended';
  return expiresAt > now ? 'open' : 'expired';
}

/** Letters of a proposed password that nobody mistakes for each other when it is read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for a link, from bytes of chance (`LINK_PASSWORD_BYTES`): ten letters of 31, 49 bits, where tries are counted. */
export const linkPassword = (chance: Uint8Array): string =>
  [...chance].map((byte) => LETTERS[byte % LETTERS.length]).join('');
export const LINK_PASSWORD_BYTES = 10;

/** What the name of the link is in watermarks: enough to find it in the list of links. */
export const linkNumber = (id: string): string => id.replaceAll('-', '').slice(-REPORT_LIMIT.linkNumber).toUpperCase();
