import { utils, write } from '@e965/xlsx';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const check = (who: Person, bytes: Uint8Array, mapping?: (string | null)[]) =>
  checked(shopApi, who, bytes, mapping ? { mapping } : {});
const run = async (who: Person, importId: string, duplicates: 'skip' | 'overwrite' = 'skip') =>
  (await imported(shopApi, who, importId, { duplicates })).result;
const shops = async (who: Person) => (await who.call(shopApi.list, { size: 100 })).list;

describe('importing shops', () => {
  beforeAll(async () => {
    company = await w.company();
  });

  it('says what is wrong in which cell and writes nothing before it is told to', async () => {
    const csv = [
      'name,group,status,latitude,longitude,hours,manager mobile',
      'Good,East/Shanghai,open,31.2,121.5,Mon-Fri 09:00-21:00; Sat 10:00-22:00,',
      ',East,open,,,,',
      'Empty segment,A//B,open,,,,',
      'Leading,/A,open,,,,',
      `Fifty,${'x'.repeat(50)},open,,,,`,
      `Fifty-one,${'x'.repeat(51)},open,,,,`,
      'State,East,perhaps,,,,',
      'Half,East,open,31.2,,,',
      'Hours,East,open,,,Mon 09:00-12:00 11:00-14:00,',
      'Manager,East,open,,,,13900000000',
      'good,East,open,,,,',
    ].join('\n');
    const report = await check(company.owner, encode(csv));
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'name'],
      [4, 'group'],
      [5, 'group'],
      [7, 'group'],
      [8, 'status'],
      [9, 'longitude'],
      [10, 'hours'],
      [11, 'manager mobile'],
      [12, 'name'],
    ]);
    expect(report.errors[1]).toMatchObject({
      value: 'A//B',
      message: 'Each level must have 1–50 characters: level 2 of the group path is empty',
    });
    expect(report.errors.at(-1)?.message).toBe('The same store name as row 2');
    expect(report).toMatchObject({ rows: 11, ready: 2, duplicateCount: 0 });
    expect(report.creates).toMatchObject([{ noun: 'group', names: ['East', 'East/Shanghai', 'x'.repeat(50)] }]);
    expect(await shops(company.owner)).toEqual([]);
    expect(await run(company.owner, report.importId)).toEqual({
      created: 2,
      updated: 0,
      skipped: 0,
      groups: 3,
      withoutManager: 2,
    });
    const good = (await shops(company.owner)).find((shop) => shop.name === 'Good');
    expect(good).toMatchObject({ groupPath: 'East/Shanghai', latitude: 31.2 });
    const { hours } = await company.owner.call(shopApi.get, { id: good?.id ?? '' });
    expect(hours[5]).toEqual([{ from: '10:00', to: '22:00' }]);
    expect((await company.owner.call(shopGroupApi.list, {})).map((group) => group.path)).toContain('East/Shanghai');
  });

  it('skips or overwrites what is there, and leaves alone what the file does not speak of', async () => {
    const csv = encode('门店名称;电话\ngood;021-1\nNew one;021-2\n');
    const first = await check(company.owner, csv);
    expect(first).toMatchObject({ ready: 1, duplicateCount: 1 });
    expect(await run(company.owner, first.importId, 'skip')).toMatchObject({ created: 1, updated: 0, skipped: 1 });
    const second = await check(company.owner, csv);
    expect(await run(company.owner, second.importId, 'overwrite')).toMatchObject({ created: 0, updated: 2 });
    const good = (await shops(company.owner)).find((shop) => shop.name === 'good');
    expect(good).toMatchObject({ phone: '021-1', latitude: 31.2, groupPath: 'East/Shanghai' });
  });

  it('says that the status of stores that are there stays, and leaves it', async () => {
    const kept = 'Stores that are there keep their status';
    const notesOf = async (csv: string) => (await check(company.owner, encode(csv))).notes.join();
    expect(await notesOf('name,status\nBrand new,closed')).not.toContain(kept);
    expect(await notesOf('name,phone\ngood,021-3')).not.toContain(kept);
    expect(await notesOf('name,status\ngood,closed')).toContain(kept);
    const { importId } = await check(company.owner, encode('name,status\ngood,closed'));
    expect(await run(company.owner, importId, 'overwrite')).toMatchObject({ updated: 1 });
    expect((await shops(company.owner)).find((shop) => shop.name === 'good')).toMatchObject({ state: 'open' });
  });

  it('a plan is run once, by its author, within an hour', async () => {
    const other = await company.member({ role: 'administrator' });
    const { importId } = await check(company.owner, encode('name\nLater'));
    await expect(run(other, importId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const again = requestId();
    const input = { importId, duplicates: 'skip' as const, requestId: again };
    const result = await company.owner.call(shopApi.runImport, input);
    expect(await company.owner.call(shopApi.runImport, input)).toEqual(result);
    await expect(run(company.owner, importId)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('makes names of city and street where no column holds them, maps states and old zones', async () => {
    const fresh = await w.company();
    const csv = [
      'id,address,city,state,storeStatusCode,timezoneId',
      '1,1 MAIN ST,BELL,CA,OP,US/Pacific',
      '2,2 MAIN ST,BELL,CA,CL,GMT+08:00 Asia/Beijing',
    ].join('\r\n');
    const report = await check(fresh.owner, encode(csv));
    expect(report.columns.map(({ field }) => field)).toEqual([
      'code',
      'address',
      'city',
      'province',
      'state',
      'timeZone',
    ]);
    await run(fresh.owner, report.importId);
    const list = await shops(fresh.owner);
    expect(list.map(({ name, code, state }) => [name, code, state])).toEqual([
      ['BELL 1 MAIN ST', '1', 'open'],
      ['BELL 2 MAIN ST', '2', 'closed'],
    ]);
    const details = await Promise.all(list.map(({ id }) => fresh.owner.call(shopApi.get, { id })));
    expect(details.map(({ timeZone }) => timeZone)).toEqual(['America/Los_Angeles', 'Asia/Shanghai']);
  });

  it('tells stores of the same brand name apart by their number', async () => {
    const fresh = await w.company();
    const rows = Array.from({ length: 8 }, (_, index) => `${index},7-Eleven`);
    const report = await check(fresh.owner, encode(['store_number,store_name', ...rows].join('\n')));
    expect(report).toMatchObject({ ready: 8, errorCount: 0 });
    await run(fresh.owner, report.importId);
    expect((await shops(fresh.owner)).map(({ name }) => name)).toContain('7-Eleven #3');
  });

  it('binds managers by mobile and believes the mapping it is given', async () => {
    const fresh = await w.company();
    const manager = await fresh.member({ role: 'store_manager' });
    await w.sql('update member set mobile = $1 where id = $2', ['13800000001', manager.id]);
    const csv = encode('Outlet,Boss,City\nBound,+86 138-0000-0001,Paris\n');
    const report = await check(fresh.owner, csv, ['name', 'manager', null]);
    expect(report.columns.map(({ field }) => field)).toEqual(['name', 'manager', null]);
    expect(await run(fresh.owner, report.importId)).toMatchObject({ created: 1, withoutManager: 0 });
    expect(await shops(manager)).toMatchObject([{ name: 'Bound', city: '' }]);
    await expect(check(fresh.owner, csv, ['colour'])).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
  });

  it('reads GB18030, UTF-16 and xlsx, and keeps formulas as text', async () => {
    const fresh = await w.company();
    const gbk = Buffer.from('c3fbb3c60ab3a4cca9b9e3b3a1b5ea0a', 'hex');
    expect(await check(fresh.owner, gbk)).toMatchObject({ ready: 1, columns: [{ header: '名称', field: 'name' }] });
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('名称\t电话\n店\t1', 'utf16le')]);
    expect(await check(fresh.owner, utf16)).toMatchObject({ ready: 1, columns: [{}, { field: 'phone' }] });
    const sheet = utils.aoa_to_sheet([
      ['门店名称', '电话', '开业日期'],
      ['=1+1', 13812345678, new Date(Date.UTC(2024, 4, 1))],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'S');
    const report = await check(fresh.owner, new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })));
    await run(fresh.owner, report.importId);
    expect(await shops(fresh.owner)).toMatchObject([{ name: '=1+1', phone: '13812345678' }]);
  });

  it('refuses what is no table and what has too many rows', async () => {
    const { owner } = company;
    for (const bytes of [
      encode('   \n\n'),
      new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]),
      new Uint8Array([0, 1]),
    ]) {
      await expect(check(owner, bytes)).rejects.toMatchObject({ reason: 'IMPORT_UNREADABLE' });
    }
    await expect(check(owner, encode(`name\n${'a\n'.repeat(50_001)}`))).rejects.toMatchObject({
      data: { fields: [{ path: 'file', reason: 'too_many_rows' }] },
    });
  });

  it('nobody imports into groups out of their reach, nor over shops they do not see', async () => {
    const fresh = await w.company();
    const west = await fresh.group('West');
    await fresh.shop({ name: 'Hidden', groupId: fresh.start.rootGroupId });
    const inspector = await fresh.member({ role: 'inspector', groupIds: [west] });
    const report = await check(inspector, encode('name,group\nHidden,West\nMine,West/Far\nElse,East\nRoot,\n'));
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'name'],
      [4, 'group'],
      [5, 'group'],
    ]);
    expect(await run(inspector, report.importId)).toMatchObject({ created: 1 });
  });
});
