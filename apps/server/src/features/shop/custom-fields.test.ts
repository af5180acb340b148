import { auditApi } from '@rondo/contract/audit';
import { shopApi } from '@rondo/contract/shop';
import { shopFieldApi } from '@rondo/contract/shop-custom';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());
/** Each begins without fields, also after one that failed. */
beforeEach(() => clear());

const field = (name: string, more: Record<string, unknown> = {}) =>
  owner.call(shopFieldApi.create, { name, kind: 'text', requestId: requestId(), ...more });
const all = async () => (await owner.call(shopFieldApi.list, {})).list;
const remove = (id: string) => owner.call(shopFieldApi.remove, { id });
const clear = async () => {
  for (const { id } of await all()) await remove(id);
};
const shop = (name: string, more: Record<string, unknown> = {}) =>
  owner.call(shopApi.create, { name, groupId: company.start.rootGroupId, requestId: requestId(), ...more });
const read = (id: string) => owner.call(shopApi.get, { id });
const save = async (id: string, custom: { fieldId: string; value: string }[]) => {
  const { name, groupId, rev } = await read(id);
  return owner.call(shopApi.update, { id, name, groupId, rev, custom });
};
const found = async (custom: string[]) =>
  (await owner.call(shopApi.list, { custom })).list.map(({ name }) => name).toSorted();
const choice = (name: string) => ({ id: requestId(), name });
const exported = async (input: Record<string, unknown> = {}, who = owner): Promise<string[][]> => {
  const sent = compose(shopApi.export, input, who, { now: w.clock.now().getTime() });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  return readXlsx(new Uint8Array(await answer.arrayBuffer()))[1]?.rows ?? [];
};
const fileOf = async (): Promise<Uint8Array> => {
  const sent = compose(shopApi.export, {}, owner, { now: w.clock.now().getTime() });
  return new Uint8Array(await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer());
};

describe('fields that a company gives its stores', () => {
  it('are at most 20, also when 25 are added at once, each name once, in the order they are given', async () => {
    const made = await Promise.allSettled(Array.from({ length: 25 }, (_, i) => field(`Field ${i}`)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.shop.customFields);
    expect(await all()).toHaveLength(LIMIT.shop.customFields);
    await expect(field('One more')).rejects.toMatchObject({ reason: 'SHOP_FIELDS_FULL' });
    const [first, second] = await all();
    await remove(first?.id ?? '');
    await expect(field(second?.name.toUpperCase() ?? '')).rejects.toMatchObject({ reason: 'SHOP_FIELD_TAKEN' });
    const backwards = (await all()).map(({ id }) => id).toReversed();
    await owner.call(shopFieldApi.order, { ids: backwards });
    expect((await all()).map(({ id }) => id)).toEqual(backwards);
    await expect(owner.call(shopFieldApi.order, { ids: backwards.slice(1) })).rejects.toMatchObject({
      reason: 'STALE',
    });
    await clear();
  });

  it('of 20 who save the same field at once one wins', async () => {
    const { id } = await field('Raced');
    const saves = Array.from({ length: 20 }, (_, i) =>
      owner.call(shopFieldApi.update, { id, rev: 0, name: `Raced ${i}` }),
    );
    const settled = await Promise.allSettled(saves);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await all())[0]).toMatchObject({ rev: 1 });
    await clear();
  });

  it('take choices only where there is something to choose, each once', async () => {
    const bad = { fields: [{ path: 'choices' }] };
    await expect(field('A', { choices: [choice('x')] })).rejects.toMatchObject({ data: bad });
    await expect(field('B', { kind: 'choice' })).rejects.toMatchObject({ data: bad });
    const twice = [choice('Red'), choice('red')];
    await expect(field('C', { kind: 'choice', choices: twice })).rejects.toMatchObject({ data: bad });
  });

  it('are changed by who changes the settings of the company, and read by who sees stores', async () => {
    const { id } = await field('Seen');
    const manager = await company.member({ role: 'store_manager' });
    await expect(
      manager.call(shopFieldApi.create, { name: 'Mine', kind: 'text', requestId: requestId() }),
    ).rejects.toMatchObject({ reason: 'FORBIDDEN' });
    expect(await manager.call(shopFieldApi.list, {})).toMatchObject({ list: [{ id }], can: { manage: false } });
    const other = await w.company();
    await expect(other.owner.call(shopFieldApi.remove, { id })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect((await other.owner.call(shopFieldApi.list, {})).list).toEqual([]);
    await clear();
  });
});

