import { auditApi } from '@rondo/contract/audit';
import { fileApi } from '@rondo/contract/file';
import { shopDocumentApi as api } from '@rondo/contract/shop-document';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let otherId: string;
let manager: Person;
let reader: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  [shopId, otherId] = [await company.shop({ name: 'Wapping Lane' }), await company.shop()];
  manager = await memberWith(w, company, ['shop_store', 'shop_list'], { shopIds: [shopId] });
  reader = await memberWith(w, company, ['shop_list'], { shopIds: [shopId] });
});
afterAll(() => w.stop());

async function add(name: string, by = manager, at = shopId): Promise<string> {
  const file = await givenDocument(by, `${name}.PDF`);
  const fields = {
    kind: 'lease',
    name,
    note: 'until 2030',
    shopId: at,
    fileId: file.id,
    requestId: requestId(),
  } as const;
  return (await by.call(api.create, fields)).id;
}
const listed = async (who: Person, at = shopId) => (await who.call(api.list, { shopId: at })).list;
const open = (who: Person, path: string) =>
  who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` }, {});

it('is kept with its store, saved under its name, for whoever may see the store and nobody else', async () => {
  const id = await add('Lease 1/2');
  const [document] = await listed(reader);
  expect(document).toMatchObject({ id, kind: 'lease', name: 'Lease 1/2', note: 'until 2030', by: { id: manager.id } });
  expect(document?.file).toMatchObject({ name: 'Lease 1-2.pdf', mime: 'application/pdf' });
  const path = document?.file.path ?? '';
  expect((await open(reader, path)).url).toContain(path);
  expect((await open(company.owner, path)).url).toContain(path);
  const elsewhere = await memberWith(w, company, ['shop_list'], { shopIds: [otherId] });
  const noList = await memberWith(w, company, ['task_center'], { shopIds: [shopId] });
  for (const stranger of [elsewhere, noList, (await w.company()).owner])
    expect(await refused(open(stranger, path))).toBe('NOT_FOUND');
  expect(await refused(listed(elsewhere))).toBe('NOT_FOUND');
  expect(await refused(listed(noList))).toBe('FORBIDDEN');
});

it('is written by who may change the store', async () => {
  const id = await add('Plan');
  const { can } = await reader.call(api.list, { shopId });
  expect(can).toEqual({ add: false, edit: false });
  expect(await refused(add('x', reader))).toBe('FORBIDDEN');
  expect(await refused(reader.call(api.remove, { id }))).toBe('FORBIDDEN');
  expect(await refused(add('x', manager, otherId))).toBe('NOT_FOUND');
  const foreign = { kind: 'other', name: 'x', shopId, requestId: requestId() } as const;
  const { id: fileId } = await givenDocument(reader);
  expect(await refused(manager.call(api.create, { ...foreign, fileId }))).toBe('NOT_FOUND');
  const photo = await givenPhoto(w, manager);
  expect(await refused(manager.call(api.create, { ...foreign, fileId: photo }))).toBe('NOT_FOUND');
  const elsewhere = await memberWith(w, company, ['shop_store'], { shopIds: [otherId] });
  const change = { id, rev: 0, kind: 'other', name: 'x' } as const;
  expect(await refused(elsewhere.call(api.edit, change))).toBe('NOT_FOUND');
  expect(await refused(elsewhere.call(api.remove, { id }))).toBe('NOT_FOUND');
});

it('has another name from the next reading on, once, and the log says what it was', async () => {
  const id = await add('Draft');
  const change = { id, rev: 0, kind: 'floor_plan', name: '平面图', note: '' } as const;
  expect(await manager.call(api.edit, change)).toEqual({ rev: 1 });
  expect(await refused(manager.call(api.edit, change))).toBe('STALE');
  const document = (await listed(reader)).find((one) => one.id === id);
  expect(document).toMatchObject({ kind: 'floor_plan', name: '平面图', file: { name: '平面图.pdf' } });
  const { list } = await company.owner.call(auditApi.list, { kind: ['shop_document'], objectId: id });
  expect(list.map(({ event, actor }) => [event, actor?.id])).toEqual([
    ['edited', manager.id],
    ['created', manager.id],
  ]);
});

it('is brought back for 30 days; then it and its file are gone, and so are those of a store that is gone', async () => {
  const [kept, gone] = [await add('Kept'), await add('Gone')];
  const file = (await listed(reader)).find(({ id }) => id === gone)?.file;
  for (const id of [kept, gone]) await manager.call(api.remove, { id });
  expect(await refused(open(reader, file?.path ?? ''))).toBe('NOT_FOUND');
  expect((await manager.call(api.bin, {})).map(({ id, name }) => [id, name])).toEqual([
    [gone, 'Wapping Lane · Gone'],
    [kept, 'Wapping Lane · Kept'],
  ]);
  await manager.call(api.restore, { id: kept });
  expect(await refused(manager.call(api.restore, { id: kept }))).toBe('NOT_FOUND');
  expect((await listed(reader)).map(({ id }) => id)).toContain(kept);
  await w.sql('update shop_document set deleted_at = $2 where id = $1', [
    gone,
    new Date(w.clock.now().getTime() - 31 * DAY_MS),
  ]);
  await w.app.runJob('shop-document.sweep');
  expect(await w.sql('select 1 from shop_document where id = $1', [gone])).toEqual([]);
  expect(await w.sql('select 1 from file_use where object_id = $1', [gone])).toEqual([]);
  expect(await w.sql('select 1 from file_use where object_id = $1', [kept])).toHaveLength(1);
});

it('has an end: a full store takes no more, by adding or by bringing back', async () => {
  const [full, id] = [await company.shop(), requestId()];
  const { owner } = company;
  const { id: fileId } = await givenDocument(owner);
  await w.sql(
    `insert into shop_document (company_id, id, shop_id, file_id, kind, name, created_by, created_at, updated_at)
      select $1, gen_random_uuid(), $2, $3, 'other', 'n', $4, now(), now() from generate_series(2, $5)`,
    [company.id, full, fileId, owner.id, LIMIT.shopDocument.perShop],
  );
  const last = { kind: 'other', name: 'last', shopId: full, fileId, requestId: id } as const;
  // There is room for one: of twenty at once one gets it.
  const others = Array.from({ length: 20 }, () => ({ ...last, requestId: requestId() }));
  expect(await outcomes(others.map((one) => owner.call(api.create, one)))).toEqual({
    won: 1,
    reasons: new Set(['SHOP_DOCUMENTS_FULL']),
  });
  await w.sql(`delete from shop_document where shop_id = $1 and name = 'last'`, [full]);
  const first = await owner.call(api.create, last);
  expect((await owner.call(api.list, { shopId: full })).can).toEqual({ add: false, edit: true });
  expect(await owner.call(api.create, last)).toEqual(first);
  expect(await refused(owner.call(api.create, { ...last, requestId: requestId() }))).toBe('SHOP_DOCUMENTS_FULL');
});
