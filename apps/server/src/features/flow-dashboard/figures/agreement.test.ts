import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import { flowSaleApi } from '@rondo/contract/flow-reading';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { CounterKind } from '@rondo/domain/flow-counter';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '../../../../test/factories.ts';
import { checked, imported } from '../../../../test/import.ts';
import { requestId, type World, world } from '../../../../test/world.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { type NewReading, writeReadings } from '../../flow-reading/index.ts';

/** From what counters tell and tills sold to the figures that are shown: both halves of customer flow, calculated by hand. */
let w: World;
let company: Company;

const DAY = '2026-11-16';
const WEEK_BEFORE = '2026-11-09';
const HOURS = Array.from({ length: 7 }, () => [{ from: '10:00', to: '20:00' }]);

beforeAll(async () => {
  w = await world();
  // 10:00 of 25 November in Shanghai.
  w.clock.set(new Date('2026-11-25T02:00:00Z'));
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
});

async function store(code: string): Promise<string> {
  const id = await company.shop({ name: code });
  await w.sql('update shop set hours = $2, code = $3 where id = $1', [id, JSON.stringify(HOURS), code]);
  return id;
}

async function counter(shopId: string, kind: CounterKind): Promise<string> {
  const code = requestId().slice(-12);
  const fields = { shopId, name: `${kind} ${code}`, kind, source: 'import', code } as const;
  const { id } = await company.owner.call(flowCounterApi.create, { ...fields, requestId: requestId() });
  // It stood there before its first reading, as a counter of these days did.
  await w.sql("update flow_counter set created_at = '2026-10-01' where id = $1", [id]);
  return id;
}

