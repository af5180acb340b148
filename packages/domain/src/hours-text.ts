import { type HoursReason, hoursFaults, type WeekHours } from './business-hours.ts';

/** `text` is the part that could not be read or that breaks a rule, for the message with its row. */
export type HoursText =
  | { ok: true; hours: WeekHours }
  | { ok: false; text: string; reason: 'day' | 'time' | HoursReason };

/** Names of the weekdays from Monday, as people write them in both languages. */
const DAY_NAMES = [
  ['mon', 'monday', '周一', '星期一', '礼拜一'],
  ['tue', 'tues', 'tuesday', '周二', '星期二', '礼拜二'],
  ['wed', 'wednesday', '周三', '星期三', '礼拜三'],
  ['thu', 'thur', 'thurs', 'thursday', '周四', '星期四', '礼拜四'],
  ['fri', 'friday', '周五', '星期五', '礼拜五'],
  ['sat', 'saturday', '周六', '星期六', '礼拜六'],
  ['sun', 'sunday', '周日', '周天', '星期日', '星期天', '礼拜日', '礼拜天'],
];
const EVERY_DAY = ['daily', 'every day', '每天', '每日'];
const CLOSED = ['closed', 'off', '休息', '不营业', '闭店'];
const SHORT_NAMES = DAY_NAMES.map((names) => names[0] ?? '').map(
  (name) => name.charAt(0).toUpperCase() + name.slice(1),
);

/**
 * Reads `Mon-Fri 09:00-21:00; Sat 10:00-22:00` or `周一至周五 9:00-12:00, 13:00-21:00；周日 休息`. Parts are separated by
 * semicolons or lines; a part is days (names, ranges, lists), then times; days that are not named are closed. Ranges may run over
 * the end of the week (Sat-Mon). The rules of `hoursFaults` hold.
 */
export function parseHoursText(text: string): HoursText {
  const hours: WeekHours = DAY_NAMES.map(() => []);
  const parts = plain(text)
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) {
    const times = part.search(new RegExp(`\\d|${CLOSED.join('|')}`));
    const days = times < 0 ? null : daysOf(part.slice(0, times));
    if (days === null) return { ok: false, text: part, reason: 'day' };
    const intervals = intervalsOf(part.slice(times));
    if (intervals === null) return { ok: false, text: part, reason: 'time' };
    for (const day of days) hours[day]?.push(...intervals);
  }
  if (parts.length === 0) return { ok: false, text, reason: 'empty' };
  const fault = hoursFaults(hours)[0];
  return fault ? { ok: false, text: SHORT_NAMES[fault.day] ?? text, reason: fault.reason } : { ok: true, hours };
}

/** The text `parseHoursText` reads back, days with equal hours joined: what an export writes. */
export function formatHoursText(hours: WeekHours): string {
  const times = hours.map((intervals) => intervals.map(({ from, to }) => `${from}-${to}`).join(', ') || 'closed');
  const parts: string[] = [];
  for (let first = 0; first < times.length; ) {
    let last = first;
    while (last + 1 < times.length && times[last + 1] === times[first]) last += 1;
    const days = first === last ? SHORT_NAMES[first] : `${SHORT_NAMES[first]}-${SHORT_NAMES[last]}`;
    parts.push(`${days} ${times[first]}`);
    first = last + 1;
  }
  return parts.join('; ');
}

/** Full-width signs and the many dashes become the plain ones. */
function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[–—−~〜至到]/g, '-')
      .replace(/[、]/g, ',')
      // One space at most, so that looking for separators stays linear.
      .replace(/[^\S\n]+/g, ' ')
  );
}

function daysOf(text: string): number[] | null {
  const trimmed = text.trim().replace(/[:,]$/, '').trim();
  if (EVERY_DAY.includes(trimmed)) return DAY_NAMES.map((_, day) => day);
  const days = trimmed.split(',').flatMap((entry) => {
    const [first, last, ...rest] = entry.split('-').map((name) => dayOf(name.trim()));
    if (first === undefined || first < 0 || (last !== undefined && last < 0) || rest.length > 0) return [-1];
    const length = last === undefined ? 0 : (last - first + 7) % 7;
    return Array.from({ length: length + 1 }, (_, step) => (first + step) % 7);
  });
  return days.includes(-1) ? null : [...new Set(days)];
}

function dayOf(name: string): number {
  return DAY_NAMES.findIndex((names) => names.includes(name.replace(/\.$/, '')));
}

function intervalsOf(text: string): { from: string; to: string }[] | null {
  const trimmed = text.trim();
  if (CLOSED.includes(trimmed)) return [];
  const found = trimmed.split(/\s*,\s*|\s+(?=\d{1,2}:\d{2}\s*-)/).map((entry) => {
    const match = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/.exec(entry.trim());
    if (!match) return null;
    const [, h1 = '', m1 = '', h2 = '', m2 = ''] = match;
    return { from: `${h1.padStart(2, '0')}:${m1}`, to: `${h2.padStart(2, '0')}:${m2}` };
  });
  const intervals = found.filter((interval) => interval !== null);
  return intervals.length === found.length ? intervals : null;
}