describe('what a store says in them', () => {
  const kinds = async () => {
    const [landlord, rent, lease] = [
      await field('Landlord'),
      await field('Rent', { kind: 'number' }),
      await field('Lease', { kind: 'date' }),
    ];
    const choices = [choice('Red'), choice('Blue')];
    const brand = await field('Brand', { kind: 'choice', choices });
    return {
      landlord: landlord.id,
      rent: rent.id,
      lease: lease.id,
      brand: brand.id,
      red: choices[0]?.id ?? '',
      blue: choices[1]?.id ?? '',
      choices,
    };
  };

  it('is kept by kind, refused at its field, left as it is where it is not told, and told by the audit log', async () => {
    const f = await kinds();
    const said = [
      { fieldId: f.landlord, value: ' Lee & Sons ' },
      { fieldId: f.rent, value: '012.50' },
      { fieldId: f.lease, value: '2028-02-29' },
      { fieldId: f.brand, value: f.red },
    ];
    const { id } = await shop('Kept', { custom: said });
    const kept = ['Lee & Sons', '12.5', '2028-02-29', f.red].map((value, i) => ({ fieldId: said[i]?.fieldId, value }));
    expect((await read(id)).custom).toEqual(kept);
    for (const [fieldId, value] of [
      [f.rent, 'twelve'],
      [f.rent, '1e9'],
      [f.rent, '1000000001'],
      [f.lease, '2027-02-29'],
      [f.lease, '0000-01-01'],
      [f.brand, 'Red'],
      [f.landlord, 'x'.repeat(201)],
    ] as const)
      await expect(save(id, [{ fieldId, value }])).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await save(id, [{ fieldId: f.rent, value: '' }]);
    expect((await read(id)).custom).toEqual(kept.filter(({ fieldId }) => fieldId !== f.rent));
    const [entry] = (await owner.call(auditApi.list, { objectId: id })).list;
    expect(entry?.changes).toEqual([{ field: 'custom', before: 'Rent: 12.5', after: 'Rent: —' }]);
    await owner.call(shopApi.remove, { id });
    await clear();
  });

  it('narrows the list: any of the values of a field, all of the fields, ranges with both ends', async () => {
    const f = await kinds();
    const values = (rent: string, lease: string, brand: string, landlord: string) => ({
      custom: [
        { fieldId: f.rent, value: rent },
        { fieldId: f.lease, value: lease },
        { fieldId: f.brand, value: brand },
        { fieldId: f.landlord, value: landlord },
      ],
    });
    await shop('Cheap', values('9', '2026-01-01', f.red, 'Lee'));
    await shop('Dear', values('100.5', '2027-01-01', f.blue, 'Wang Lee'));
    await shop('Silent');
    expect(await found([`${f.brand}:${f.red}`, `${f.brand}:${f.blue}`])).toEqual(['Cheap', 'Dear']);
    expect(await found([`${f.brand}:${f.red}`, `${f.landlord}:lee`])).toEqual(['Cheap']);
    expect(await found([`${f.landlord}:lee`])).toEqual(['Cheap', 'Dear']);
    expect(await found([`${f.landlord}:%`])).toEqual([]);
    expect(await found([`${f.rent}:9..100`])).toEqual(['Cheap']);
    expect(await found([`${f.rent}:10..`])).toEqual(['Dear']);
    expect(await found([`${f.rent}:..9`])).toEqual(['Cheap']);
    expect(await found([`${f.lease}:2026-01-01..2026-12-31`])).toEqual(['Cheap']);
    expect(await found([`${f.lease}:2026-01-02..`])).toEqual(['Dear']);
    expect(await found([`${requestId()}:x`])).toEqual([]);
    await expect(found(['nonsense'])).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    expect(await owner.call(shopFieldApi.used, { id: f.rent })).toEqual({ shops: 2 });
    // A choice that is taken out is said by nobody any more, and a deleted field neither.
    await owner.call(shopFieldApi.update, { id: f.brand, rev: 0, name: 'Brand', choices: f.choices.slice(1) });
    const [cheap] = (await owner.call(shopApi.list, { keyword: 'Cheap' })).list;
    expect(cheap?.custom.map(({ fieldId }) => fieldId)).toEqual([f.landlord, f.rent, f.lease]);
    await remove(f.rent);
    expect(await found([`${f.rent}:9..100`])).toEqual([]);
    for (const { id } of (await owner.call(shopApi.list, {})).list) await owner.call(shopApi.remove, { id });
    await clear();
  });

  it('goes out and comes in by its name in either language, and is given back when the import is taken back', async () => {
    const f = await kinds();
    const [landlord] = await all();
    await owner.call(shopFieldApi.update, {
      id: f.landlord,
      rev: landlord?.rev ?? 0,
      name: '房东',
      nameEn: 'Landlord',
    });
    const csv = (heading: string, value: string) =>
      `Store name,${heading},Rent,Lease,Brand\nBoth,${value},"1,200.50",1/5/2026,blue\n`;
    const first = await checked(shopApi, owner, csv('房东', 'Lee'));
    expect(first.errors).toEqual([]);
    await imported(shopApi, owner, first.importId);
    const [both] = (await owner.call(shopApi.list, { keyword: 'Both' })).list;
    const said = both?.custom.map(({ value }) => value);
    expect(said).toEqual(['Lee', '1200.5', expect.stringMatching(/^2026-0[15]-0[15]$/), f.blue]);
    // Overwritten by the other name; what the file has no column for stays, what is empty there goes.
    const second = await checked(shopApi, owner, 'Store name,Landlord,Rent\nBoth,Wang,\n');
    const job = await imported(shopApi, owner, second.importId, { duplicates: 'overwrite' });
    const now = async () => (await read(both?.id ?? '')).custom.map(({ value }) => value);
    expect(await now()).toEqual(['Wang', said?.[2], f.blue]);
    await undone(owner, job.id);
    expect(await now()).toEqual(said);
    const wrong = await checked(shopApi, owner, 'Store name,Brand,Rent\nNew,Green,much\n');
    expect(wrong.errors.map(({ column }) => column).sort()).toEqual(['Brand', 'Rent']);
    expect(wrong.errors.find(({ column }) => column === 'Brand')?.message).toContain('Red, Blue');
    await owner.call(shopApi.remove, { id: both?.id ?? '' });
    await clear();
    // Three imports, each a job: on a busy machine several times the seconds of a quiet one.
  }, 60_000);
});

