import type { WeekHours } from './business-hours.ts';
import { daysBetween } from './civil-time.ts';

/** What a store needs to be worked with (product 3 (c) 3), each of the same weight. */
const READINESS_PARTS = ['hours', 'manager', 'place', 'inspected', 'camera'] as const;
export type ReadinessPart = (typeof READINESS_PARTS)[number];

/** An inspection older than so many days says nothing of today. */
export const READINESS_DAYS = 30;

interface ReadinessFacts {
  hours: WeekHours;
  managers: number;
  isLocated: boolean;
  /** Civil dates of the store's calendar; null: never inspected. */
  lastInspectedOn: string | null;
  /** Whether a camera stands there; null: the company has none at all, so that no store needs one. */
  hasCamera: boolean | null;
  today: string;
}

/** The share of the parts that are there, as a whole percent rounded half up, with each part. */
export function readinessOf({ hours, managers, isLocated, lastInspectedOn, hasCamera, today }: ReadinessFacts): {
  percent: number;
  parts: { part: ReadinessPart; isMet: boolean }[];
} {
  const met: Record<ReadinessPart, boolean> = {
    hours: hours.some((day) => day.length > 0),
    manager: managers > 0,
    place: isLocated,
    camera: hasCamera === true,
    inspected: lastInspectedOn !== null && daysBetween(lastInspectedOn, today) <= READINESS_DAYS,
  };
  const asked = READINESS_PARTS.filter((part) => part !== 'camera' || hasCamera !== null);
  const parts = asked.map((part) => ({ part, isMet: met[part] }));
  return { percent: Math.round((parts.filter(({ isMet }) => isMet).length / parts.length) * 100), parts };
}
