import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi as api, flowSaleApi } from '@rondo/contract/flow-reading';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;
let manager: Person;
let counterId: string;

const HOURS = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await w.sql('update shop set hours = $2, code = $3 where id = $1', [shopId, JSON.stringify(HOURS), 'LS']);
  manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
  counterId = await counter('LS-1');
});

async function counter(code: string, kind: 'entrance' | 'queue' = 'entrance', atShopId = shopId): Promise<string> {
  const fields = { shopId: atShopId, name: `Door ${code}`, kind, source: 'import', code } as const;
  const { id } = await owner.call(flowCounterApi.create, { ...fields, requestId: requestId() });
  return id;
}

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const sent = (hour: number, entries: number, exits = entries) => ({
  ...{ code: 'LS-1', at: at('2026-11-02', hour), entries, exits },
});
const hoursOf = async (day = '2026-11-02', only?: 'gap' | 'zero' | 'corrected', who = manager) =>
  (await who.call(api.hours, { counterId, from: day, to: day, ...(only ? { only } : {}) })).hours;
const entriesOn = async (day: string) => {
  await w.settle();
  const rows = await w.sql<{ entries: number }>(
    'select sum(entries)::int as entries from flow_day where shop_id = $1 and day = $2',
    [shopId, day],
  );
  return rows[0]?.entries ?? null;
};

describe('readings of another system', () => {
  it('are written by code, again without effect, later in place of earlier, each with its result', async () => {
    const readings = [sent(10, 5), sent(11, 7), { ...sent(12, 1), code: 'nobody' }];
    const wrong = [
      { ...sent(13, 1), at: '2026-11-02T13:10:00.000Z' },
      {
        ...sent(13, 1),
        at: new Date(w.clock.now().getTime() + HOUR_MS).toISOString().replace(/:\d\d:.*/, ':00:00.000Z'),
      },
    ];
    const first = await owner.call(api.send, { readings: [...readings, ...wrong] });
    expect(first).toEqual({ written: 2, results: ['written', 'written', 'unknown_counter', 'no_start', 'too_early'] });
    expect((await owner.call(api.send, { readings })).written).toBe(0);
    expect(await entriesOn('2026-11-02')).toBe(12);
    await owner.call(api.send, { readings: [sent(10, 6)] });
    expect(await entriesOn('2026-11-02')).toBe(13);
    expect(await refused(manager.call(api.send, { readings }))).toBe('FORBIDDEN');
    const stranger = (await w.company()).owner;
    expect((await stranger.call(api.send, { readings: [sent(10, 99)] })).results).toEqual(['unknown_counter']);
  });

  it('of quarters take the place of the hour they lie in, and the other way round', async () => {
    await owner.call(api.send, { readings: [sent(10, 40)] });
    const quarter = { ...sent(10, 3), at: '2026-11-02T10:15:00.000Z', minutes: 15 as const };
    await owner.call(api.send, { readings: [quarter] });
    expect(await entriesOn('2026-11-02')).toBe(3);
    await owner.call(api.send, { readings: [sent(10, 40)] });
    expect(await entriesOn('2026-11-02')).toBe(40);
  });
});

describe('a correction', () => {
  it('stands against what comes later, is marked with before and reason, and is taken back', async () => {
    await owner.call(api.send, { readings: [sent(10, 500), sent(11, 7)] });
    const { id } = await owner.call(api.correct, {
      ...{ counterId, at: at('2026-11-02', 10), entries: 50, exits: 48, reason: 'A school class stood in the door' },
    });
    expect((await owner.call(api.send, { readings: [sent(10, 600)] })).results).toEqual(['corrected']);
    expect(await entriesOn('2026-11-02')).toBe(57);
    const [hour] = await hoursOf('2026-11-02', 'corrected');
    expect(hour).toMatchObject({ hour: 10, entries: 50, correction: { id, before: { entries: 500, exits: 500 } } });
    const { history } = await owner.call(flowCounterApi.get, { id: counterId });
    expect(history.at(-1)).toMatchObject({ event: 'corrected', comment: 'A school class stood in the door' });
    await owner.call(api.takeBack, { id });
    expect(await entriesOn('2026-11-02')).toBe(507);
    expect(await refused(owner.call(api.takeBack, { id }))).toBe('MOVE_NOT_ALLOWED');
    expect(await refused(manager.call(api.takeBack, { id }))).toBe('FORBIDDEN');
  });

  it('of an hour without data fills the gap, and leaves the gap when it is taken back', async () => {
    const gap = { counterId, at: at('2026-11-02', 12), entries: 9, exits: 9, reason: 'Counted by hand' };
    const { id } = await owner.call(api.correct, gap);
    expect(await entriesOn('2026-11-02')).toBe(9);
    await owner.call(api.takeBack, { id });
    expect((await hoursOf()).find(({ hour }) => hour === 12)?.entries).toBeNull();
    const stranger = (await w.company()).owner;
    expect(await refused(stranger.call(api.correct, gap))).toBe('NOT_FOUND');
    expect(await refused(owner.call(api.correct, { ...gap, at: '2026-11-02T12:15:00.000Z' }))).toBe('INPUT_REFUSED');
  });

  it('made twenty times at once is one after the other, and the last one stands', async () => {
    const make = (entries: number) =>
      owner.call(api.correct, { counterId, at: at('2026-11-02', 12), entries, exits: 0, reason: 'Race' });
    await Promise.all(Array.from({ length: 20 }, (_, n) => make(n)));
    const rows = await w.sql('select 1 from flow_reading where counter_id = $1', [counterId]);
    expect(rows).toHaveLength(1);
  });
});

