import { describe, expect, it } from 'vitest';
import { businessDate } from '../../business-day.ts';
import { addDays } from '../../civil-time.ts';
import { nextOn, type Schedule, startsAt } from '../schedule.ts';
import { CHANGES } from './changes.ts';
import { COUNTS, RUNS } from './vectors.ts';

const schedule = (more: Partial<Schedule>): Schedule => ({
  ...{ recurrence: { frequency: 'daily', everyDays: 1 }, startOn: '1970-01-01', endOn: null, times: null },
  ...{ startTime: '09:00', randomUntil: null, term: { kind: 'hours', hours: 1 } },
  ...more,
});

/** The first instants after one, date by date. */
function instantsAfter(of: Schedule, timeZone: string, after: string, count: number): string[] {
  const place = { timeZone, cutOff: '00:00' };
  const found: string[] = [];
  let date = nextOn(of, addDays(businessDate(new Date(after), timeZone, '00:00'), -1));
  while (date !== null && found.length < count) {
    const at = startsAt(of, date, place);
    if (at > new Date(after)) found.push(at.toISOString().replace('.000Z', 'Z'));
    date = nextOn(of, addDays(date, 1));
  }
  return found;
}

describe('what other calendars say', () => {
  it.each(RUNS.map((one) => [`${one.recurrence.frequency} at ${one.startTime}`, one] as const))(
    'of the next instants: %s',
    (_, { startTime, recurrence, runs }) => {
      for (const run of runs) {
        const [timeZone = '', after = '', ...next] = run.split(' ');
        expect([timeZone, ...instantsAfter(schedule({ startTime, recurrence }), timeZone, after, next.length)]).toEqual(
          [timeZone, ...next],
        );
      }
    },
  );

  it('of how many dates there are', () => {
    for (const { dates, ...of } of COUNTS) {
      let found = 0;
      for (let on = nextOn(schedule(of), of.startOn); on !== null; on = nextOn(schedule(of), addDays(on, 1)))
        found += 1;
      expect({ ...of, dates: found }).toEqual({ ...of, dates });
    }
  });

  it.each(CHANGES)('of the change of clocks: %s', (change) => {
    const [timeZone = '', date = '', startTime = '', instant = ''] = change.split(' ');
    const at = startsAt(schedule({ startTime }), date, { timeZone, cutOff: '00:00' });
    expect(at.toISOString()).toBe(new Date(instant).toISOString());
  });
});
