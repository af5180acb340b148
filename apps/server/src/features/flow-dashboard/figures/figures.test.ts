import { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import type { Input } from '@rondo/contract/kit/endpoint';
import { occupancyOf } from '@rondo/domain/flow-occupancy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../../test/client.ts';
import type { Company, Person } from '../../../../test/factories.ts';
import { flowHour } from '../../../../test/flow-rows.ts';
import { refused } from '../../../../test/refusal.ts';
import { type World, world } from '../../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let near: string;
let far: string;

beforeAll(async () => {
  w = await world();
  // 10:00 of 25 November, a Wednesday, in Shanghai.
  w.clock.set(new Date('2026-11-25T02:00:00Z'));
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  near = await company.shop({ name: 'Near' });
  far = await company.shop({ name: 'Far' });
  manager = await company.member({ role: 'area_manager', shopIds: [near] });
});

type Question = Input<typeof api.read>['questions'][number];
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const question = (more: Partial<Question>): Question => ({ key: 'a', metrics: ['entries'], ...WEEK, ...more });
const ask = async (more: Partial<Question>, who: Person = company.owner) => {
  const { answers } = await who.call(api.read, { questions: [question(more)] });
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
};
const hour = (shopId: string, day: string, at: number, sums: Parameters<typeof flowHour>[2], isOpen = true) =>
  flowHour(w, { companyId: company.id, shopId, day, hour: at, isOpen }, sums);

describe('figures', () => {
  it('are those of the stores in scope, by day, hour, store and weekday, each from the same facts', async () => {
    await hour(near, '2026-11-16', 10, { entries: 40 });
    await hour(near, '2026-11-17', 10, { entries: 60 });
    await hour(near, '2026-11-17', 21, { entries: 5 }, false);
    await hour(far, '2026-11-17', 10, { entries: 700 });
    const byDay = await ask({ by: 'time' });
    expect([byDay.read, byDay.total[0]?.value, byDay.points.map(({ figures }) => figures[0]?.value)]).toEqual([
      ...['day', 805, [40, 765, null, null, null, null, null]],
    ]);
    const byHour = await ask({ by: 'time', granularity: 'hour' });
    expect([byHour.read, byHour.points.map(({ key, figures }) => [key, figures[0]?.value])]).toEqual([
      'hour',
      [
        ['2026-11-16 10', 40],
        ['2026-11-17 10', 760],
        ['2026-11-17 21', 5],
      ],
    ]);
    expect((await ask({ by: 'shop' })).points.map(({ name, figures }) => [name, figures[0]?.value])).toEqual([
      ['Far', 700],
      ['Near', 105],
    ]);
    const heat = await ask({ by: 'weekHour' });
    expect(heat.points.map(({ weekday, hour: at, figures }) => [weekday, at, figures[0]?.value])).toEqual([
      [0, 10, 40],
      [1, 10, 760],
      [1, 21, 5],
    ]);
    expect((await ask({ openOnly: true, shopId: [near] })).total[0]?.value).toBe(100);
    expect((await ask({}, manager)).total[0]?.value).toBe(105);
    // A store out of scope has no figures, whoever names it.
    expect((await ask({ shopId: [far] }, manager)).total[0]).toMatchObject({ value: null, why: 'not_measured' });
    const stranger = await (await w.company()).member({ role: 'area_manager', scopeAll: true });
    expect((await ask({ shopId: [near] }, stranger)).total[0]?.value).toBeNull();
  });

  it('of several widgets are one answer, in their order; excluded days are in none', async () => {
    await hour(near, '2026-11-16', 10, {
      entries: 40,
      transactions: 10,
      counted_transactions: 10,
      sale_entries: 40,
      amount: 500,
    });
    await hour(near, '2026-11-17', 10, {
      entries: 60,
      transactions: 20,
      counted_transactions: 20,
      sale_entries: 60,
      amount: 700,
    });
    const questions = [
      question({ key: 'c', metrics: ['conversion', 'ticketValue', 'queuePeak'] }),
      question({ key: 'b', by: 'time', granularity: 'hour' }),
      question({ key: 'a', by: 'shop', metrics: ['amount'] }),
    ];
    const { answers } = await company.owner.call(api.read, { questions });
    expect(answers.map(({ key, total }) => [key, ...total.map(({ value }) => value)])).toEqual([
      ['c', 30, 40, null],
      ['b', 100],
      ['a', 1200],
    ]);
    await w.sql(
      `insert into flow_exclusion (company_id, shop_id, day, reason, made_by, made_at) values ($1, $2, '2026-11-17', 'Works', $3, now())`,
      [company.id, near, company.owner.id],
    );
    expect((await ask({ metrics: ['conversion'] })).total[0]?.value).toBe(25);
  });

  it('never add different people over days or stores', async () => {
    await hour(near, '2026-11-16', 10, { entries: 40, visitors: 30 });
    await hour(near, '2026-11-17', 10, { entries: 40, visitors: 30 });
    const { total, points } = await ask({ metrics: ['visitors'], by: 'time' });
    expect([total[0]?.value, total[0]?.why, points[0]?.figures[0]?.value]).toEqual([null, 'not_additive', 30]);
  });

  it('say how much of their minutes was counted', async () => {
    await hour(near, '2026-11-16', 10, { entries: 1204, healthy_minutes: 49 });
    const { total } = await ask({});
    expect(total[0]).toMatchObject({ value: 1204, completeness: 81.7, isPartial: true, isLowerBound: true });
  });

  it('of today are provisional', async () => {
    const today = await ask({ from: '2026-11-24', to: '2026-11-25', by: 'time' });
    expect([today.isProvisional, today.points.map((one) => one.isProvisional)]).toEqual([true, [false, true]]);
  });

  it('are refused for periods longer than what they are read from', async () => {
    const long = { from: '2026-01-01', to: '2026-03-31' };
    expect(await refused(ask({ ...long, by: 'time', granularity: 'hour' }))).toBe('INPUT_REFUSED');
    expect(await refused(ask({ from: '2026-11-22', to: '2026-11-16' }))).toBe('INPUT_REFUSED');
    expect((await ask({ ...long, by: 'time', granularity: 'month' })).points).toHaveLength(3);
  });
});

describe('people inside', () => {
  it('are as the rule of domain says, and drift is told', async () => {
    const day = [
      { entries: 10, exits: 0, isOpen: true },
      { entries: 5, exits: 12, isOpen: true },
      { entries: 0, exits: 7, isOpen: true },
      { entries: 6, exits: 1, isOpen: true },
      { entries: 0, exits: 2, isOpen: false },
    ];
    for (const [index, { isOpen, ...sums }] of day.entries()) await hour(near, '2026-11-16', 9 + index, sums, isOpen);
    const { inside, drift } = occupancyOf(day);
    const one = { from: '2026-11-16', to: '2026-11-16', metrics: ['occupancy' as const], by: 'time' as const };
    const found = await ask({ ...one, granularity: 'hour' });
    expect(found.points.map(({ figures }) => figures[0]?.value)).toEqual(inside);
    expect(found.total[0]).toMatchObject({ value: Math.max(...inside), drift });
  });
});

describe('a comparison', () => {
  it('is of hours that are complete in both periods: three lost hours change nothing', async () => {
    for (const [day, entries] of [
      ['2026-11-09', 50],
      ['2026-11-16', 60],
    ] as const)
      for (let at = 9; at < 19; at += 1) await hour(near, day, at, { entries });
    const full = (await ask({ compare: 'previous' })).compared;
    expect(full).toMatchObject({
      ...{ from: '2026-11-09', to: '2026-11-15' },
      current: [600],
      previous: [500],
      matched: 10,
      of: 10,
    });
    // Three hours of this week are lost: the counter saw 10 people in each.
    const lost = `day = '2026-11-16' and hour between 9 and 11 and company_id = $1`;
    await w.sql(`update flow_hour set entries = 10, healthy_minutes = 10 where ${lost}`, [company.id]);
    await w.sql(
      `update flow_day set entries = entries - 150, healthy_minutes = healthy_minutes - 150
                  where day = '2026-11-16' and company_id = $1`,
      [company.id],
    );
    const { compared, total } = await ask({ compare: 'previous' });
    expect(compared).toMatchObject({ current: [420], previous: [350], matched: 7, of: 10 });
    expect(total[0]).toMatchObject({ value: 450, isLowerBound: true });
    expect(420 / 350).toBe(600 / 500);
  });

  it('of a day that is not over is of its hours so far', async () => {
    for (let at = 8; at < 20; at += 1) await hour(near, '2026-11-18', at, { entries: 10 });
    for (let at = 8; at < 10; at += 1) await hour(near, '2026-11-25', at, { entries: 11 });
    const today = { from: '2026-11-25', to: '2026-11-25', compare: 'previous' as const };
    expect((await ask(today)).compared).toMatchObject({ current: [22], previous: [20], matched: 2 });
  });

  it('estimates hours that are lost by the weeks before, only when asked', async () => {
    for (const day of ['2026-10-26', '2026-11-02', '2026-11-09']) await hour(near, day, 9, { entries: 100 });
    await hour(near, '2026-11-16', 9, { entries: 30, healthy_minutes: 20 });
    expect((await ask({ by: 'time' })).total[0]?.estimated).toBeNull();
    const { total, points } = await ask({ by: 'time', estimates: true });
    expect([total[0]?.value, total[0]?.estimated, points[0]?.figures[0]?.estimated]).toEqual([30, 70, 70]);
  });
});

describe('the rows behind a figure', () => {
  it('add up to it', async () => {
    await hour(near, '2026-11-16', 10, { entries: 40, transactions: 10, counted_transactions: 10, sale_entries: 40 });
    await hour(near, '2026-11-17', 10, { entries: 60, transactions: 26, counted_transactions: 26, sale_entries: 60 });
    await hour(far, '2026-11-17', 11, { entries: 7 });
    const rows = await company.owner.call(api.rows, { ...WEEK, metric: 'entries' });
    expect([
      rows.total,
      rows.above,
      rows.value,
      rows.list.map((row) => [row.shop.name, row.day, row.hour, row.above]),
    ]).toEqual([
      ...[3, 107, 107],
      [
        ['Far', '2026-11-17', 11, 7],
        ['Near', '2026-11-17', 10, 60],
        ['Near', '2026-11-16', 10, 40],
      ],
    ]);
    const rate = await company.owner.call(api.rows, { ...WEEK, metric: 'conversion', read: 'day' });
    expect(rate).toMatchObject({ total: 2, above: 36, below: 100, value: 36 });
    expect((await manager.call(api.rows, { ...WEEK, metric: 'entries', hour: 10, weekday: 1 })).value).toBe(60);
    const sent = compose(api.exportRows, { ...WEEK, metric: 'entries', format: 'csv' }, company.owner, {
      now: w.clock.now().getTime(),
    });
    const file = await (await fetch(`${w.base}${sent.url}`, { headers: sent.headers })).text();
    expect(file.match(/^2026-11-1.*$/gm)).toHaveLength(3);
    expect(file).toMatch(/2026-11-17,10:00,Near,.*,60,/);
  });
});

describe('the formula of the capture rate', () => {
  it('is tried on last month and changed for all, by whoever sets the company', async () => {
    await hour(near, '2026-10-05', 10, { entries: 120, capture_entries: 120, passers: 380, counted_passers: 380 });
    await hour(far, '2026-10-05', 10, { entries: 900 });
    const tried = await company.owner.call(api.trySetting, {});
    expect(tried).toMatchObject({ from: '2026-10-01', to: '2026-10-31', entries: 120, passers: 380 });
    expect([tried.rates, tried.shops.map(({ name }) => name)]).toEqual([{ of_street: 24, of_passers: 31.6 }, ['Near']]);
    const october = { from: '2026-10-01', to: '2026-10-31', metrics: ['captureRate' as const] };
    expect((await ask(october)).total[0]?.value).toBe(24);
    const change = { captureFormula: 'of_passers', rev: 0 } as const;
    expect(await refused(manager.call(api.saveSetting, change))).toBe('FORBIDDEN');
    await company.owner.call(api.saveSetting, change);
    expect(await refused(company.owner.call(api.saveSetting, change))).toBe('STALE');
    expect((await ask(october)).total[0]?.value).toBe(31.6);
  });
});

it('quarters and entrances are read from readings, the whole of a period from its days', async () => {
  const door = '00000000-0000-7000-8000-00000000000d';
  const street = '00000000-0000-7000-8000-00000000000e';
  for (const [id, name, kind] of [
    [door, 'Door', 'entrance'],
    [street, 'Street', 'passage'],
  ])
    await w.sql(
      `insert into flow_counter (company_id, id, shop_id, name, kind, source, code, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'import', $4, now(), now())`,
      [company.id, id, near, name, kind],
    );
  const reading = (id: string, at: string, entries: number) =>
    w.sql(
      `insert into flow_reading (company_id, counter_id, at, shop_id, minutes, day, hour, is_open, entries, exits, healthy_minutes, source, received_at)
       values ($1, $2, $3, $4, 15, '2026-11-20', 10, true, $5, 0, 15, 'import', now())`,
      [company.id, id, at, near, entries],
    );
  await reading(door, '2026-11-20T10:00:00+08:00', 8);
  await reading(door, '2026-11-20T10:15:00+08:00', 4);
  await reading(street, '2026-11-20T10:15:00+08:00', 12);
  await hour(near, '2026-11-20', 10, { entries: 12, passers: 12, capture_entries: 12, counted_passers: 12 });
  const day = { from: '2026-11-20', to: '2026-11-20', by: 'time' as const, granularity: 'quarter' as const };
  const { read, totalRead, points, total } = await ask({ ...day, metrics: ['entries', 'captureRate'] });
  expect([read, totalRead, points.map(({ key, figures }) => [key, ...figures.map(({ value }) => value)])]).toEqual([
    ...['reading', 'day'],
    [
      ['2026-11-20 10 00', 8, null],
      ['2026-11-20 10 15', 4, 25],
    ],
  ]);
  expect(total.map(({ value }) => value)).toEqual([12, 50]);
  const byCounter = await ask({ ...day, by: 'counter', counterId: [door] });
  expect(byCounter.points.map(({ name, figures }) => [name, figures[0]?.value])).toEqual([['Near · Door', 12]]);
  const found = await manager.call(api.counters, {});
  expect(found.map(({ name, kind }) => [name, kind])).toEqual([
    ['Door', 'entrance'],
    ['Street', 'passage'],
  ]);
});

it('what happened in the period is told by day and store, of the lists that the reader may open', async () => {
  await w.sql(
    `insert into flow_exclusion (company_id, shop_id, day, reason, made_by, made_at) values ($1, $2, '2026-11-18', 'Works', $4, now()), ($1, $3, '2026-11-19', 'Far', $4, now())`,
    [company.id, near, far, company.owner.id],
  );
  const seen = await manager.call(api.markers, WEEK);
  expect(seen).toEqual([
    { kind: 'exclusion', day: '2026-11-18', id: `${near} 2026-11-18`, name: 'Works', shop: { id: near, name: 'Near' } },
  ]);
});

it('a store that is closed now is told where its curve falls; one that is closed for good on that day alone', async () => {
  const { owner } = company;
  const closed = async (kind: string, on: string) => {
    const id = await company.shop({ name: `Closed ${kind} ${on}` });
    await w.sql(`update shop set state = 'closed', closed_kind = $2, closed_on = $3 where id = $1`, [id, kind, on]);
    return { id, name: `Closed ${kind} ${on}` };
  };
  const shops = [await closed('temporary', '2026-10-01'), await closed('permanent', '2026-11-19')];
  await closed('permanent', '2026-10-01');
  const seen = (await owner.call(api.markers, WEEK)).filter(({ kind }) => kind === 'closure');
  expect(seen.map(({ day, shop }) => [day, shop])).toEqual([
    [WEEK.from, shops[0]],
    ['2026-11-19', shops[1]],
  ]);
});
