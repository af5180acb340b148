import { weekdayOf } from '@rondo/domain/business-hours';
import { addDays } from '@rondo/domain/civil-time';

/** The days of a week in its order. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The first day of the week in which a day lies. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));
