import { LIMIT } from '@rondo/domain/limit';

const { min, max } = LIMIT.detection.sensitivity;
const STEP = LIMIT.percent / max;

/** Sensitivity 1 to 5 as the 0 to 100 of cameras, and back. */
export const toPercent = (sensitivity: number): number => sensitivity * STEP;
export const fromPercent = (percent: number): number => Math.min(max, Math.max(min, Math.round(percent / STEP)));

const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** `08:30` and `24:00`. */
export const clockText = (minute: number): string => `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;

/** Minutes of `08:30`, `08:30:00`; the last minute of a day that a device writes as 23:59:59 is its end. */
export function minuteOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * MINUTES + minutes + (seconds > 0 ? 1 : 0);
}
