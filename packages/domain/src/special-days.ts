import type { SpecialDays } from './business-hours.ts';
import { parseHoursText } from './hours-text.ts';

/** Special days of a store with the name that people know them by: Spring Festival, refit. */
export type NamedSpecialDays = SpecialDays & { name: string };

/** `2026-10-01..2026-10-07` or one day, then hours or `closed`, then the name. */
const PART =
  /^(\d{4}-\d{2}-\d{2})(?:\s*(?:\.\.|~|至|到)\s*(\d{4}-\d{2}-\d{2}))?\s+([\d:,\-\s]*\d|closed|休息|闭店|不营业)\s+(\S.*)$/i;

/**
 * Reads `2026-10-01..2026-10-07 closed National Day; 2026-12-24 09:00-15:00 Christmas Eve`: parts separated by semicolons or
 * lines. Answers the part that could not be read, or the days; their rules are those of `specialFaults`.
 */
export function parseSpecialDays(text: string): { ok: true; days: NamedSpecialDays[] } | { ok: false; text: string } {
  const days: NamedSpecialDays[] = [];
  for (const part of text.split(/[;；\n]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, from = '', to = from, times = '', name = ''] = PART.exec(part.normalize('NFKC')) ?? [];
    const read = from === '' ? null : parseHoursText(`Mon ${times}`);
    if (!read?.ok) return { ok: false, text: part };
    days.push({ name, from, to, intervals: read.hours[0] ?? [] });
  }
  return { ok: true, days };
}

/** The text `parseSpecialDays` reads back: what an export writes. */
export function formatSpecialDays(days: readonly NamedSpecialDays[]): string {
  const parts = days.map(({ name, from, to, intervals }) => {
    const times = intervals.map((one) => `${one.from}-${one.to}`).join(', ') || 'closed';
    // What parts days from each other cannot stand in a name.
    return `${from === to ? from : `${from}..${to}`} ${times} ${name.replace(/[;；\n]/g, ',')}`;
  });
  return parts.join('; ');
}
