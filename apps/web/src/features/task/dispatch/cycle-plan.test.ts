import type { CycleDetail } from '@rondo/contract/cycle';
import { cycleSchedule } from '@rondo/contract/cycle-schedule';
import type { Recurrence } from '@rondo/domain/cycle/recurrence';
import { expect, it, test } from 'vitest';
import { type CyclePlan, cyclePlanOf, newCyclePlan, scheduleOf } from './cycle-plan.ts';
import { scheduleFault } from './schedule-fault.ts';

const TODAY = '2026-11-20';
const fault = (patch: Partial<CyclePlan>) => scheduleFault({ ...newCyclePlan(TODAY), ...patch });

const RECURRENCES: Recurrence[] = [
  { frequency: 'daily', everyDays: 3 },
  { frequency: 'weekly', weekdays: [0, 4] },
  { frequency: 'monthly', days: [{ kind: 'date', date: 31 }, { kind: 'last' }] },
  { frequency: 'quarterly', month: 2, days: [{ kind: 'weekday', nth: 'last', weekday: 6 }] },
  { frequency: 'dates', dates: ['2026-12-24', '2026-12-31'] },
];

it.each(RECURRENCES)('a $frequency cycle that is opened to be edited is sent as it was', (recurrence) => {
  const shared = { recurrence, startOn: TODAY, startTime: '09:30' };
  const schedules = [
    { ...shared, endOn: null, times: null, randomUntil: null, term: { kind: 'days' as const, days: 0 } },
    { ...shared, endOn: '2026-12-31', times: null, randomUntil: '17:00', term: { kind: 'hours' as const, hours: 8 } },
    { ...shared, endOn: null, times: 12, randomUntil: null, term: { kind: 'days' as const, days: 2 } },
  ];
  for (const schedule of schedules) {
    const cycle = { schedule, skipsDaysOff: true, skipsHolidays: false, deadlinePolicy: 'until_next' } as CycleDetail;
    expect(cycleSchedule.parse(scheduleOf(cyclePlanOf(cycle)))).toEqual(schedule);
  }
});

test('a new plan can be sent as it is, and every field that is missing or wrong is named', () => {
  expect(fault({})).toBe(false);
  expect(fault({ weekdays: [] })).toBe('days');
  expect(fault({ frequency: 'daily', everyDays: null })).toBe('days');
  expect(fault({ frequency: 'dates' })).toBe('days');
  expect(fault({ startOn: '' })).toBe('startOn');
  expect(fault({ end: 'date', endOn: '2026-11-19' })).toBe('end');
  expect(fault({ end: 'times' })).toBe('end');
  expect(fault({ startTime: '' })).toBe('startTime');
  expect(fault({ randomUntil: '09:00' })).toBe('randomUntil');
  expect(fault({ term: null })).toBe('term');
});
