import { companyApi } from '@rondo/contract/company';
import { departmentApi, departmentValues } from '@rondo/contract/department';
import { staleOf } from '@rondo/contract/kit/stale';
import { memberApi } from '@rondo/contract/member';
import { memberDetail } from '@rondo/contract/member-shape';
import { roleApi, roleRow } from '@rondo/contract/role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customRole } from './custom-role.ts';
import type { Company, Person } from './factories.ts';
import { refusal } from './refusal.ts';
import { type World, world } from './world.ts';

let w: World;
let company: Company;
let other: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  other = await company.member({ role: 'administrator', name: 'Other' });
});
afterAll(() => w.stop());

it('a stale role says who changed it, when, and what it is now', async () => {
  const id = await customRole(company, ['frame']);
  const read = async () => (await company.owner.call(roleApi.list, {})).find((role) => role.id === id);
  const seen = roleRow.parse(await read());
  await other.call(roleApi.update, { ...seen, description: 'Theirs' });
  await other.call(roleApi.assign, { id, add: [(await company.member()).id] });
  const { reason, data } = await refusal(company.owner.call(roleApi.update, { ...seen, description: 'Mine' }));
  expect(reason).toBe('STALE');
  expect(staleOf(roleRow, data)).toEqual({ by: 'Other', at: expect.any(String), current: await read() });
});

it('a stale member says who changed them, when, and what is stored now', async () => {
  const { id } = await company.member({ name: 'Changed' });
  const read = () => company.owner.call(memberApi.get, { id });
  const seen = await read();
  const fields = {
    id,
    rev: seen.rev,
    name: seen.name,
    mail: seen.mail,
    departmentIds: seen.departments.map((one) => one.id),
    roleIds: seen.roles.map((one) => one.id),
    scope: { kind: seen.scope.kind, shopIds: [], groupIds: [] },
  };
  await other.call(memberApi.update, { ...fields, position: 'Theirs' });
  const { reason, data } = await refusal(company.owner.call(memberApi.update, { ...fields, position: 'Mine' }));
  expect(reason).toBe('STALE');
  expect(staleOf(memberDetail, data)).toEqual({ by: 'Other', at: expect.any(String), current: await read() });
});

it('a stale department says who changed it, when, and what is stored now', async () => {
  const id = company.start.rootDepartmentId;
  const read = async () => departmentValues.parse((await company.owner.call(departmentApi.tree, {}))[0]);
  const { name, rev } = await read();
  await other.call(departmentApi.update, { id, rev, name, description: 'Theirs', headIds: [other.id] });
  const { reason, data } = await refusal(company.owner.call(departmentApi.update, { id, rev, name, code: 'M' }));
  expect(reason).toBe('STALE');
  expect(staleOf(departmentValues, data)).toEqual({ by: 'Other', at: expect.any(String), current: await read() });
});

it('stale settings of the company say who changed them, when, and what they are now', async () => {
  const read = () => company.owner.call(companyApi.get, {});
  const { logo, ...seen } = await read();
  const fields = { ...seen, logoFileId: logo?.id ?? null };
  await other.call(companyApi.save, { ...fields, showMobile: true });
  const { reason, data } = await refusal(company.owner.call(companyApi.save, { ...fields, industry: 'bakery' }));
  expect(reason).toBe('STALE');
  expect(staleOf(companyApi.save.output, data)).toEqual({ by: 'Other', at: expect.any(String), current: await read() });
});