type Told = Partial<Omit<NewReading, 'counterId' | 'at' | 'minutes' | 'source'>>;
const reading = (counterId: string, day: string, hour: number, told: Told): NewReading => ({
  ...{ counterId, at: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`), minutes: 60, source: 'api' },
  ...{ entries: 0, exits: 0, visitors: null, groups: null, dwells: 0, dwellSeconds: 0, peak: null, healthyMinutes: 60 },
  ...told,
});

async function write(readings: readonly NewReading[]): Promise<void> {
  const caller = { now: w.clock.now, newId: requestId, language: 'en-US' as const, requestId: requestId() };
  await w.app.databases
    .of(company.id)
    .transaction()
    .execute((trx) =>
      writeReadings(makeTx({ ...caller, ip: '', device: '' }, trx, company.id, null), company.id, readings),
    );
  await w.settle();
}

async function sold(lines: readonly string[]): Promise<void> {
  const file = ['门店编号,日期,小时,交易笔数,件数,销售额,在岗人数', ...lines].join('\n');
  const report = await checked(flowSaleApi, company.owner, file);
  expect(report).toMatchObject({ ready: lines.length, errorRows: 0 });
  await imported(flowSaleApi, company.owner, report.importId);
  await w.settle();
}

type Question = Input<typeof api.read>['questions'][number];
async function ask(metrics: FlowMetricKey[], more: Partial<Question> = {}) {
  const question = { key: 'a', metrics, from: DAY, to: DAY, ...more };
  const { answers } = await company.owner.call(api.read, { questions: [question] });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}
const values = async (metrics: FlowMetricKey[], more: Partial<Question> = {}) =>
  Object.fromEntries((await ask(metrics, more)).total.map(({ metric, value }) => [metric, value]));

describe('what counters told and tills sold', () => {
  it('becomes the figures that a hand calculation gives', async () => {
    const [shopId, blind] = [await store('A'), await store('B')];
    const door = await counter(shopId, 'entrance');
    const street = await counter(shopId, 'passage');
    const zone = await counter(shopId, 'zone');
    const queue = await counter(shopId, 'queue');
    const fitting = await counter(shopId, 'fitting');
    // The store without an entrance has a street counter: what it counts is of no capture rate.
    const otherStreet = await counter(blind, 'passage');
    await write([
      reading(door, DAY, 9, { entries: 3 }),
      reading(door, DAY, 10, { entries: 40, exits: 10 }),
      reading(door, DAY, 11, { entries: 60, exits: 70 }),
      reading(door, DAY, 12, { entries: 20, exits: 30 }),
      reading(street, DAY, 10, { entries: 90, exits: 70 }),
      reading(street, DAY, 11, { entries: 100, exits: 140 }),
      // In this hour the entrance tells nothing.
      reading(street, DAY, 13, { entries: 500, exits: 500 }),
      reading(otherStreet, DAY, 10, { entries: 700, exits: 0 }),
      reading(zone, DAY, 11, { entries: 30, exits: 28, dwells: 12, dwellSeconds: 720 }),
      reading(queue, DAY, 11, { entries: 9, exits: 9, dwells: 8, dwellSeconds: 1000, peak: 4 }),
      reading(queue, DAY, 12, { entries: 4, exits: 4, dwells: 2, dwellSeconds: 40, peak: 6 }),
      reading(fitting, DAY, 11, { entries: 15, exits: 15 }),
    ]);
    await sold([
      `A,${DAY},10,8,16,"1,000.50",2`,
      `A,${DAY},11,22,30,2000,3`,
      // Sold while nobody counted, and in a store that counts nobody: in the sums, in no conversion.
      `A,${DAY},13,50,60,9000,4`,
      `B,${DAY},10,100,100,7777,5`,
    ]);
    expect(await values(['entries', 'exits', 'passers', 'earlyEntries'])).toEqual({
      // 3 + 40 + 60 + 20; 10 + 70 + 30; 90 + 70 + 100 + 140 + 1000 + 700, both ways.
      ...{ entries: 123, exits: 110, passers: 2100, earlyEntries: 3 },
    });
    // 100 came in while 400 passed, by a door and a street counter of the same store and hour: 100 / 500.
    expect(await values(['captureRate'])).toEqual({ captureRate: 20 });
    expect(await values(['transactions', 'items', 'amount'])).toEqual({
      ...{ transactions: 180, items: 206, amount: 19777.5 },
    });
    expect(await values(['conversion', 'visitorValue', 'staffRatio', 'ticketValue', 'ticketItems'])).toEqual({
      // 30 of 100; 3000.50 / 100; 100 / 5 hours of staff; all that was sold: 19777.50 / 180 and 206 / 180.
      ...{ conversion: 30, visitorValue: 30.01, staffRatio: 20, ticketValue: 109.88, ticketItems: 1.14 },
    });
    expect(await values(['zoneVisitRate', 'exposureRate', 'averageDwell', 'fittingRate'])).toEqual({
      // 30 of the 60 who came in; 28 of the 70 who left; 720 s / 12; 15 of 60.
      ...{ zoneVisitRate: 50, exposureRate: 40, averageDwell: 60, fittingRate: 25 },
    });
    // 1040 s / 10; the longest of both.
    expect(await values(['averageWait', 'queuePeak'])).toEqual({ averageWait: 104, queuePeak: 6 });
    const inside = await ask(['occupancy'], { by: 'time', granularity: 'hour', shopId: [shopId] });
    // 3; 3 + 40 - 10 = 33; 33 + 60 - 70 = 23; 23 + 20 - 30 = 13; nobody tells of the hours after.
    expect(inside.points.map(({ figures }) => figures[0]?.value).slice(0, 4)).toEqual([3, 33, 23, 13]);
    const byHour = await ask(['entries', 'conversion'], { by: 'time', granularity: 'hour', shopId: [shopId] });
    expect(byHour.points.slice(0, 4).map(({ hour, figures }) => [hour, ...figures.map(({ value }) => value)])).toEqual([
      ...[
        [9, 3, null],
        [10, 40, 20],
        [11, 60, 36.7],
        [12, 20, null],
      ],
    ]);
  });

  it('takes the sales of another system by store and hour, and tells what became of each', async () => {
    await store('A');
    const hour = (at: string, more: object = {}) => ({ shopCode: 'a', at: `${DAY}T${at}:00.000Z`, ...more });
    const sales = [
      hour('02:00', { transactions: 8, items: 12, amount: 99.5 }),
      hour('03:00', { staff: 2.5 }),
      { ...hour('02:00', { transactions: 1 }), shopCode: 'Nowhere' },
      hour('02:20', { transactions: 1 }),
      { ...hour('02:00', { transactions: 1 }), at: '2026-11-25T02:00:00.000Z' },
      hour('04:00'),
    ];
    expect(await company.owner.call(flowSaleApi.send, { sales })).toEqual({
      written: 2,
      results: ['written', 'written', 'unknown_store', 'no_start', 'too_early', 'nothing'],
    });
    await w.settle();
    expect(await values(['transactions', 'items', 'amount'])).toEqual({ transactions: 8, items: 12, amount: 99.5 });
    // What a later call says nothing of stays.
    await company.owner.call(flowSaleApi.send, { sales: [hour('02:00', { transactions: 9 })] });
    await w.settle();
    expect(await values(['transactions', 'amount'])).toEqual({ transactions: 9, amount: 99.5 });
  });

  it('the rows behind a conversion are those of its parts', async () => {
    const shopId = await store('A');
    await store('B');
    const door = await counter(shopId, 'entrance');
    await write([reading(door, DAY, 10, { entries: 40, exits: 40 })]);
    await sold([`A,${DAY},10,50,50,500,2`, `A,${DAY},11,9,9,90,2`, `B,${DAY},10,100,100,900,5`]);
    const { total } = await ask(['conversion']);
    expect(total[0]).toMatchObject({ value: 125, isOver: true });
    const rows = await company.owner.call(api.rows, { from: DAY, to: DAY, metric: 'conversion', read: 'day' });
    expect(rows).toMatchObject({ above: 50, below: 40, value: 125 });
  });

  it('of quarters is the same as of days; what only a whole hour tells is shown by the hour', async () => {
    const shopId = await store('A');
    const [door, street, zone] = [
      await counter(shopId, 'entrance'),
      await counter(shopId, 'passage'),
      await counter(shopId, 'zone'),
    ];
    await write([
      reading(door, DAY, 10, { entries: 40, exits: 20 }),
      reading(street, DAY, 10, { entries: 30, exits: 30 }),
      reading(street, DAY, 11, { entries: 80, exits: 80, healthyMinutes: 60 }),
      reading(zone, DAY, 10, { entries: 10, exits: 5, dwells: 2, dwellSeconds: 80 }),
    ]);
    const metrics: FlowMetricKey[] = ['entries', 'passers', 'captureRate', 'zoneVisitRate', 'exposureRate'];
    const byDay = { ...(await values(metrics)), ...(await values(['earlyEntries'])) };
    expect(byDay).toEqual({
      ...{ entries: 40, passers: 220, captureRate: 40, zoneVisitRate: 25, exposureRate: 25, earlyEntries: 0 },
    });
    const quarters = { by: 'time', granularity: 'quarter' } as const;
    const byQuarter = { ...(await values(metrics, quarters)), ...(await values(['earlyEntries'], quarters)) };
    expect(byQuarter).toEqual(byDay);
    await sold([`A,${DAY},10,10,20,500,2`]);
    const sales = await ask(['entries', 'transactions', 'conversion'], quarters);
    expect([sales.granularity, sales.read, sales.totalRead]).toEqual(['hour', 'hour', 'day']);
    expect(sales.total.map(({ value }) => value)).toEqual([40, 10, 25]);
    expect(sales.points.map(({ hour, figures }) => [hour, ...figures.map(({ value }) => value)])).toContainEqual([
      ...[10, 40, 10, 25],
    ]);
    // Of a single door there are no sales, and that is said.
    const ofDoor = await ask(['entries', 'transactions'], { counterId: [door] });
    expect(ofDoor.total.map(({ value, why }) => [value, why])).toEqual([
      [40, null],
      [null, 'not_of_counters'],
    ]);
  });

  it('leaves the staff out of quarters and of single counters as of days, and knows the quarters that are missing', async () => {
    const shopId = await store('A');
    const [door, back] = [await counter(shopId, 'entrance'), await counter(shopId, 'entrance')];
    // Four people of the staff cross five times a day.
    await w.sql('update flow_counter set staff_people = 4, staff_crossings = 5 where id = $1', [door]);
    const quarter = (at: string, entries: number, exits: number): NewReading => ({
      ...{ ...reading(door, DAY, 10, { entries, exits, healthyMinutes: 15 }), minutes: 15 },
      at: new Date(`${DAY}T${at}:00+08:00`),
    });
    await write([
      ...[quarter('10:00', 30, 10), quarter('10:15', 50, 30), quarter('10:30', 20, 40), quarter('11:00', 100, 70)],
      reading(back, DAY, 12, { entries: 9, exits: 9 }),
    ]);
    const day = await ask(['entries', 'exits', 'completeness']);
    const told = (answer: typeof day) => answer.total.map(({ value, completeness }) => [value, completeness]);
    // 200 less 20, and 9; 150 less 20, and 9.
    expect(
      told(day)
        .map(([value]) => value)
        .slice(0, 2),
    ).toEqual([189, 139]);
    const otherwise: Partial<Question>[] = [
      { by: 'time', granularity: 'hour' },
      { by: 'time', granularity: 'quarter' },
      { by: 'counter' },
      { counterId: [door, back] },
    ];
    for (const more of otherwise)
      expect([more, told(await ask(['entries', 'exits', 'completeness'], more))]).toEqual([more, told(day)]);
    const added = ({ points }: typeof day) => points.reduce((all, { figures }) => all + (figures[0]?.value ?? 0), 0);
    expect(added(await ask(['entries'], { by: 'time', granularity: 'quarter' }))).toBe(189);
    const byCounter = await ask(['entries'], { by: 'counter' });
    expect(byCounter.points.map(({ figures }) => [figures[0]?.value, figures[0]?.isLowerBound])).toEqual([
      [180, true],
      [9, true],
    ]);
    const rows = await company.owner.call(api.rows, { from: DAY, to: DAY, metric: 'entries', counterId: [door] });
    expect(rows).toMatchObject({ above: 180, value: 180 });
    // Nobody of the staff any more: the same numbers again, everywhere.
    const { id, rev, name, code } = await company.owner.call(flowCounterApi.get, { id: door });
    const none = { cameraId: null, shape: null, staffPeople: 0, staffCrossings: 0 };
    await company.owner.call(flowCounterApi.edit, { id, rev, name, code, ...none });
    await w.settle();
    expect(await values(['entries'])).toEqual({ entries: 209 });
    expect(await values(['entries'], { counterId: [door] })).toEqual({ entries: 200 });
  });
});

describe('a counter that told nothing for three hours', () => {
  it('makes a day “at least”, and changes nothing of the comparison with the week before', async () => {
    const door = await counter(await store('A'), 'entrance');
    const hours = Array.from({ length: 10 }, (_, index) => 10 + index);
    const whole = (day: string, entries: number) =>
      hours.map((hour) => reading(door, day, hour, { entries, exits: entries }));
    await write(whole(WEEK_BEFORE, 50));
    await write(whole(DAY, 60).filter((_, index) => index < 4 || index > 6));
    const week = { from: DAY, to: '2026-11-22', compare: 'previous' as const };
    const { compared } = await ask(['entries'], week);
    const ofDay = await ask(['entries']);
    expect(ofDay.total[0]).toMatchObject({ value: 420, completeness: 70, isPartial: true, isLowerBound: true });
    // Seven hours against the same seven: 420 to 350 is what 600 would be to 500.
    expect(compared).toMatchObject({ current: [420], previous: [350], matched: 7 });
    await write(whole(DAY, 60));
    const full = (await ask(['entries'], week)).compared;
    expect(full).toMatchObject({ current: [600], previous: [500], matched: 10 });
  });
});
