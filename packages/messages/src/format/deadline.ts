import type { Params } from '../index.ts';
import { dateTime, daysBetween, type Moment, type Place, time } from './date.ts';
import { noValue } from './number.ts';

/** The texts that durations and deadlines are made of. */
export type TimeTexts = (
  key:
    | 'ui.unit.days'
    | 'ui.unit.hours'
    | 'ui.unit.minutes'
    | 'ui.unit.lessThanMinute'
    | 'ui.deadline.late'
    | 'ui.deadline.left'
    | 'ui.deadline.today'
    | 'ui.deadline.tomorrow'
    | 'ui.ago.now'
    | 'ui.ago.minutes'
    | 'ui.ago.hours'
    | 'ui.ago.days',
  params?: Params,
) => string;

/** Tone of a deadline: late is red, due within 4 hours amber, everything else calm. */
export type Due = { tone: 'late' | 'soon' | 'calm' | 'none'; text: string };

const minuteMs = 60_000;
const soonMinutes = 240;

/** A span in its two largest units: `22 小时`, `1 h 32 min`, `3 天 4 小时`. */
export function duration(ms: number | null | undefined, t: TimeTexts): string {
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return noValue;
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 1) return t('ui.unit.lessThanMinute');
  const parts = [
    ['ui.unit.days', Math.floor(minutes / 1440)],
    ['ui.unit.hours', Math.floor(minutes / 60) % 24],
    ['ui.unit.minutes', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => t(key, { count }))
    .join(' ');
}

/** The largest unit only, for "3 h late" in rows. */
function roughDuration(ms: number, t: TimeTexts): string {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 1) return t('ui.unit.lessThanMinute');
  if (minutes < 60) return t('ui.unit.minutes', { count: minutes });
  if (minutes < 1440) return t('ui.unit.hours', { count: Math.floor(minutes / 60) });
  return t('ui.unit.days', { count: Math.floor(minutes / 1440) });
}

/**
 * How a deadline reads: `逾期 3 小时`, `剩 1 小时 6 分` (within 4 hours), `今天 19:00`, `明天 18:00`, else the date.
 * `finishedAt` stops the clock: late then stays late by that much, in time shows the date.
 */
export function deadline(dueAt: Moment, place: Place, t: TimeTexts, now: number, finishedAt?: Moment): Due {
  if (dueAt === null || dueAt === undefined || dueAt === '') return { tone: 'none', text: noValue };
  const due = new Date(dueAt).getTime();
  const at = finishedAt ? new Date(finishedAt).getTime() : now;
  if (at > due) return { tone: 'late', text: t('ui.deadline.late', { time: roughDuration(at - due, t) }) };
  if (!finishedAt && due - at < soonMinutes * minuteMs) {
    return { tone: 'soon', text: t('ui.deadline.left', { time: duration(due - at, t) }) };
  }
  const days = daysBetween(now, due, place.timeZone);
  if (days === 0) return { tone: 'calm', text: t('ui.deadline.today', { time: time(due, place) }) };
  if (days === 1) return { tone: 'calm', text: t('ui.deadline.tomorrow', { time: time(due, place) }) };
  return { tone: 'calm', text: dateTime(due, place, now) };
}

/** How long ago: `刚刚`, `5 分钟前`, up to 7 days; then the date. */
export function ago(value: Moment, place: Place, t: TimeTexts, now: number): string {
  if (value === null || value === undefined || value === '') return noValue;
  const minutes = Math.floor((now - new Date(value).getTime()) / minuteMs);
  if (minutes < 1) return t('ui.ago.now');
  if (minutes < 60) return t('ui.ago.minutes', { count: minutes });
  if (minutes < 1440) return t('ui.ago.hours', { count: Math.floor(minutes / 60) });
  if (minutes < 10_080) return t('ui.ago.days', { count: Math.floor(minutes / 1440) });
  return dateTime(value, place, now);
}
