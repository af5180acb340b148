import { auditApi } from '@rondo/contract/audit';
import { shopApi } from '@rondo/contract/shop';
import { shopMapApi } from '@rondo/contract/shop-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const WORLD = { south: -90, west: -180, north: 90, east: 180 };
const LONDON = { south: 51, west: -1, north: 52, east: 1 };
const add = (at: Company, name: string, more: Record<string, unknown> = {}) =>
  at.owner.call(shopApi.create, { name, groupId: at.start.rootGroupId, requestId: requestId(), ...more });
const bund = { latitude: 31.2405, longitude: 121.4901 };
const FLOW_DAY = `insert into flow_day (company_id, shop_id, is_open, day, entries, exits, group_entries, passers, capture_entries,
    fittings, fitting_entries, zone_visits, zone_exits, zone_entries, dwells, dwell_seconds, queue_waits, queue_seconds, early_entries,
    transactions, items, amount, sale_entries, staff, staff_entries, healthy_minutes, expected_minutes)
  values ($1, $2, true, $5::date - $3::int, $4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 60)`;
const people = { latitude: 31.2304, longitude: 121.4737 };
const soho = { latitude: 51.5137, longitude: -0.1366 };

describe('cells', () => {
  it('hold near stores together from afar and apart from close by, counted by class', async () => {
    const fresh = await w.company();
    const { id } = await add(fresh, 'Bund', bund);
    await add(fresh, 'People', { ...people, state: 'preparing' });
    await add(fresh, 'Soho', soho);
    await add(fresh, 'Nowhere');
    const far = await fresh.owner.call(shopMapApi.cells, { ...WORLD, zoom: 3 });
    expect(far.map(({ count, classes, shop }) => [count, classes, shop?.name ?? null])).toEqual([
      [2, [1, 1, 0], null],
      [1, [1, 0, 0], 'Soho'],
    ]);
    expect(far[0]?.box).toEqual({
      south: people.latitude,
      west: people.longitude,
      north: bund.latitude,
      east: bund.longitude,
    });
    const near = await fresh.owner.call(shopMapApi.cells, { south: 31, west: 121, north: 32, east: 122, zoom: 15 });
    expect(near.map(({ shop }) => shop?.name).toSorted()).toEqual(['Bund', 'People']);
    expect(near.find(({ shop }) => shop?.id === id)).toMatchObject(bund);
    const found = await fresh.owner.call(shopMapApi.cells, { ...WORLD, zoom: 3, keyword: 'soho' });
    expect(found.map(({ shop }) => shop?.name)).toEqual(['Soho']);
    expect(await fresh.owner.call(shopMapApi.cells, { ...LONDON, zoom: 3, state: ['closed'] })).toEqual([]);
  });

  it('are coloured by level, by the days since the last inspection and by open rectifications', async () => {
    const fresh = await w.company();
    const never = await fresh.shop();
    const { id } = await add(fresh, 'Seen', soho);
    await w.sql('update shop set latitude = 10, longitude = 10 where id = $1', [never]);
    await w.sql(`update shop set last_inspected_at = now() - interval '40 days' where id = $1`, [id]);
    const by = async (measure: 'level' | 'inspected' | 'rectifications') =>
      (await fresh.owner.call(shopMapApi.cells, { ...LONDON, zoom: 10, measure })).map(({ classes }) => classes);
    expect(await by('level')).toEqual([[0, 0, 0, 0, 1]]);
    expect(await by('inspected')).toEqual([[0, 0, 1, 0, 0]]);
    expect(await by('rectifications')).toEqual([[1, 0, 0]]);
    const all = await fresh.owner.call(shopMapApi.cells, { ...WORLD, zoom: 10, measure: 'inspected' });
    expect(all.map(({ classes }) => classes[4])).toContain(1);
  });

  it('are coloured by the footfall of the last seven whole days in quarters of all stores, for whoever sees flow', async () => {
    const fresh = await w.company();
    const places = Array.from({ length: 5 }, (_, no) => ({ latitude: 51.1 + no / 10, longitude: -0.1 }));
    const ids: string[] = [];
    for (const [no, at] of places.entries()) ids.push((await add(fresh, `Store ${no}`, at)).id);
    const [{ today } = { today: '' }] = await w.sql<{ today: string }>(
      'select (now() at time zone time_zone)::date::text as today from company where id = $1',
      [fresh.id],
    );
    const day = (id: string | undefined, ago: number, entries: number) =>
      w.sql(FLOW_DAY, [fresh.id, id, ago, entries, today]);
    for (const [no, entries] of [400, 300, 200, 100].entries()) await day(ids[no], 1, entries);
    // Today is not whole, and eight days ago is too long ago.
    await day(ids[3], 0, 9000);
    await day(ids[2], 8, 9000);
    const asked = { ...LONDON, zoom: 15, measure: 'footfall' } as const;
    const seen = async (who = fresh.owner) =>
      Object.fromEntries(
        (await who.call(shopMapApi.cells, asked)).map((one) => [one.shop?.name, one.classes.indexOf(1)]),
      );
    expect(await seen()).toEqual({ 'Store 0': 0, 'Store 1': 1, 'Store 2': 2, 'Store 3': 3, 'Store 4': 4 });
    await w.sql(
      `insert into flow_exclusion (company_id, shop_id, day, reason, made_by, made_at)
      select $1, $2, $4::date - 1, 'Moved', $3, now()`,
      [fresh.id, ids[0], fresh.owner.id, today],
    );
    expect((await seen())['Store 0']).toBe(4);
    const blind = await memberWith(w, fresh, ['shop'], { scopeAll: true });
    expect(await refused(blind.call(shopMapApi.cells, asked))).toBe('FORBIDDEN');
  });

  it('keep to the scope of the reader, and other companies to themselves', async () => {
    const manager = await company.member({ role: 'store_manager' });
    await add(company, 'Not mine', bund);
    const { id } = await add(company, 'Mine', { ...soho, managerIds: [manager.id] });
    const seen = await manager.call(shopMapApi.cells, { ...WORLD, zoom: 5 });
    expect(seen.map(({ shop }) => shop?.id)).toEqual([id]);
    expect(await manager.call(shopMapApi.extent, {})).toMatchObject({ located: 1, unlocated: 0 });
    const { owner: stranger } = await w.company();
    expect(await stranger.call(shopMapApi.cells, { ...WORLD, zoom: 5 })).toEqual([]);
    expect(await stranger.call(shopMapApi.extent, {})).toMatchObject({ box: null, located: 0 });
    expect((await stranger.call(shopMapApi.list, { shopId: id })).list).toEqual([]);
  });

  it('hold stores at the poles and at the edge of the world', async () => {
    const fresh = await w.company();
    for (const [at, latitude] of [-90, 90, 0].entries()) {
      await add(fresh, `Edge ${at}`, { latitude, longitude: at === 2 ? 180 : -180 });
    }
    const cells = await fresh.owner.call(shopMapApi.cells, { ...WORLD, zoom: 0 });
    expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(await fresh.owner.call(shopMapApi.cells, { ...WORLD, zoom: 19 })).toHaveLength(3);
    for (const wrong of [{ zoom: 20 }, { zoom: 3, north: 91 }, { zoom: 3, west: -181 }]) {
      await expect(fresh.owner.call(shopMapApi.cells, { ...WORLD, ...wrong })).rejects.toMatchObject({
        reason: 'INPUT_REFUSED',
      });
    }
  });
});

