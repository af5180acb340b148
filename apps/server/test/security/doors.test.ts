import { CODES } from '@rondo/contract/kit/codes';
import { holds, PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { PRESET_ROLES, ROLE_KEYS } from '@rondo/domain/role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberWith } from '../custom-role.ts';
import type { Person } from '../factories.ts';
import { type World, world } from '../world.ts';
import { exchange, inTurn } from './attack.ts';
import { type FullCompany, fullCompany } from './full-company.ts';
import { guarded, inputWith } from './input-of.ts';
import { type Ids, idsOf } from './kinds.ts';
import { footprint, type TenantTable, tenantTables } from './tenant-tables.ts';

let w: World;
let full: FullCompany;
let ids: Ids;
let tables: TenantTable[];

beforeAll(async () => {
  w = await world();
  // When a session was seen last is not theirs to keep.
  tables = (await tenantTables(w)).filter((table) => table.name !== 'session');
  full = await fullCompany(w);
  ids = await idsOf(w, full, full.near);
  await w.settle();
}, 60_000);
afterAll(() => w.stop());

/** Whose calls are tried: the presets, and roles of the company's own that hold one thing of many. */
const HOLDERS: Record<string, readonly PermissionCode[]> = {
  ...Object.fromEntries(ROLE_KEYS.map((key) => [key, PRESET_ROLES[key].codes])),
  'members only': ['frame', 'frame_staff'],
  'roles only': ['frame', 'frame_role'],
  'departments only': ['frame', 'frame_dept'],
  'the address book only': ['frame', 'frame_book'],
  'the audit log only': ['frame', 'x_audit_log'],
  'the company only': ['x_company_setting'],
};

const personOf = async (name: string): Promise<Person> => {
  const preset = ROLE_KEYS.find((key) => key === name);
  return preset
    ? full.people[preset]
    : memberWith(w, full.company, HOLDERS[name] ?? [], { tier: 'all', scopeAll: true });
};

it.each(Object.keys(HOLDERS))(
  'who holds %s is refused at every door that asks for more, and moves nothing',
  async (name) => {
    const held = new Set<string>(HOLDERS[name]);
    const who = await personOf(name);
    const closed = guarded.filter(
      (e) => e.needs.kind !== 'signed_in' && e.needs.kind !== 'open' && !holds(held, e.needs),
    );
    const before = await footprint(w, tables, full.company.id);
    const exchanges = await inTurn(closed, (e) => exchange(w, e, inputWith(e, ids), who, `${e.method} ${e.path}`));
    expect(exchanges.filter(({ code }) => code !== CODES.FORBIDDEN.code)).toEqual([]);
    expect(await footprint(w, tables, full.company.id)).toEqual(before);
    expect(closed.length).toBeGreaterThan(name === 'owner' ? -1 : name === 'administrator' ? 4 : 40);
  },
);

it('every code of the product is asked for at a door, or known to wait for its feature', () => {
  const asked = new Set(guarded.flatMap((e) => ('codes' in e.needs ? e.needs.codes : [])));
  for (const code of [
    'frame_staff',
    'frame_role',
    'frame_dept',
    'frame_book',
    'x_audit_log',
    'x_company_setting',
    'x_dissolve',
    'x_transfer_owner',
  ] as const)
    expect(asked).toContain(code);
  expect(PERMISSION_CODES.length).toBeGreaterThan(asked.size - 1);
});