describe('a day that is left out', () => {
  it('has no sums until it is taken in again', async () => {
    await owner.call(api.send, { readings: [sent(10, 5)] });
    expect(await entriesOn('2026-11-02')).toBe(5);
    await owner.call(api.exclude, { shopId, day: '2026-11-02', reason: 'Works' });
    expect(await entriesOn('2026-11-02')).toBeNull();
    const { exclusions } = await manager.call(api.hours, { counterId, from: '2026-11-02', to: '2026-11-02' });
    expect(exclusions).toMatchObject([{ day: '2026-11-02', reason: 'Works', by: { id: owner.id } }]);
    expect(await refused(owner.call(api.exclude, { shopId, day: '2026-11-02', reason: 'Works' }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    await owner.call(api.include, { shopId, day: '2026-11-02' });
    expect(await entriesOn('2026-11-02')).toBe(5);
    expect(await refused(owner.call(api.include, { shopId, day: '2026-11-02' }))).toBe('NOT_FOUND');
  });
});

describe('data health', () => {
  const row = async (more = {}) =>
    (await manager.call(api.health, { from: '2026-11-02', to: '2026-11-02', ...more })).list;

  it('tells gaps, zero hours and the difference of in and out, and each figure is the number of its rows', async () => {
    await w.sql("update flow_counter set created_at = '2026-10-01' where id = $1", [counterId]);
    const day = Array.from({ length: 9 }, (_, n) => sent(9 + n, n === 0 ? 0 : 20, n === 0 ? 0 : 10));
    await owner.call(api.send, { readings: day });
    const [one] = await row();
    expect(one).toMatchObject({ completenessPercent: 75, gapHours: 3, zeroHours: 1, entries: 160, exits: 80 });
    expect(one).toMatchObject({ imbalancePercent: 50, problems: ['gaps', 'zero', 'imbalance'], onlinePercent: null });
    expect(await hoursOf('2026-11-02', 'gap')).toHaveLength(3);
    expect(await hoursOf('2026-11-02', 'zero')).toHaveLength(1);
    expect(await row({ problem: ['shift'] })).toEqual([]);
    expect(await row({ problem: ['gaps'] })).toHaveLength(1);
    const outsider = await company.member({ role: 'store_manager', shopIds: [await company.shop()] });
    expect((await outsider.call(api.health, { from: '2026-11-02', to: '2026-11-02' })).list).toEqual([]);
    expect(await refused(outsider.call(api.week, { shopId }))).toBe('NOT_FOUND');
  });

  it('shows the last seven days of a store: no data is none, and not 0', async () => {
    w.clock.set('2026-11-05T12:00:00Z');
    await owner.call(api.send, { readings: [sent(10, 5)] });
    await w.settle();
    const { days, isCounted } = await manager.call(api.week, { shopId });
    expect([isCounted, days.length]).toEqual([true, 7]);
    expect(days.find(({ day }) => day === '2026-11-02')?.entries).toBe(5);
    expect(days.find(({ day }) => day === '2026-11-03')?.entries).toBeNull();
  });
});

describe('a file', () => {
  const run = async (file: string, duplicates: 'overwrite' | 'skip' = 'overwrite') => {
    const report = await checked(api, owner, file);
    const job = await imported(api, owner, report.importId, { duplicates });
    return { report, job };
  };

  it('of local hours is read on the day with 25 hours in order, and tells the hour that never was', async () => {
    const rows = [
      '25/10/2026,0,LS-1,10',
      '25/10/2026,1,LS-1,20',
      '25/10/2026,1,LS-1,30',
      '2026-10-25,2,LS-1,40',
      '29/03/2026,1,LS-1,50',
      '29/03/2026,2,LS-1,60',
    ];
    const { report } = await run(`Date,Hour,LocationName,InCount\n${rows.join('\n')}`);
    expect(report.errors).toMatchObject([{ row: 6 }]);
    expect(
      (await hoursOf('2026-10-25')).slice(0, 4).map((one) => [one.at.slice(11, 13), one.hour, one.entries]),
    ).toEqual([
      ['23', 0, 10],
      ['00', 1, 20],
      ['01', 1, 30],
      ['02', 2, 40],
    ]);
    expect([(await hoursOf('2026-10-25')).length, (await hoursOf('2026-03-29')).length]).toEqual([25, 23]);
    expect(await entriesOn('2026-10-25')).toBe(100);
  });

  it('twice changes nothing, later numbers replace earlier ones or are skipped, and it is taken back whole', async () => {
    const file = (entries: number) =>
      `code,date,time,in,out\nLS-1,2026-11-02,10:00,${entries},1\nLS-1,2026-11-02,11:00,7,7`;
    await run(file(5));
    const again = await run(file(5));
    expect(again.report.duplicateCount).toBe(2);
    expect(await entriesOn('2026-11-02')).toBe(12);
    await run(file(50), 'skip');
    expect(await entriesOn('2026-11-02')).toBe(12);
    w.clock.advance(1000);
    const { job } = await run(file(50));
    expect(await entriesOn('2026-11-02')).toBe(57);
    await undone(owner, job.id);
    expect(await entriesOn('2026-11-02')).toBe(12);
  });

  it('of sales by store and hour is counted with the entries of its hours', async () => {
    await owner.call(api.send, { readings: [sent(10, 40), sent(11, 10)] });
    const file =
      '门店编号,日期,小时,交易笔数,件数,销售额,在岗人数\nLS,2026-11-02,10,8,12,"1,234.50",3\nXX,2026-11-02,10,8,,,';
    const report = await checked(flowSaleApi, owner, file);
    expect(report).toMatchObject({ ready: 1, errorRows: 1 });
    await imported(flowSaleApi, owner, report.importId);
    await w.settle();
    const [hour] = await w.sql('select * from flow_hour where shop_id = $1 and hour = 10', [shopId]);
    expect(hour).toMatchObject({ transactions: 8, items: 12, amount: 1234.5, sale_entries: 40, staff: 3 });
    expect(hour).toMatchObject({ staff_entries: 40, counted_transactions: 8, counted_amount: 1234.5 });
  });

  it('of sales rounds nothing and takes no staff below zero; an hour of returns is below zero', async () => {
    const row = (hour: number, amount: string, staff: string) => `LS,2026-11-02,${hour},"${amount}",${staff}`;
    const rows = [row(10, '12.345', '1'), row(11, '12.30000000000001', '-2'), row(12, '-50.25', '1.5')];
    const report = await checked(flowSaleApi, owner, `门店编号,日期,小时,销售额,在岗人数\n${rows.join('\n')}`);
    expect(report).toMatchObject({ ready: 1, errorRows: 2 });
    expect(report.errors.map(({ column, value }) => [column, value])).toEqual([
      ['销售额', '12.345'],
      ['在岗人数', '-2'],
    ]);
  });
});

describe('readings that are no longer kept', () => {
  it('go after two years, their sums stay, and nothing that comes late makes them small', async () => {
    w.clock.set('2026-11-05T12:00:00Z');
    await owner.call(api.send, { readings: [sent(10, 5)] });
    expect(await entriesOn('2026-11-02')).toBe(5);
    w.clock.set('2029-01-01T12:00:00Z');
    await w.app.runJob('flow-reading.sweep');
    expect(await w.sql('select 1 from flow_reading where counter_id = $1', [counterId])).toEqual([]);
    const late = await owner.call(api.send, { readings: [sent(11, 1)] });
    expect(late.results).toEqual(['too_old']);
    expect(await entriesOn('2026-11-02')).toBe(5);
    w.clock.set('2026-11-29T12:00:00Z');
  });
});
