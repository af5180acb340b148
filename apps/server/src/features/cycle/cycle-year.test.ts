import { setTimeout as wait } from 'node:timers/promises';
import { cycleApi as api } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

/** It takes minutes, so it runs only when it is asked for, with as many stores: CYCLE_YEAR_SHOPS=500. */
const SHOPS = Number(process.env.CYCLE_YEAR_SHOPS ?? 0);
const ZONES = [
  ...['Asia/Shanghai', 'Asia/Kolkata', 'Europe/London'],
  ...['America/New_York', 'America/Los_Angeles', 'Australia/Lord_Howe'],
];
const HOUR = 3_600_000;
/** Twice a day: each place is looked at between nine and midnight of its clock. */
const STEP = 12 * HOUR;

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-12-30T00:00:00Z'));
  company = await w.company();
});
afterAll(() => w.stop());

const YEAR = {
  startOn: '2027-01-01',
  endOn: '2027-12-31',
  startTime: '09:00',
  term: { kind: 'days', days: 0 },
} as const;
type Recurrence = Input<typeof api.create>['schedule']['recurrence'];

/** Each kind of rule, with its dates by the calendar of PostgreSQL: which days `d` of the year it comes on. */
const RULES: Record<string, { recurrence: Recurrence; days: string }> = {
  'each Tuesday': {
    recurrence: { frequency: 'weekly', weekdays: [1] },
    days: 'extract(isodow from d) = 2',
  },
  'the 31st': {
    recurrence: { frequency: 'monthly', days: [{ kind: 'date', date: 31 }] },
    days: "extract(day from d + interval '1 day') = 1",
  },
  'the second Wednesday': {
    recurrence: { frequency: 'monthly', days: [{ kind: 'weekday', nth: 2, weekday: 2 }] },
    days: 'extract(isodow from d) = 3 and extract(day from d) between 8 and 14',
  },
  'the last Sunday': {
    recurrence: { frequency: 'monthly', days: [{ kind: 'weekday', nth: 'last', weekday: 6 }] },
    days: "extract(isodow from d) = 7 and extract(month from d + interval '7 days') <> extract(month from d)",
  },
  'the last day of the second month of a quarter': {
    recurrence: { frequency: 'quarterly', month: 2, days: [{ kind: 'last' }] },
    days: "extract(month from d) in (2, 5, 8, 11) and extract(day from d + interval '1 day') = 1",
  },
  'every 30 days': {
    recurrence: { frequency: 'daily', everyDays: 30 },
    days: '(extract(doy from d)::int - 1) % 30 = 0',
  },
};

const DUE = Object.entries(RULES)
  .map(
    ([name, { days }]) =>
      `select '${name}' as name, d::date as on_day
         from generate_series('2027-01-01', '2027-12-31', interval '1 day') d where ${days}`,
  )
  .join(' union all ');

const DAY = 24 * HOUR;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Days on which nothing is due anywhere; the third of each month is looked at all the same. */
function isQuiet(now: Date, due: ReadonlySet<string>): boolean {
  const isNear = [-DAY, 0, DAY].some((away) => due.has(dayOf(now.getTime() + away)));
  return !isNear && now.getUTCDate() !== 3 && now < new Date('2028-01-01T00:00:00Z');
}

/** The connections that are in the middle of giving out end as those of a killed process do. Answers how many. */
async function kill(): Promise<number> {
  const rows = await w.sql<{ ended: boolean }>(
    `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and backend_type = 'client backend' and query !~* 'outbox|graphile|listen'`,
  );
  return rows.filter(({ ended }) => ended).length;
}

const watched = (): Promise<boolean> =>
  w.app.runJob('cycle.watch').then(
    () => true,
    () => false,
  );

it.runIf(SHOPS > 0)(
  'a year of cycles in six zones, the worker killed every week, gives out each task that is due, once',
  async () => {
    const template = await givenTemplate(w, company);
    const manager = await company.member({ role: 'store_manager' });
    const north = await company.group('North');
    for (let i = 0; i < SHOPS; i += 1)
      await company.shop({ groupId: north, managerIds: [manager.id], timeZone: ZONES[i % ZONES.length] ?? 'UTC' });
    for (const [name, { recurrence }] of Object.entries(RULES))
      await company.owner.call(api.create, {
        ...{ name, mode: 'on_site', templateIds: [template.id], groupIds: [north], requestId: requestId() },
        ...{ executor: { kind: 'manager' }, review: false, skipsDaysOff: false, schedule: { ...YEAR, recurrence } },
      });
    const days = await w.sql<{ day: string }>(`select distinct on_day::text as day from (${DUE}) due`);
    const due = new Set(days.map(({ day }) => day));
    let kills = 0;
    const until = Date.parse('2028-01-03T00:00:00Z');
    for (let step = 0; w.clock.now().getTime() < until; step += 1) {
      w.clock.advance(STEP);
      if (isQuiet(w.clock.now(), due)) continue;
      // Every week at other moments of the day on which most is due.
      const isKilled = w.clock.now().getUTCDay() === 2;
      const run = watched();
      if (isKilled) {
        await wait((step * 7) % 60);
        kills += await kill();
      }
      // What starts anew goes on where the other one was.
      for (let isDone = await run; !isDone; isDone = await watched()) await wait(1);
    }
    expect(kills).toBeGreaterThan(20);
    // Dates by the calendar of PostgreSQL, instants by its zones.
    const [sums] = await w.sql<Record<'expected' | 'made' | 'missing' | 'extra' | 'double', number>>(
      `with due as (${DUE}),
     expected as (
       select due.name, s.id as shop_id, (due.on_day + time '09:00') at time zone s.time_zone as start_at
         from due cross join shop s where s.company_id = $1),
     made as (select name, shop_id, start_at from task where company_id = $1 and dispatch = 'cyclic')
     select (select count(*)::int from expected) as expected, (select count(*)::int from made) as made,
            (select count(*)::int from (select * from expected except select * from made) x) as missing,
            (select count(*)::int from (select * from made except select * from expected) x) as extra,
            (select count(*)::int from (select 1 from made group by name, shop_id, start_at having count(*) > 1) x) as double`,
      [company.id],
    );
    const all = SHOPS * (52 + 12 + 12 + 12 + 4 + 13);
    expect(sums).toEqual({ expected: all, made: all, missing: 0, extra: 0, double: 0 });
    const [counted] = await w.sql('select sum(tasks)::int as tasks from cycle_occurrence where company_id = $1', [
      company.id,
    ]);
    expect(counted).toEqual({ tasks: all });
    expect(await w.sql('select distinct state from cycle where company_id = $1', [company.id])).toEqual([
      { state: 'ended' },
    ]);
  },
  Math.max(600_000, SHOPS * 6_000),
);
