import { accessApi } from '@rondo/contract/access';
import { accountApi } from '@rondo/contract/account';
import { auditApi } from '@rondo/contract/audit';
import { companyApi } from '@rondo/contract/company';
import { departmentApi } from '@rondo/contract/department';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { handoverApi } from '@rondo/contract/handover';
import type { Reason } from '@rondo/contract/kit/codes';
import type { Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../client.ts';
import { memberWith, revOf } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { lastCode, openCode } from '../open-code.ts';
import { ownCode } from '../own-code.ts';
import { openStream } from '../stream.ts';
import { type World, world } from '../world.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

type Outcome = Reason | 'done' | null;
const outcome = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'done' as const,
    (error: Refused) => error.reason,
  );
/** What a call answers when the second is over for which an actor is remembered. */
const soon = (call: () => Promise<unknown>) => {
  w.clock.refreshActors();
  return expect(outcome(call())).resolves;
};

/** The same person in a second place, as by another sign-in. */
async function again(who: Person): Promise<Person> {
  const { pass } = await who.call(accountApi.pass, {});
  const answer = await w.call(accountApi.enter, { pass, companyId: who.companyId });
  if (!('token' in answer)) throw new Error('not entered');
  return { ...who, token: answer.token, call: (e, i, o) => w.call(e, i, { ...who, token: answer.token }, o) };
}

async function mailOf({ id }: Person): Promise<string> {
  const sql = 'select p.mail from person p join member m on m.person_id = p.id where m.id = $1';
  return (await w.sql<{ mail: string }>(sql, [id]))[0]?.mail ?? '';
}

/** Everything that somebody can hold: two sessions, an open stream, a ticket, a pass. All of it ends. */
async function everythingEnds(who: Person, end: () => Promise<unknown>, says: Outcome = 'SESSION_ENDED') {
  const other = await again(who);
  const { pass } = await who.call(accountApi.pass, {});
  const stream = await openStream(w.base, (await who.call(messageApi.ticket, {})).ticket);
  const { ticket } = await other.call(messageApi.ticket, {});
  await stream.next('counters');
  await end();
  for (const one of [who, other])
    for (const call of [() => one.call(sessionApi.me, {}), () => one.call(memberApi.options, {})])
      await soon(call).toBe(says);
  await stream.ended;
  await expect(openStream(w.base, ticket)).rejects.toThrow('90017');
  expect(await outcome(w.call(accountApi.enter, { pass, companyId: who.companyId }))).not.toBe('done');
  return { pass };
}

describe('whoever is shut out holds nothing that still works:', () => {
  it('a member who is suspended', async () => {
    const who = await company.member({ role: 'inspector' });
    const rev = await revOf(company, who.id);
    await everythingEnds(who, () => company.owner.call(memberApi.disable, { id: who.id, rev }));
  });

  it('a member who leaves', async () => {
    const who = await company.member({ role: 'inspector' });
    const rev = await revOf(company, who.id);
    await everythingEnds(who, () => company.owner.call(handoverApi.resign, { memberId: who.id, rev }));
  });

  it('somebody whose password was set anew by a code', async () => {
    const who = await company.member({ role: 'inspector' });
    const account = await mailOf(who);
    const code = await openCode(w, account, 'reset_password');
    const fresh = { password: 'Fresh2026x', again: 'Fresh2026x' };
    await everythingEnds(who, () => w.call(accountApi.resetPassword, { account, code, ...fresh }));
  });

  it('everybody of a company that came to its end', async () => {
    const ending = await w.company();
    const who = await ending.member({ role: 'administrator' });
    const { name } = await ending.owner.call(companyApi.get, {});
    await ending.owner.call(dissolutionApi.start, { name, code: await ownCode(w, ending.owner, 'dissolve') });
    const fresh = await again(who);
    await everythingEnds(fresh, async () => {
      await w.sql(`update company set dissolve_at = now() - interval '1 day' where id = $1`, [ending.id]);
      await w.app.runJob('dissolution.end');
    });
    await soon(() => ending.owner.call(sessionApi.me, {})).toBe('SESSION_ENDED');
  });
});