describe('the exported list', () => {
  it('is read back by an import to the last field: nothing differs', async () => {
    const choices = [choice('Red')];
    const brand = await field('Brand', { kind: 'choice', choices });
    const manager = await company.member({ role: 'store_manager' });
    const full = {
      ...{ code: 'R-1', phone: '021-1', province: '上海市', city: '上海市', district: '静安区', address: '1 Road' },
      ...{
        latitude: 31.2,
        longitude: 121.5,
        format: 'franchise',
        areaM2: 88.5,
        tags: ['a', 'b'],
        openedOn: '2020-02-29',
      },
      ...{ timeZone: 'Asia/Tokyo', remarks: 'Quiet', managerIds: [manager.id] },
      hours: [[{ from: '09:00', to: '21:00' }], [], [], [], [], [], [{ from: '22:00', to: '02:00' }]],
      specialDays: [{ name: 'New Year', from: '2026-12-31', to: '2027-01-02', intervals: [] }],
      custom: [{ fieldId: brand.id, value: choices[0]?.id }],
    };
    const { id } = await shop('Round', full);
    const { id: plain } = await shop('Plain');
    const before = await Promise.all([id, plain].map(read));
    const report = await checked(shopApi, owner, await fileOf(), { name: 'stores.xlsx' });
    expect(report.errors).toEqual([]);
    expect(report.duplicateCount).toBe(2);
    await imported(shopApi, owner, report.importId, { duplicates: 'overwrite' });
    const after = await Promise.all([id, plain].map(read));
    const bare = ({ rev: _rev, updatedAt: _at, ...rest }: (typeof before)[number]) => rest;
    expect(after.map(bare)).toEqual(before.map(bare));
  }, 60_000);

  it('holds what the filters ask for and the reader sees, and mobiles only for who may see them', async () => {
    const manager = await company.member({ role: 'store_manager' });
    await shop('Theirs', { managerIds: [manager.id] });
    const rows = await exported({}, manager);
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Theirs']);
    expect((await exported({ keyword: 'Roun' })).slice(1).map(([name]) => name)).toEqual(['Round']);
    const mobileAt = rows[0]?.indexOf('Manager mobile') ?? -1;
    expect(mobileAt).toBeGreaterThan(0);
    expect((await exported({ keyword: 'Theirs' }))[1]?.[mobileAt]).not.toBe('');
    await w.sql('update company set show_mobile = false where id = $1', [company.id]);
    expect((await exported({}, manager))[1]?.[mobileAt] ?? '').toBe('');
    expect((await exported({ keyword: 'Theirs' }))[1]?.[mobileAt]).not.toBe('');
  });

  it('takes 500 stores in one file, out and in again', async () => {
    const lines = Array.from({ length: 500 }, (_, i) => `Bulk ${i},B${i},East/Shanghai/Pudong,Mon-Fri 09:00-21:00`);
    const report = await checked(shopApi, owner, ['Store name,Store number,Group,Business hours', ...lines].join('\n'));
    expect(report).toMatchObject({ ready: 500, errorCount: 0 });
    await imported(shopApi, owner, report.importId);
    expect((await owner.call(shopApi.list, { keyword: 'Bulk' })).total).toBe(500);
    const again = await checked(shopApi, owner, await fileOf(), { name: 'stores.xlsx' });
    expect(again).toMatchObject({ errorCount: 0, duplicateCount: again.rows });
  }, 60_000);
});
