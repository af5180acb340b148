import { shopApi } from '@rondo/contract/shop';
import { shopMapApi as api } from '@rondo/contract/shop-map';
import { toGcj02 } from '@rondo/domain/gcj02';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let bund: string;
let lake: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  bund = await company.shop({ name: 'Bund' });
  lake = await company.shop({ name: 'West Lake' });
  await w.sql('update shop set code = $2 where id = $1', [bund, 'B-1']);
});

const HEAD = 'Store name,Store number,Latitude,Longitude,Coordinate system';
const fileOf = (...rows: string[]): string => [HEAD, ...rows].join('\n');
const placeOf = async (id: string) => {
  const { latitude, longitude } = await owner.call(shopApi.get, { id });
  return { latitude, longitude };
};
const NOWHERE = { latitude: null, longitude: null };
const BUND = { latitude: 31.2405, longitude: 121.4901 };

describe('places from a table', () => {
  it('are those of stores found by number or name, written once, overwritten when asked, and taken back', async () => {
    const first = await checked(api, owner, fileOf(',b-1,31.2405,121.4901,WGS-84', 'west lake,,30.25,120.15,GPS'));
    expect(first).toMatchObject({ errors: [], ready: 2, duplicateCount: 0 });
    expect(await placeOf(bund)).toEqual(NOWHERE);
    const job = await imported(api, owner, first.importId);
    expect([await placeOf(bund), await placeOf(lake)]).toEqual([BUND, { latitude: 30.25, longitude: 120.15 }]);
    const again = async (duplicates: 'skip' | 'overwrite') => {
      const report = await checked(api, owner, fileOf('Bund,,10,20,WGS-84'));
      expect(report).toMatchObject({ ready: 0, duplicateCount: 1 });
      return imported(api, owner, report.importId, { duplicates });
    };
    await again('skip');
    expect(await placeOf(bund)).toEqual(BUND);
    const overwriting = await again('overwrite');
    expect(await placeOf(bund)).toEqual({ latitude: 10, longitude: 20 });
    expect((await undone(owner, overwriting.id)).undone).toMatchObject({ restored: 1, keptCount: 0 });
    expect(await placeOf(bund)).toEqual(BUND);
    // Bund was changed since the first import, West Lake was not.
    expect((await undone(owner, job.id)).undone).toMatchObject({ restored: 1, keptCount: 1 });
    expect([await placeOf(bund), await placeOf(lake)]).toEqual([BUND, NOWHERE]);
  }, 60_000);

  it('of a map of mainland China are kept as GPS tells them', async () => {
    const { latitude, longitude } = toGcj02(BUND);
    const pair = `name,坐标,坐标系\nBund,"${latitude},${longitude}",高德`;
    const report = await checked(api, owner, pair);
    expect(report).toMatchObject({ errors: [], ready: 1 });
    await imported(api, owner, report.importId);
    const place = await placeOf(bund);
    expect(place.latitude).toBeCloseTo(BUND.latitude, 5);
    expect(place.longitude).toBeCloseTo(BUND.longitude, 5);
  }, 60_000);

  it('ask what the coordinates are measured in, once for the whole table', async () => {
    const table = 'Store name,Latitude,Longitude\nBund,31.2405,121.4901';
    const asked = await checked(api, owner, table);
    expect(asked.errors.map(({ column }) => column)).toEqual(['Coordinate system']);
    const system = asked.fields.find(({ name }) => name === 'system');
    expect(system).toMatchObject({ isRequired: true, choices: expect.arrayContaining([expect.any(String)]) });
    const [gps = ''] = system?.choices ?? [];
    expect(await checked(api, owner, table, { defaults: { system: gps } })).toMatchObject({ errors: [], ready: 1 });
  });

  it('that are wrong are named by their row and column, and no store is made', async () => {
    const right = 'West Lake,,30.25,120.15,GPS';
    const wrong: [string, string][] = [
      ['Nowhere,,1.5,2.5,GPS', 'Store name'],
      [',B-2,1.5,2.5,GPS', 'Store number'],
      ['Bund,,91.5,2.5,GPS', 'Latitude'],
      ['Bund,,1.5,,GPS', 'Longitude'],
      ['West Lake,B-1,1.5,2.5,GPS', 'Store name'],
      [',,1.5,2.5,GPS', 'Store name'],
      ['Bund,,1.5,2.5,Mars', 'Coordinate system'],
    ];
    for (const [row, column] of wrong) {
      const { errors, ready } = await checked(api, owner, fileOf(right, row));
      expect([errors.map((error) => [error.row, error.column]), ready], row).toEqual([[[3, column]], 1]);
    }
    const twice = await checked(api, owner, fileOf(right, right));
    expect(twice.errors.map(({ row }) => row)).toEqual([3]);
    expect((await owner.call(shopApi.list, {})).total).toBe(2);
  });

  it('of stores out of scope are nobody else’s to set', async () => {
    const manager = await company.member({ role: 'area_manager', shopIds: [lake] });
    const report = await checked(api, manager, fileOf('Bund,,1.5,2.5,GPS', 'West Lake,,30.25,120.15,GPS'));
    expect(report.errors.map(({ row }) => row)).toEqual([2]);
    expect(report.ready).toBe(1);
  });
});
