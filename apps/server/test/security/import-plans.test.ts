import { departmentApi } from '@rondo/contract/department';
import { deviceApi } from '@rondo/contract/device';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { shopApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../factories.ts';
import { refused } from '../refusal.ts';
import { requestId, type World, world } from '../world.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const file = (text: string) => ({ files: [{ name: 'table.csv', bytes: Buffer.from(text) }] });
/** Dry runs of every import there is, and what runs them. */
const KINDS = {
  shops: {
    check: async () => (await company.owner.call(shopApi.checkImport, {}, file('name,phone\nA,1'))).importId,
    run: shopApi.runImport,
  },
  departments: {
    check: async () => (await company.owner.call(departmentApi.checkImport, {}, file('path\nA/B'))).importId,
    run: departmentApi.runImport,
  },
  members: {
    check: async () =>
      (await company.owner.call(memberApi.checkImport, {}, file('Name,Email,Role\nA,a@plan.test,Staff'))).importId,
    run: memberApi.runImport,
  },
  items: {
    check: async () => (await company.owner.call(templateApi.checkImport, {}, file('category,item\nA,B'))).importId,
    run: templateApi.runImport,
  },
  devices: {
    check: async () => (await company.owner.call(deviceApi.checkImport, {}, file('Store,Name\nNowhere,A'))).importId,
    run: deviceApi.runImport,
  },
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const run = (kind: Kind, importId: string): Promise<unknown> => {
  const endpoint: Endpoint = KINDS[kind].run;
  return company.owner.call(endpoint, { importId, requestId: requestId() } as Input<typeof endpoint>);
};

it.each(kinds.flatMap((plan) => kinds.filter((k) => k !== plan).map((other) => [plan, other] as const)))(
  'the plan of an import of %s is none of %s, and is still there afterwards',
  async (plan, other) => {
    const importId = await KINDS[plan].check();
    expect(await refused(run(other, importId))).toBe('NOT_FOUND');
    const [kept] = await w.sql('select id from import_plan where id = $1', [importId]);
    expect(kept).toEqual({ id: importId });
  },
);

it.each(kinds)('a plan of %s is run by who made it, and by nobody else', async (kind) => {
  const importId = await KINDS[kind].check();
  const admin = await company.member({ role: 'administrator' });
  const endpoint: Endpoint = KINDS[kind].run;
  const input = { importId, requestId: requestId() } as Input<typeof endpoint>;
  expect(await refused(admin.call(endpoint, input))).toBe('NOT_FOUND');
  await run(kind, importId);
  expect(await refused(run(kind, importId))).toBe('NOT_FOUND');
});