describe('whoever may do less does less within a second:', () => {
  it('by a role that was saved', async () => {
    const who = await memberWith(w, company, ['frame', 'frame_staff', 'frame_dept']);
    expect(await outcome(who.call(departmentApi.tree, {}))).toBe('done');
    const row = (await company.owner.call(roleApi.list, {})).find((r) => r.id === who.roleId);
    if (!row) throw new Error('no role');
    await company.owner.call(roleApi.update, { ...row, codes: ['task_center'] });
    for (const call of [() => who.call(memberApi.list, {}), () => who.call(departmentApi.tree, {})])
      await soon(call).toBe('FORBIDDEN');
    expect((await who.call(sessionApi.me, {})).menuList).toEqual([{ code: 'task_center', children: [] }]);
    const [change] = await who.call(accessApi.changes, {});
    expect(change).toMatchObject({ cause: 'role_saved', gained: ['task_center'] });
  });

  it('by a role that was taken', async () => {
    // Somebody else administers the company: the only one would keep the role.
    await company.member({ role: 'administrator' });
    const who = await company.member({ role: 'administrator' });
    await company.owner.call(roleApi.assign, { id: company.start.roleIds.staff, add: [who.id] });
    await company.owner.call(roleApi.assign, { id: company.start.roleIds.administrator, remove: [who.id] });
    await soon(() => who.call(auditApi.list, {})).toBe('FORBIDDEN');
    await soon(() => who.call(memberApi.list, {})).toBe('FORBIDDEN');
  });

  it('by shops that were taken', async () => {
    const shopId = await company.shop();
    const who = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect(await outcome(who.call(shopApi.get, { id: shopId }))).toBe('done');
    await company.owner.call(memberApi.assign, { ids: [who.id], scope: { kind: 'some' } });
    await soon(() => who.call(shopApi.get, { id: shopId })).toBe('NOT_FOUND');
  });

  it('by a company that was given away', async () => {
    const given = await w.company();
    const heir = await given.member({ role: 'administrator' });
    await given.owner.call(companyApi.offer, {
      toId: heir.id,
      code: await ownCode(w, given.owner, 'offer_ownership'),
    });
    const { offer } = await heir.call(companyApi.get, {});
    await heir.call(companyApi.accept, { id: offer?.id ?? '', code: await ownCode(w, heir, 'accept_ownership') });
    await soon(() => given.owner.call(dissolutionApi.get, {})).toBe('FORBIDDEN');
    await soon(() => heir.call(dissolutionApi.get, {})).toBe('done');
    await soon(() => given.owner.call(companyApi.offer, { toId: heir.id, code: '000000' })).toBe('FORBIDDEN');
  });
});

describe('how somebody signs in is theirs:', () => {
  it('a new address ends the other sessions and the passes, not this one', async () => {
    const who = await company.member({ role: 'inspector' });
    const other = await again(who);
    const password = 'Own2026xx';
    await w.sql(`update person set password_hash = null, password_changed_at = null where mail = $1`, [
      await mailOf(who),
    ]);
    await who.call(accountApi.setFirstPassword, { password, again: password });
    const { pass } = await who.call(accountApi.pass, {});
    const account = 'moved@sessions.test';
    await who.call(accountApi.sendOwnCode, { purpose: 'change_contact', account });
    await who.call(accountApi.changeContact, { account, code: await lastCode(w, account), password });
    await soon(() => other.call(sessionApi.me, {})).toBe('SESSION_ENDED');
    expect(await outcome(who.call(sessionApi.me, {}))).toBe('done');
    expect(await outcome(w.call(accountApi.enter, { pass }))).toBe('PASS_OVER');
  });

  it('a stolen session of somebody who manages members does not change the own address without password and code', async () => {
    const who = await memberWith(w, company, ['frame', 'frame_staff']);
    const m = await who.call(memberApi.get, { id: who.id });
    const change: Input<typeof memberApi.update> = {
      ...{ id: m.id, rev: m.rev, name: m.name, mobile: m.mobile, mail: 'thief@sessions.test', language: m.language },
      departmentIds: m.departments.map((d) => d.id),
      roleIds: m.roles.map((r) => r.id),
      scope: { kind: m.scope.kind, shopIds: m.scopeShops.map((s) => s.id) },
    };
    await outcome(who.call(memberApi.update, change));
    expect(await mailOf(who)).not.toBe('thief@sessions.test');
  });
});
