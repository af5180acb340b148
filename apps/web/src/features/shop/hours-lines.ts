import type { WeekHours } from '@rondo/domain/business-hours';

/** Weekdays in the order of the hours. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof DAYS)[number];

interface HoursLine {
  from: Weekday;
  to: Weekday;
  intervals: WeekHours[number];
}

/** The hours of a week, days in a row that are alike in one line: seven equal days are Monday to Sunday. */
export function hoursLines(week: WeekHours): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const [index, day] of DAYS.entries()) {
    const intervals = week[index] ?? [];
    const last = lines.at(-1);
    if (last && JSON.stringify(last.intervals) === JSON.stringify(intervals)) last.to = day;
    else lines.push({ from: day, to: day, intervals });
  }
  return lines;
}
