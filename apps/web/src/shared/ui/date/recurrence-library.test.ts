import {
  CalendarDate,
  CalendarDateTime,
  endOfMonth,
  fromDate,
  getDayOfWeek,
  parseDate,
  toZoned,
} from '@internationalized/date';
import { isDueOn, type MonthDay, NTHS, type Recurrence } from '@rondo/domain/cycle/recurrence';
import { startsAt } from '@rondo/domain/cycle/schedule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** 0 = Monday, as the rules count; the library counts from the first day of the locale's week. */
const weekday = (date: CalendarDate): number => getDayOfWeek(date, 'en-GB');

/** Days of one month that a rule names, worked out forwards from the month and not by asking each day. */
function daysIn(month: CalendarDate, day: MonthDay): string {
  const first = month.set({ day: 1 });
  const last = endOfMonth(first);
  if (day.kind === 'last') return last.toString();
  if (day.kind === 'date') return (day.date > last.day ? last : first.set({ day: day.date })).toString();
  if (day.nth === 'last') return last.subtract({ days: (weekday(last) - day.weekday + 7) % 7 }).toString();
  return first.add({ days: ((day.weekday - weekday(first) + 7) % 7) + 7 * (day.nth - 1) }).toString();
}

/** Every date of a rule between two days, by the library's calendar. */
function byLibrary(recurrence: Recurrence, start: CalendarDate, until: CalendarDate): string[] {
  const found = new Set<string>();
  if (recurrence.frequency === 'daily') {
    for (let at = start; at.compare(until) <= 0; at = at.add({ days: recurrence.everyDays })) found.add(at.toString());
  }
  if (recurrence.frequency === 'weekly') {
    for (const day of recurrence.weekdays) {
      const first = start.add({ days: (day - weekday(start) + 7) % 7 });
      for (let at = first; at.compare(until) <= 0; at = at.add({ weeks: 1 })) found.add(at.toString());
    }
  }
  if (recurrence.frequency === 'monthly' || recurrence.frequency === 'quarterly') {
    for (let at = start.set({ day: 1 }); at.compare(until) <= 0; at = at.add({ months: 1 })) {
      if (recurrence.frequency === 'quarterly' && (at.month - 1) % 3 !== recurrence.month - 1) continue;
      for (const day of recurrence.days) found.add(daysIn(at, day));
    }
  }
  return [...found].filter((date) => date >= start.toString() && date <= until.toString()).sort();
}

const monthDay: fc.Arbitrary<MonthDay> = fc.oneof(
  fc.record({ kind: fc.constant('date' as const), date: fc.integer({ min: 1, max: 31 }) }),
  fc.constant({ kind: 'last' as const }),
  fc.record({
    kind: fc.constant('weekday' as const),
    nth: fc.constantFrom(...NTHS),
    weekday: fc.integer({ min: 0, max: 6 }),
  }),
);
const days = fc.array(monthDay, { minLength: 1, maxLength: 4 });
const recurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ frequency: fc.constant('daily' as const), everyDays: fc.integer({ min: 1, max: 365 }) }),
  fc.record({
    frequency: fc.constant('weekly' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({ frequency: fc.constant('monthly' as const), days }),
  fc.record({ frequency: fc.constant('quarterly' as const), month: fc.integer({ min: 1, max: 3 }), days }),
);
const date = fc
  .record({ year: fc.integer({ min: 2020, max: 2040 }), day: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, day }) => new CalendarDate(year, 1, 1).add({ days: day }));

const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
];

describe('the dates and times of cycles, against a calendar library that shares no code with them', () => {
  it('the same days, for any rule over two years', () => {
    fc.assert(
      fc.property(recurrence, date, (rule, start) => {
        const until = start.add({ years: 2 });
        const ours: string[] = [];
        for (let at = start; at.compare(until) <= 0; at = at.add({ days: 1 })) {
          if (isDueOn(rule, start.toString(), at.toString())) ours.push(at.toString());
        }
        expect(ours).toEqual(byLibrary(rule, start, until));
      }),
      { numRuns: 300 },
    );
  });

  it('the same instants in every zone; a skipped time begins where the library says the gap ends', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...ZONES), (day, minute, timeZone) => {
        const [hour, rest] = [Math.floor(minute / 60), minute % 60];
        const startTime = `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
        const ours = startsAt({ startTime }, day.toString(), { timeZone, cutOff: '00:00' });
        const wanted = new CalendarDateTime(day.year, day.month, day.day, hour, rest);
        const earlier = toZoned(wanted, timeZone, 'earlier');
        if (earlier.hour === hour && earlier.minute === rest && earlier.day === day.day) {
          expect(ours).toEqual(earlier.toDate());
          return;
        }
        expect(ours.getTime()).toBeGreaterThan(earlier.toDate().getTime());
        expect(ours.getTime()).toBeLessThanOrEqual(toZoned(wanted, timeZone, 'later').toDate().getTime());
        const before = fromDate(new Date(ours.getTime() - 1), timeZone);
        expect(fromDate(ours, timeZone).offset).toBeGreaterThan(before.offset);
      }),
      { numRuns: 2000 },
    );
  });

  it('the same day where clocks skip it: spring in New York, every minute of the gap', () => {
    const day = parseDate('2026-03-08');
    for (let minute = 110; minute < 190; minute += 1) {
      const startTime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const ours = startsAt({ startTime }, day.toString(), { timeZone: 'America/New_York', cutOff: '00:00' });
      const inGap = minute >= 120 && minute < 180;
      const wanted = new CalendarDateTime(2026, 3, 8, Math.floor(minute / 60), minute % 60);
      const library = inGap ? new CalendarDateTime(2026, 3, 8, 3, 0) : wanted;
      expect(ours).toEqual(toZoned(library, 'America/New_York').toDate());
    }
  });
});
