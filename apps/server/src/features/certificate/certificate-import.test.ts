import { certificateApi as api } from '@rondo/contract/certificate';
import { handoverApi } from '@rondo/contract/handover';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported, undone } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let clerk: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  const shopId = await company.shop({ name: 'Lime Street' });
  await w.sql('update shop set code = $2 where id = $1', [shopId, 'L-1']);
  clerk = await company.member({ role: 'staff', name: 'Mei Lin' });
});

const all = async () => (await owner.call(api.list, { size: 100 })).list;
const HEAD = 'Store name,Store number,Person,Kind,Number,Issued on,Valid until,Note';
const fileOf = async (): Promise<Uint8Array> => {
  const sent = compose(api.export, {}, owner, { now: w.clock.now().getTime() });
  return new Uint8Array(await (await fetch(w.base + sent.url, { headers: sent.headers })).arrayBuffer());
};
const faults = async (...rows: string[]) =>
  (await checked(api, owner, [HEAD, ...rows].join('\n'))).errors.map(({ column }) => column);

describe('certificates from a file', () => {
  it('are those of stores and of people, written once, overwritten, and taken back', async () => {
    const rows = [
      'Lime Street,,,Food licence,F-1,2024-01-31,2029-01-30,Wall',
      ',L-1,Mei Lin,健康证,H-9,,2027-02-28,',
      'Lime Street,,,Lift check,X-3,,,',
    ];
    const first = await checked(api, owner, [HEAD, ...rows].join('\n'));
    expect(first).toMatchObject({ errors: [], ready: 3, duplicateCount: 0 });
    const job = await imported(api, owner, first.importId);
    const found = await all();
    expect(found.map(({ kind, title, number, member, shop }) => [kind, title, number, member?.id, shop?.name])).toEqual(
      expect.arrayContaining([
        ['food_licence', '', 'F-1', undefined, 'Lime Street'],
        ['health', '', 'H-9', clerk.id, 'Lime Street'],
        ['other', 'Lift check', 'X-3', undefined, 'Lime Street'],
      ]),
    );
    const renewed = `Store name,Kind,Number,Valid until\nlime street,FOOD LICENCE,f-1,2034-01-30`;
    const second = await checked(api, owner, renewed);
    expect(second).toMatchObject({ errors: [], ready: 0, duplicateCount: 1 });
    const overwriting = await imported(api, owner, second.importId, { duplicates: 'overwrite' });
    const food = async () => (await all()).find(({ number }) => number === 'F-1');
    expect(await food()).toMatchObject({ issuedOn: '2024-01-31', validUntil: '2034-01-30' });
    expect((await undone(owner, overwriting.id)).undone).toMatchObject({ restored: 1, keptCount: 0 });
    expect(await food()).toMatchObject({ validUntil: '2029-01-30' });
    const gone = (await undone(owner, job.id)).undone;
    expect(gone).toMatchObject({ removed: 2, keptCount: 1 });
    expect(await all()).toHaveLength(1);
  }, 60_000);

  it('that are wrong are named by their column', async () => {
    await company.member({ role: 'staff', name: 'mei lin' });
    expect(await faults('Nowhere,,,Fire check,1,,,')).toEqual(['Store name']);
    expect(await faults(',L-2,,Fire check,1,,,')).toEqual(['Store number']);
    expect(await faults('Lime Street,,Nobody,Health,1,,,')).toEqual(['Person']);
    expect(await faults('Lime Street,,Mei Lin,Health,1,,,')).toEqual(['Person']);
    expect(await faults('Lime Street,,,,1,,,')).toEqual(['Kind']);
    // A column in which nothing looks like a day is left to the reader to match; among days a wrong one is named.
    const [day, noDay] = ['Lime Street,,,Fire check,2,2026-02-28,,', 'Lime Street,,,Fire check,1,2026-02-30,,'];
    expect(await faults(day, noDay)).toEqual(['Issued on']);
    expect(await faults('Lime Street,,,Fire check,1,2026-02-03,2026-02-02,')).toEqual(['Valid until']);
    expect(await faults('Lime Street,,,Fire check,1,,,', 'Lime Street,,,Fire check,1,,,')).toEqual(['Number']);
    expect(await faults(',,,Fire check,1,,,')).toEqual(['Store name']);
  });

  it('of stores outside of the scope are no stores', async () => {
    const other = await company.shop({ name: 'Elsewhere' });
    const manager = await company.member({ role: 'store_manager' });
    await company.shop({ name: 'Own', managerIds: [manager.id] });
    const report = await checked(api, manager, 'Store name,Kind,Number\nElsewhere,Fire check,1\nOwn,Fire check,2');
    expect(report.errors.map(({ value }) => value)).toEqual(['Elsewhere']);
    await imported(api, manager, report.importId);
    expect((await owner.call(api.list, { shopId: [other] })).total).toBe(0);
  });

  it('go out and come in again without a difference', async () => {
    const rows = [
      'Lime Street,,,Food licence,F-1,2024-01-31,2029-01-30,Wall',
      ',L-1,Mei Lin,Health certificate,H-9,,,',
    ];
    const { importId } = await checked(api, owner, [HEAD, ...rows].join('\n'));
    await imported(api, owner, importId);
    const before = await all();
    const again = await checked(api, owner, await fileOf(), { name: 'certificates.xlsx' });
    expect(again).toMatchObject({ errors: [], ready: 0, duplicateCount: 2 });
    await imported(api, owner, again.importId, { duplicates: 'overwrite' });
    const bare = ({ rev: _rev, updatedAt: _at, ...rest }: (typeof before)[number]) => rest;
    expect((await all()).map(bare)).toEqual(before.map(bare));
  });
});

it('who keeps certificates hands them over when they leave, and the successor is reminded from then on', async () => {
  const keeper = await company.member({ role: 'administrator' });
  const next = await company.member({ role: 'administrator' });
  const [shop] = await w.sql<{ id: string }>('select id from shop where company_id = $1', [company.id]);
  const fields = { kind: 'fire_check', number: 'F-1', shopId: shop?.id ?? '', validUntil: '2030-01-01' } as const;
  const { id } = await keeper.call(api.create, { ...fields, requestId: requestId() });
  const { items, rev } = await owner.call(handoverApi.items, { memberId: keeper.id });
  expect(items.filter(({ kind }) => kind === 'certificate')).toMatchObject([{ id, number: 'F-1', hasOthers: false }]);
  const resign = (choices: { kind: 'certificate'; id: string; to: string }[]) =>
    owner.call(handoverApi.resign, { memberId: keeper.id, rev, choices });
  await expect(resign([])).rejects.toMatchObject({ reason: 'HANDOVER_OPEN' });
  await resign([{ kind: 'certificate', id, to: next.id }]);
  expect(await owner.call(api.get, { id })).toMatchObject({ editedBy: { id: next.id }, validUntil: '2030-01-01' });
});
