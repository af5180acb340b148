import { departmentApi } from '@rondo/contract/department';
import { reasonOf } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldPath } from '../input-samples.ts';
import { requestId, type World, world } from '../world.ts';
import { exchange } from './attack.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { ENDING, guarded, inputWith, shapeOf } from './input-of.ts';
import { type Ids, idsOf } from './kinds.ts';
import { footprint, type TenantTable, tenantTables } from './tenant-tables.ts';

// A case asks every endpoint there is, which takes a busy machine longer than other tests may.
vi.setConfig({ testTimeout: 120_000 });

let w: World;
let tables: TenantTable[];
let full: FullCompany;
let ids: Ids;

beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  full = await fullCompany(w);
  ids = await idsOf(w, full, full.near);
}, 60_000);
afterAll(() => w.stop());

/** Values that stand nowhere unless a field of a body was taken that nobody offered. */
const STRANGE = { id: uuidv7(), text: 'strange7f3a', number: 31_337 };

/** A value of a column's kind that would be seen in its table, or would open a door. */
function strange(type: string): unknown {
  if (type === 'uuid') return STRANGE.id;
  if (type === 'uuid[]') return [STRANGE.id];
  if (type === 'text[]') return [STRANGE.text];
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp') || type === 'date') return '2031-03-07T00:00:00Z';
  if (type === 'jsonb' || type === 'json') return { a: STRANGE.text };
  return /int|numeric|double/.test(type) ? STRANGE.number : STRANGE.text;
}

const camel = (name: string): string => name.replace(/_(.)/g, (_, c: string) => c.toUpperCase());

/** Every column there is, in both spellings, except what the input offers itself; and what frameworks are known to take. */
function extras(endpoint: Endpoint): Record<string, unknown> {
  const offered = new Set(shapeOf(endpoint).fields.flat());
  const columns = tables
    .flatMap((table) => table.columns)
    .flatMap(({ name, type }) => [[name, strange(type)] as const, [camel(name), strange(type)] as const]);
  const known: [string, unknown][] = [
    ['role', 'owner'],
    ['roles', ['owner']],
    ['roleIds', [full.company.start.roleIds.owner]],
    ['isOwner', true],
    ['isAdmin', true],
    ['isDemo', true],
    ['codes', ['x_dissolve']],
    ['tier', 'all'],
    ['scopeAll', true],
    ['score', 100],
    ['actor', { isOwner: true }],
  ];
  return Object.fromEntries([...columns, ...known].filter(([name]) => !offered.has(name)));
}

/** The input with the extras in it and in each object of a known shape inside of it. */
function stuffed(endpoint: Endpoint, input: unknown, path: FieldPath = []): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const isFree = path.some((name) => name === 'value' || name === 'answers');
  const inner = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, stuffed(endpoint, value, [...path, name])]),
  );
  return isFree ? inner : { ...extras(endpoint), ...inner };
}

/** Rows that say who may do what. */
const POWERS = ['role', 'member_role', 'department', 'member_department', 'membership'];
/** Endpoints whose work it is to change those. */
const MANAGING = /^\/customer\/(role|staff|department|apply|handover|company|dissolution)\//;

