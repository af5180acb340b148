import { isZone } from '@rondo/domain/civil-time';

/** Names of systems that are not in the IANA database, as exports write them. */
const FOREIGN: Record<string, string> = {
  'asia/beijing': 'Asia/Shanghai',
  'china standard time': 'Asia/Shanghai',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
};
/** Links that the IANA database keeps only for old programs. */
const LEGACY = /^(US|Canada|Mexico|Brazil|Chile)\/|^[^/]+$/i;

/** The IANA zone of a text such as `America/Chicago`, `US/Pacific` or `GMT+08:00 Asia/Shanghai`; null when there is none. */
export function zoneOf(text: string): string | null {
  const trimmed = text.trim();
  const foreign = FOREIGN[trimmed.toLowerCase()];
  if (foreign) return foreign;
  const name = trimmed.split(/\s+/).findLast((part) => part.includes('/')) ?? trimmed;
  const known = FOREIGN[name.toLowerCase()] ?? name;
  if (known === '' || !isZone(known)) return null;
  return LEGACY.test(known) ? new Intl.DateTimeFormat('en', { timeZone: known }).resolvedOptions().timeZone : known;
}
