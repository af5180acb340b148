import { isZone } from '@rondo/domain/civil-time';

/** Names of systems that are not in the IANA database, as exports write them. */
const FOREIGN: Record<string, string> = {
  'asia/beijing': 'Asia/Shanghai',
  'asia/new_delhi': 'Asia/Kolkata',
  'america/oranjestad': 'America/Aruba',
  'america/willemstad': 'America/Curacao',
  'china standard time': 'Asia/Shanghai',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
};
/** Links that the IANA database keeps only for old programs. */
const LEGACY = /^(US|Canada|Mexico|Brazil|Chile)\/|^[^/]+$/i;

/** Characters of a zone with its offset. */
const LONGEST = 80;

/** The IANA zone of a text such as `America/Chicago`, `US/Pacific` or `GMT+08:00 Asia/Shanghai`; null when there is none. */
export function zoneOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const trimmed = text.trim();
  const foreign = FOREIGN[trimmed.toLowerCase()];
  if (foreign) return foreign;
  const name = trimmed.split(/\s+/).findLast((part) => part.includes('/')) ?? trimmed;
  const known = FOREIGN[name.toLowerCase()] ?? name;
  if (known === '') return null;
  if (!isZone(known)) return cutZone(known);
  return LEGACY.test(known) ? new Intl.DateTimeFormat('en', { timeZone: known }).resolvedOptions().timeZone : known;
}

/** Exports cut long names: `America/Argentina/Bu`. The rest is known where only one zone begins so. */
const SHORTEST_CUT = 14;
const LONG_NAMES = [...Intl.supportedValuesOf('timeZone'), 'America/Argentina/Buenos_Aires'];

function cutZone(name: string): string | null {
  if (name.length < SHORTEST_CUT) return null;
  const begun = LONG_NAMES.filter((zone) => zone.toLowerCase().startsWith(name.toLowerCase()));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
