import { addDays } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type World, world } from '../../test/world.ts';
import { statisticsJobs } from '../features/statistics/statistics.jobs.ts';
import { jobContext } from './job-worker.ts';
import { eachNight } from './nightly.ts';

const ZONES = [
  'Asia/Shanghai',
  'Europe/London',
  'America/New_York',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
] as const;
const HALF_HOUR_MS = 1_800_000;

let w: World;
const zoneOf = new Map<string, string>();
beforeAll(async () => {
  w = await world();
  for (const timeZone of ZONES) zoneOf.set((await w.company({ timeZone })).id, timeZone);
});
afterAll(() => w.stop());

const context = (isByClock: boolean) =>
  jobContext(
    {
      owner: w.app.owner,
      databases: w.app.databases,
      caller: () => ({ now: w.clock.now, newId: () => '', language: 'en-US', requestId: '', ip: '', device: '' }),
    },
    isByClock,
  );

const minuteIn = (timeZone: string): number => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(w.clock.now())
    .split(':')
    .map(Number);
  return hour * 60 + minute;
};

// Clocks go forward and back on these days somewhere: in Havana at midnight, in Lord Howe by half an hour.
it.each(['2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31', '2026-06-10'])(
  'the night from %s is worked once in every zone, inside 23:00 to 08:00 of the company, after its day is over',
  async (first) => {
    const done: { zone: string; nightOn: string; minute: number }[] = [];
    const start = Date.parse(`${first}T00:00:00Z`);
    for (let tick = 0; tick < 4 * 48; tick += 1) {
      w.clock.set(new Date(start + tick * HALF_HOUR_MS));
      await eachNight(context(true), `test.${first}`, async (_, { id, nightOn }) => {
        const zone = zoneOf.get(id) ?? '';
        done.push({ zone, nightOn, minute: minuteIn(zone) });
      });
    }
    w.clock.set(new Date());
    for (const zone of ZONES) {
      const nights = done.filter((one) => one.zone === zone);
      expect(nights.length, zone).toBeGreaterThanOrEqual(4);
      expect(nights.map((one) => one.nightOn)).toEqual(nights.map((_, i) => addDays(nights[0]?.nightOn ?? '', i)));
      // The very first wake may come late in a night that had begun.
      for (const { minute } of nights.slice(1)) expect(minute, zone).toBeLessThan(120);
    }
  },
  60_000,
);

it('work that fails is tried again with the next wake, and keeps no other company from its own', async () => {
  w.clock.set('2026-07-01T16:30:00Z');
  const [broken] = zoneOf.keys();
  const worked: string[] = [];
  let isBroken = true;
  const night = () =>
    eachNight(context(true), 'test.broken', async (_, { id }) => {
      if (id === broken && isBroken) throw new Error('disk full');
      worked.push(zoneOf.get(id) ?? '');
    });
  await expect(night()).rejects.toThrow('test.broken failed for company ');
  expect(worked).toEqual(['Australia/Lord_Howe']);
  isBroken = false;
  await night();
  await night();
  expect(worked).toEqual(['Australia/Lord_Howe', 'Asia/Shanghai']);
  w.clock.set(new Date());
});

it('two nodes that wake at once do a night once', async () => {
  w.clock.set('2026-07-03T16:30:00Z');
  const worked: string[] = [];
  const night = () =>
    eachNight(context(true), 'test.twice', async (_, { id }) => {
      worked.push(zoneOf.get(id) ?? '');
    });
  await Promise.all([night(), night(), night()]);
  w.clock.set(new Date());
  expect(worked.toSorted()).toEqual(['Asia/Shanghai', 'Australia/Lord_Howe']);
});

it('the statistics of a company in London are counted after its midnight, not after that of China', async () => {
  const [london] = [...zoneOf].find(([, zone]) => zone === 'Europe/London') ?? [];
  const until = async () =>
    (
      await w.sql<{ day: string }>('select data_until_on::text as day from stat_state where company_id = $1', [london])
    )[0]?.day;
  const [reconcile] = statisticsJobs;
  for (const [at, day] of [
    ['2026-07-10T16:00:00Z', null],
    ['2026-07-10T22:30:00Z', null],
    ['2026-07-10T23:00:00Z', '2026-07-10'],
    ['2026-07-11T16:00:00Z', '2026-07-10'],
  ] as const) {
    w.clock.set(at);
    await reconcile?.run(context(true), {});
    expect(await until(), at).toBe(day);
  }
  w.clock.set(new Date());
});