describe('the list beside the map', () => {
  it('holds what the map shows, or what has no place yet', async () => {
    const fresh = await w.company();
    await add(fresh, 'Soho', soho);
    await add(fresh, 'Bund', bund);
    await add(fresh, 'Nowhere');
    const names = async (input: object) =>
      (await fresh.owner.call(shopMapApi.list, input)).list.map(({ name }) => name);
    expect(await names(LONDON)).toEqual(['Soho']);
    expect(await names({})).toEqual(['Bund', 'Soho']);
    expect(await names({ unlocated: true })).toEqual(['Nowhere']);
  });

  it('is open to who holds the permission of the page alone', async () => {
    const fresh = await w.company();
    await add(fresh, 'Soho', soho);
    const reader = await memberWith(w, fresh, ['shop'], { scopeAll: true });
    expect((await reader.call(shopMapApi.list, {})).list).toHaveLength(1);
    expect(await reader.call(shopMapApi.extent, {})).toMatchObject({ can: { place: false } });
    const place = { places: [{ id: requestId(), rev: 0, ...soho }] };
    await expect(reader.call(shopMapApi.place, place)).rejects.toMatchObject({ reason: 'FORBIDDEN' });
  });
});

describe('putting stores on the map', () => {
  it('sets several at once, with their history', async () => {
    const ids = [await company.shop(), await company.shop()];
    const { placed } = await company.owner.call(shopMapApi.place, {
      places: ids.map((id) => ({ id, rev: 0, ...soho })),
    });
    expect(placed).toBe(2);
    for (const id of ids) {
      expect(await company.owner.call(shopApi.get, { id })).toMatchObject({ ...soho, rev: 1 });
    }
    const { list } = await company.owner.call(auditApi.list, { kind: ['shop'] });
    expect(list.filter(({ event }) => event === 'placed')).toHaveLength(2);
  });

  it('sets none where one was changed meanwhile, is another company’s, or out of scope', async () => {
    const [fresh, other] = [await company.shop(), await (await w.company()).shop()];
    const put = (id: string, rev: number, who = company.owner) =>
      who.call(shopMapApi.place, {
        places: [
          { id: fresh, rev: 0, ...soho },
          { id, rev, ...soho },
        ],
      });
    await expect(put(await company.shop(), 7)).rejects.toMatchObject({ reason: 'STALE' });
    await expect(put(other, 0)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const manager = await company.member({ role: 'store_manager' });
    await expect(put(fresh, 0, manager)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await company.owner.call(shopApi.get, { id: fresh })).toMatchObject({ latitude: null, rev: 0 });
  });

  it('of two at once one is refused', async () => {
    const id = await company.shop();
    const put = () => company.owner.call(shopMapApi.place, { places: [{ id, rev: 0, ...soho }] });
    const both = await Promise.allSettled([put(), put()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

it('tells where pictures come from only where there are some', async () => {
  expect(await company.owner.call(shopMapApi.background, {})).toEqual({ tiles: null });
  const url = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
  const tiled = await world({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Example', MAP_TILES_GCJ02: '1' });
  try {
    const { owner } = await tiled.company();
    const tiles = { url, attribution: 'Example', isGcj02: true };
    expect(await owner.call(shopMapApi.background, {})).toEqual({ tiles });
    const policy = (await fetch(`${tiled.base}/web/`)).headers.get('content-security-policy');
    expect(policy).toContain('https://*.tiles.example.com');
  } finally {
    await tiled.stop();
  }
});
