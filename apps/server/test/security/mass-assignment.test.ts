import { reasonOf } from '@rondo/contract/kit/codes';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldPath } from '../input-samples.ts';
import { requestId, type World, world } from '../world.ts';
import { exchange } from './attack.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { ENDING, guarded, type Ids, idsOf, inputWith, shapeOf } from './input-of.ts';
import { footprint, type TenantTable, tenantTables } from './tenant-tables.ts';

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

describe('fields that nobody offered', () => {
  it('change neither the answer of any endpoint nor anything in any table', async () => {
    const bodies = guarded.filter((e) => (e.method === 'POST' || e.method === 'PUT') && !ENDING.includes(e.path));
    const { owner } = full.company;
    const powers = tables.filter((table) => POWERS.includes(table.name));
    const before = await footprint(w, powers, full.company.id);
    const member = `select string_agg(concat_ws(' ', id, person_id, state, is_owner, scope_all, scope_shop_ids, scope_group_ids), ',' order by id) as all from member`;
    const members = await w.sql(member);
    let done = 0;
    for (const endpoint of bodies) {
      const input = stuffed(endpoint, inputWith(endpoint, ids));
      const { code } = await exchange(w, endpoint, input, owner, endpoint.path);
      expect([endpoint.path, reasonOf(code)]).not.toEqual([endpoint.path, 'OPERATION_EXCEPTION']);
      if (reasonOf(code) === 'OK') done += 1;
    }
    expect(done).toBeGreaterThan(10);
    await w.settle();
    for (const { name } of tables) {
      // A requestId is remembered with its answer, a preference is whatever its page likes.
      const found = await w.sql(`select t::text from ${name} t where t::text ~ $1`, [
        `${STRANGE.id}|${STRANGE.text}|2031-03-07|\\m${STRANGE.number}\\M`,
      ]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(await footprint(w, powers, full.company.id)).toEqual(before);
    expect(await w.sql(member)).toEqual(members);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('a shop and a template made with them are like those made without', async () => {
    const { owner } = full.company;
    const rows = async (table: string, names: string[]) =>
      (
        await w.sql<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from ${table} t where name = any($1) order by name`,
          [names],
        )
      ).map(({ row: { id, name, created_at, updated_at, draft_version_id, editing_since, ...rest } }) => rest);
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
