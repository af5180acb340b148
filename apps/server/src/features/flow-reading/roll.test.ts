import { flowCounterApi } from '@rondo/contract/flow-counter';
import { HOUR_MS } from '@rondo/domain/duration';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type PlainPlace, type PlainReading, plainDay, plainHours } from '../../../test/plain-flow.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { makeTx } from '../../platform/make-context.ts';
import { type NewReading, writeReadings } from './index.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const WEEK = [
  [{ from: '09:00', to: '18:00' }],
  [
    { from: '09:30', to: '12:00' },
    { from: '13:15', to: '20:00' },
  ],
  [],
  [{ from: '22:00', to: '03:00' }],
  [{ from: '00:00', to: '24:00' }],
  [{ from: '10:00', to: '17:45' }],
  [{ from: '11:00', to: '16:00' }],
];
const SPECIALS = [
  { from: '2026-10-26', to: '2026-10-26', intervals: [{ from: '12:00', to: '14:00' }], name: 'Short day' },
];
const NOTHING = { visitors: null, groups: null, dwells: 0, dwellSeconds: 0, peak: null } as const;

/** Days on which clocks change, one of half an hour, and quiet ones. */
const DAYS = [
  ['Europe/London', '2026-10-25'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-26'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Sao_Paulo', '2026-06-11'],
  ['Asia/Kathmandu', '2026-05-08'],
  ['Asia/Shanghai', '2026-11-03'],
] as const;

async function store(zone: string, cutOff: string): Promise<{ shopId: string; place: PlainPlace }> {
  const shopId = await company.shop({ timeZone: zone });
  await w.sql('update company set cut_off = $2 where id = $1', [company.id, cutOff]);
  await w.sql('update shop set hours = $2, special_days = $3 where id = $1', [
    ...[shopId, JSON.stringify(WEEK), JSON.stringify(SPECIALS)],
  ]);
  return { shopId, place: { zone, cutOff, week: WEEK, specials: SPECIALS } };
}

async function counter(shopId: string, kind: 'entrance' | 'passage', deduction = 0): Promise<string> {
  const code = requestId();
  const { id } = await company.owner.call(flowCounterApi.create, {
    ...{ shopId, name: code, kind, source: 'import', code: code.slice(-12), requestId: requestId() },
    ...{ staffPeople: deduction, staffCrossings: 1 },
  });
  return id;
}

const write = (readings: readonly NewReading[]) =>
  w.app.databases
    .of(company.id)
    .transaction()
    .execute((trx) => writeReadings(makeTx(caller(), trx, company.id, null), company.id, readings));
const caller = () => ({
  ...{ now: w.clock.now, newId: requestId, language: 'en-US' as const, requestId: requestId(), ip: '', device: '' },
});

/** Every quarter, or every hour, from a day before to a day after; some are missing. */
function readingsOf(counterId: string, day: string, place: PlainPlace, random: () => number): PlainReading[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const minutes = random() < 0.5 ? 15 : 60;
  const out: PlainReading[] = [];
  for (let at = noon - 40 * HOUR_MS; at < noon + 40 * HOUR_MS; at += 15 * 60_000) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: place.zone, minute: 'numeric' }).format(at);
    if (minutes === 60 && Number(clock) !== 0) continue;
    if (random() < 0.3) continue;
    const many = () => Math.floor(random() * 30);
    out.push({
      counterId,
      at,
      minutes,
      entries: many(),
      exits: many(),
      healthyMinutes: Math.floor(random() * (minutes + 1)),
    });
  }
  return out;
}

const newOf = (one: PlainReading): NewReading => ({
  ...{ ...NOTHING, ...one, minutes: one.minutes === 60 ? 60 : 15, at: new Date(one.at), source: 'api' },
});

/** The same chance for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const hoursOf = (shopId: string, day: string) =>
  w.sql<{ at: Date; is_open: boolean } & Record<string, number>>(
    'select * from flow_hour where shop_id = $1 and day = $2 order by at, is_open',
    [shopId, day],
  );

describe('the sums of a day', () => {
  it('are what plain code says of the readings, whatever the clocks, hours and cut-off do', async () => {
    const runs = fc.asyncProperty(
      fc.constantFrom(...DAYS),
      fc.constantFrom('00:00', '02:00', '03:30', '06:00'),
      fc.nat(),
      fc.nat(200),
      async ([zone, day], cutOff, seed, deduction) => {
        const { shopId, place } = await store(zone, cutOff);
        const random = chance(seed);
        const doors = [
          { id: await counter(shopId, 'entrance', deduction), kind: 'entrance', deduction },
          { id: await counter(shopId, 'entrance'), kind: 'entrance', deduction: 0 },
        ];
        const counters = [...doors, { id: await counter(shopId, 'passage'), kind: 'passage', deduction: 0 }];
        const readings = counters.flatMap(({ id }) => readingsOf(id, day, place, random));
        // Half of them come late, some twice, and what came first was another number.
        const early = readings.filter(() => random() < 0.5).map((one) => ({ ...one, entries: one.entries + 1 }));
        await write(early.map(newOf));
        await w.settle();
        await write(readings.toSorted(() => random() - 0.5).map(newOf));
        await w.settle();
        const plain = plainHours(day, { place, counters, readings, now: w.clock.now().getTime() });
        const sums = await hoursOf(shopId, day);
        const shown = sums.map((one) => ({
          ...{ at: one.at.toISOString(), isOpen: one.is_open, hour: one.hour, passers: one.passers },
          ...{ healthy: one.healthy_minutes, expected: one.expected_minutes },
        }));
        expect(shown).toEqual(
          plain.map(({ at, isOpen, hour, passers, healthy, expected }) => ({
            ...{ at, isOpen, hour, passers, healthy, expected },
          })),
        );
        // The staff is taken off the whole day of its door, and of no hour more than came.
        const ofDoor = readings.filter((one) => one.counterId === doors[0]?.id && plainDay(one.at, place) === day);
        const total = (of: (one: PlainReading) => number) => ofDoor.reduce((sum, one) => sum + of(one), 0);
        const all = (of: (one: (typeof plain)[number]) => number) => plain.reduce((sum, one) => sum + of(one), 0);
        const summed = (name: string) => sums.reduce((sum, one) => sum + (one[name] ?? 0), 0);
        expect(summed('entries')).toBe(
          all((one) => one.entries) -
            Math.min(
              deduction,
              total((one) => one.entries),
            ),
        );
        expect(summed('exits')).toBe(
          all((one) => one.exits) -
            Math.min(
              deduction,
              total((one) => one.exits),
            ),
        );
        sums.forEach((one, at) => {
          expect(one.entries).toBeGreaterThanOrEqual(0);
          expect(one.entries).toBeLessThanOrEqual(plain[at]?.entries ?? 0);
          expect(one.capture_entries).toBe((plain[at]?.captureEntries ?? 0) > 0 ? one.entries : 0);
        });
        const days = await w.sql<Record<string, number>>('select * from flow_day where shop_id = $1 and day = $2', [
          ...[shopId, day],
        ]);
        for (const name of ['entries', 'exits', 'passers', 'capture_entries', 'healthy_minutes', 'expected_minutes']) {
          expect(days.reduce((sum, one) => sum + (one[name] ?? 0), 0)).toBe(summed(name));
        }
      },
    );
    await fc.assert(runs, { numRuns: 12 });
  }, 60_000);
});