describe('fields that nobody offered', () => {
  const bodies = guarded.filter((e) => (e.method === 'POST' || e.method === 'PUT') && !ENDING.includes(e.path));
  /** Calls them with everything in them; how many did what they say. */
  async function stuff(endpoints: readonly Endpoint[]): Promise<number> {
    let done = 0;
    for (const endpoint of endpoints) {
      const input = stuffed(endpoint, inputWith(endpoint, ids));
      const { code } = await exchange(w, endpoint, input, full.company.owner, endpoint.path);
      expect([endpoint.path, reasonOf(code)]).not.toEqual([endpoint.path, 'OPERATION_EXCEPTION']);
      if (reasonOf(code) === 'OK') done += 1;
    }
    await w.settle();
    return done;
  }
  /** Nothing of it stands anywhere. */
  async function nowhere(): Promise<void> {
    const all = [...tables.map(({ name }) => name), 'person', 'company', 'one_time_code', 'pass', 'identity'];
    for (const name of all) {
      const found = await w.sql(`select t::text from ${name} t where t::text ~ $1`, [
        `${STRANGE.id}|${STRANGE.text}|2031-03-07|\\m${STRANGE.number}\\M`,
      ]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  }

  it('change neither the answer of any endpoint nor anything in any table', async () => {
    const powers = tables.filter((table) => POWERS.includes(table.name));
    const before = await footprint(w, powers, full.company.id);
    const member = `select string_agg(concat_ws(' ', id, person_id, state, is_owner, scope_all, scope_shop_ids, scope_group_ids), ',' order by id) as all from member`;
    const members = await w.sql(member);
    expect(await stuff(bodies.filter((e) => !MANAGING.test(e.path)))).toBeGreaterThan(10);
    await nowhere();
    expect(await footprint(w, powers, full.company.id)).toEqual(before);
    expect(await w.sql(member)).toEqual(members);
  });

  it('make nobody more where people and roles are managed', async () => {
    const above = `select
      (select string_agg(id::text, ',') from member where is_owner) as owners,
      (select string_agg(mr.member_id::text, ',' order by mr.member_id) from member_role mr join role r on r.id = mr.role_id where r.key in ('owner', 'administrator')) as administrators,
      (select string_agg(id::text, ',' order by id) from role where codes && '{x_dissolve,x_transfer_owner}') as mighty,
      (select string_agg(id::text, ',' order by id) from role where locked) as locked,
      (select count(*)::int from person where password_hash is not null) as passwords,
      (select string_agg(concat_ws(' ', person_id, company_id, member_id), ',' order by member_id) from membership where member_id = any($1)) as people`;
    const known = (await w.sql<{ id: string }>('select id from member')).map((row) => row.id);
    const before = await w.sql(above, [known]);
    expect(await stuff(bodies.filter((e) => MANAGING.test(e.path)))).toBeGreaterThan(8);
    await nowhere();
    expect(await w.sql(above, [known])).toEqual(before);
  });

  it('a member, a department and a role made with them are like those made without', async () => {
    const { owner, start } = full.company;
    const row = async (table: string, id: string) =>
      (
        await w.sql<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${table} t where id = $1`, [id])
      ).map(
        ({ row: { id: _, name, name_pinyin, mail, person_id, sort, lineage, created_at, updated_at, ...rest } }) =>
          rest,
      );
    let twin = 0;
    const person = () => {
      twin += 1;
      const place = { departmentIds: [start.rootDepartmentId], roleIds: [start.roleIds.staff] };
      const scope = { kind: 'some' as const };
      return { ...place, scope, requestId: requestId(), name: `Twin ${twin}`, mail: `twin${twin}@test.rondo` };
    };
    const role = () => {
      twin += 1;
      return { requestId: requestId(), name: `Twin ${twin}`, codes: ['task_center' as const], tier: 'own' as const };
    };
    const department = () => {
      twin += 1;
      return { requestId: requestId(), name: `Twin ${twin}`, parentId: start.rootDepartmentId };
    };
    const made = async (table: string, make: (stuffing: object) => Promise<{ id: string }>, endpoint: Endpoint) => {
      const [plain, stuffedOne] = [await make({}), await make(extras(endpoint))];
      expect([table, await row(table, stuffedOne.id)]).toEqual([table, await row(table, plain.id)]);
    };
    await made('member', (more) => owner.call(memberApi.create, { ...more, ...person() }), memberApi.create);
    await made('role', (more) => owner.call(roleApi.create, { ...more, ...role() }), roleApi.create);
    await made(
      'department',
      (more) => owner.call(departmentApi.create, { ...more, ...department() }),
      departmentApi.create,
    );
  });

  it('a shop and a template made with them are like those made without', async () => {
    const { owner } = full.company;
    const rows = async (table: string, names: string[]) =>
      (
        await w.sql<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from ${table} t where name = any($1) order by name`,
          [names],
        )
      ).map(
        ({
          row: {
            id,
            name,
            name_pinyin,
            search,
            created_at,
            updated_at,
            placed_at,
            draft_version_id,
            editing_since,
            ...rest
          },
        }) => rest,
      );
    const shop = (name: string) => ({ name, groupId: full.near.groupId, requestId: requestId() });
    await owner.call(shopApi.create, shop('Twin 1'));
    await owner.call(shopApi.create, { ...extras(shopApi.create), ...shop('Twin 2') });
    const [plainShop, stuffedShop] = await rows('shop', ['Twin 1', 'Twin 2']);
    expect(stuffedShop).toEqual(plainShop);
    const template = (name: string) => ({ name, requestId: requestId() });
    await owner.call(templateApi.create, template('Twin 1'));
    await owner.call(templateApi.create, { ...extras(templateApi.create), ...template('Twin 2') });
    const [plainTemplate, stuffedTemplate] = await rows('template', ['Twin 1', 'Twin 2']);
    expect(stuffedTemplate).toEqual(plainTemplate);
  });
});
