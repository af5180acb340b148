import { fileApi } from '@rondo/contract/file';
import { shopApi } from '@rondo/contract/shop';
import type { RoleKey } from '@rondo/domain/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../factories.ts';
import { imported } from '../import.ts';
import { type World, world } from '../world.ts';
import { attack, type Exchange, exchange, type Forbidden, inTurn, leaks } from './attack.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { guarded, inputWith } from './input-of.ts';
import { type Ids, idsOf } from './kinds.ts';
import { type Condition, footprint, idsIn, plantMarker, type TenantTable, tenantTables } from './tenant-tables.ts';

let w: World;
let tables: TenantTable[];
let full: FullCompany;
let near: Ids;
let far: Ids;
let forbidden: Forbidden;
const MARKER = 'plantedfar0';

/** What belongs to the far shop: by the shop itself, or by what hangs on it. */
const ofShop: Condition = ({ name, columns }) => {
  const has = (column: string) => columns.some((c) => c.name === column);
  if (name === 'shop') return 'id = $1';
  if (name === 'shop_group') return 'id = (select group_id from shop where id = $1)';
  if (name === 'file') return 'id in (select file_id from file_use where shop_id = $1)';
  if (has('shop_id')) return 'shop_id = $1';
  if (has('record_id')) return 'record_id in (select id from record where shop_id = $1)';
  if (has('rectification_id')) return 'rectification_id in (select id from rectification where shop_id = $1)';
  if (has('task_id')) return 'task_id in (select id from task where shop_id = $1)';
  if (name === 'history')
    return 'object_id in (select id from task where shop_id = $1 union all select id from record where shop_id = $1 union all select id from rectification where shop_id = $1)';
  return null;
};
/** Ids that stand in the far shop's rows but are the company's: people, templates, items. */
const SHARED = ['member', 'template', 'template_version', 'role', 'company', 'department'];

beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  full = await fullCompany(w);
  near = await idsOf(w, full, full.near);
  far = await idsOf(w, full, full.far);
  expect(await plantMarker(w, tables, MARKER, full.far.id, ofShop)).toBeGreaterThan(40);
  await w.sql('update shop set rev = 1');
  await w.sql('update task set rev = 1');
  await w.sql('update rectification set rev = 1');
  const shared = new Set(near.item ? full.template.items.map((item) => item.id) : []);
  for (const table of SHARED)
    for (const { id } of await w.sql<{ id: string }>(`select id from ${table}`)) shared.add(id);
  const all = await idsIn(w, tables, full.far.id, ofShop);
  const own = await idsIn(w, tables, full.near.id, ofShop);
  forbidden = { markers: [MARKER], ids: new Set([...all].filter((id) => !shared.has(id) && !own.has(id))) };
}, 60_000);
afterAll(() => w.stop());

const whoIs = (role: RoleKey | 'clerk'): Person => (role === 'clerk' ? full.clerk : full.people[role]);
const print = () => footprint(w, tables, full.far.id, ofShop);

describe('the checker', () => {
  it('shows whoever works at a shop what is theirs', async () => {
    const gets = guarded.filter((e) => e.method === 'GET');
    const exchanges = await inTurn(gets, (e) => exchange(w, e, inputWith(e, far), full.far.manager, e.path));
    expect(leaks(exchanges, forbidden).length).toBeGreaterThan(10);
  });

  it('catches a list that forgot the scope', async () => {
    const rows = await w.sql('select name from shop where company_id = $1', [full.company.id]);
    const leaky = { label: 'leaky', sent: '', answer: JSON.stringify(rows), code: 20_000 };
    expect(leaks([leaky], forbidden)).toEqual([`leaky shows ${MARKER}`]);
  });
});

/** The address book tells of everybody whose shops they manage, by name: that is what it is for. */
const DIRECTORY = /\/customer\/staff\/(cards|list|detail)/;
/** What lets somebody go, and what tells who did what, is of the whole company: whoever has that power has it everywhere. */
const WHOLE_COMPANY = /\/customer\/(handover\/items|audit\/list)/;

/** An answer of the address book without the names of shops that people manage. */
async function withoutManaged(exchanges: Exchange[]): Promise<Exchange[]> {
  const [shop] = await w.sql<{ name: string }>('select name from shop where id = $1', [full.far.id]);
  const managed = JSON.stringify({ id: full.far.id, name: shop?.name });
  return exchanges
    .filter(({ label }) => !WHOLE_COMPANY.test(label))
    .map((one) => (DIRECTORY.test(one.label) ? { ...one, answer: one.answer.replaceAll(managed, '{}') } : one));
}

describe.each(['area_manager', 'inspector', 'store_manager', 'staff', 'clerk'] as const)(
  'as %s of one shop',
  (role) => {
    it('every endpoint with ids of another shop gives nothing of it and changes nothing there', async () => {
      const before = await print();
      const who = whoIs(role);
      // People, templates and roles are the company's: named are the shop and what hangs on it.
      const foreign = { ...far, member: near.member, template: near.template, version: near.version };
      const exchanges = await attack(w, { who, own: near, foreign }, { every: false });
      expect(exchanges.length).toBeGreaterThan(100);
      expect(leaks(await withoutManaged(exchanges), forbidden)).toEqual([]);
      expect(await print()).toEqual(before);
    }, 60_000);

    it('a picture of another shop is not there', async () => {
      const path = `${fileApi.resolve.path}${full.far.filePath}` as `/${string}`;
      await expect(whoIs(role).call({ ...fileApi.resolve, path }, {})).rejects.toMatchObject({
        reason: 'NOT_FOUND',
      });
    });
  },
);

it('an import reaches no shop outside the scope, neither new nor to overwrite', async () => {
  const [{ name, path } = { name: '', path: '' }] = await w.sql<{ name: string; path: string }>(
    'select s.name, g.path from shop s join shop_group g on g.id = s.group_id where s.id = $1',
    [full.far.id],
  );
  const csv = Buffer.from(`name,group,phone\n${name},${path},999\nNew one,${path},999`);
  const before = await print();
  for (const role of ['inspector', 'store_manager', 'area_manager'] as const) {
    const who = full.people[role];
    const report = await who.call(shopApi.checkImport, {}, { files: [{ name: 'shops.csv', bytes: csv }] });
    expect(JSON.stringify(report)).not.toContain(full.far.id);
    const { importId } = report;
    const run = await imported(shopApi, who, importId, { duplicates: 'overwrite' }).then(
      (job) => job.result,
      () => null,
    );
    expect([run?.created ?? 0, run?.updated ?? 0]).toEqual([0, 0]);
  }
  expect(await print()).toEqual(before);
});
