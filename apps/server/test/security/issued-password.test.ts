import { accountApi } from '@rondo/contract/account';
import { allEndpoints } from '@rondo/contract/all';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose, type Identity } from '../client.ts';
import type { Company } from '../factories.ts';
import { refusal } from '../refusal.ts';
import { requestId, type World, world } from '../world.ts';
import { from } from './from-address.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

it('a password that somebody else knows opens nothing but the way to one of their own', async () => {
  const { id } = await company.owner.call(memberApi.create, {
    ...{ requestId: requestId(), name: 'Newcomer', mail: 'issued@test.rondo', scope: { kind: 'all' } },
    departmentIds: [company.start.rootDepartmentId],
    roleIds: [company.start.roleIds.administrator],
  });
  const { account, password } = await company.owner.call(memberApi.issuePassword, { id });
  const session = await w.call(sessionApi.signIn, { account, password });
  if (!('token' in session)) throw new Error('one company');
  const open = allEndpoints.filter((e) => e.beforePassword).map((e) => `${e.method} ${e.path}`);
  expect(open.sort()).toEqual([
    'GET /customer/login/staff',
    'POST /customer/language',
    'POST /customer/login/out',
    'POST /customer/password/first',
  ]);
  const told = await everyDoor(session);
  expect([...new Set(told.values())]).toEqual(['PASSWORD_FIRST']);
  expect(told.size).toBeGreaterThan(80);
  expect(await w.call(sessionApi.me, {}, session)).toMatchObject({ needsPassword: true, mustSetPassword: true });
  const same = await refusal(w.call(accountApi.setFirstPassword, { password, again: password }, session));
  expect(same.data).toMatchObject({ fields: [{ path: 'password', reason: 'password_same' }] });
  const own = { password: 'Rondo2026', again: 'Rondo2026' };
  await w.call(accountApi.setFirstPassword, own, session);
  await expect(w.call(memberApi.counts, {}, session)).resolves.toHaveProperty('active');
  expect(await w.call(sessionApi.me, {}, session)).toMatchObject({ needsPassword: false, mustSetPassword: false });
});

/** What each guarded endpoint but those says. */
async function everyDoor(who: Identity): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const e of allEndpoints) {
    if (e.needs.kind === 'open' || e.beforePassword || e.raw || e.upload) continue;
    const sent = compose(e, { id: who.id } as never, who, { now: w.clock.now().getTime() });
    told.set(`${e.method} ${e.path}`, (await from(w, '127.0.0.1', sent)).reason ?? '');
  }
  return told;
}

it('somebody who came by a code is not held up: nobody knows a password of theirs', async () => {
  const member = await company.member();
  expect(await member.call(sessionApi.me, {})).toMatchObject({ needsPassword: true, mustSetPassword: false });
});
