import { instantOf, wallClock } from '@rondo/domain/civil-time';
import { DeviceFailure } from './failure.ts';

const LOCAL = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{2}):(\d{2})(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** `+08:00` of what a device tells as its time; empty: it tells none. */
export const offsetOf = (told: string): string => LOCAL.exec(told.trim())?.[7] ?? '';

/** A time as a device tells it, `2026-11-26T08:00:00+08:00` or `2026-1-6 8:00:00`; without an offset on the clock of `zone`. */
export function readDeviceTime(told: string, zone: string): Date {
  const parts = LOCAL.exec(told.trim());
  if (!parts) throw new DeviceFailure('unreadable', 'a time that is none');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const offset = parts[7] ?? '';
  const at =
    offset === ''
      ? instantOf(date, hour * 60 + minute, zone).getTime() + second * 1_000
      : Date.parse(`${date}T${two(hour)}:${two(minute)}:${two(second)}${offset}`);
  if (Number.isNaN(at)) throw new DeviceFailure('unreadable', 'a time that is none');
  return new Date(at);
}

const SECONDS = 60_000;
const ZERO = '+00:00';

/** A moment as `2026-11-26T08:00:00`, at an offset such as `+08:00`, or where that is empty on the clock of `zone`. */
export function deviceTime(at: Date, offset: string, zone: string): string {
  if (offset !== '') return new Date(at.getTime() + offsetMs(offset)).toISOString().slice(0, 19);
  const { date, minute } = wallClock(at, zone);
  const clock = new Date(minute * SECONDS + (at.getTime() % SECONDS)).toISOString().slice(11, 19);
  return `${date}T${clock}`;
}

function offsetMs(offset: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /^([+-])(\d{2}):?(\d{2})$/.exec(offset === 'Z' ? ZERO : offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * SECONDS;
}
