import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/features/session/index.ts';
import type { Refused } from '../client.ts';
import type { Company, Person } from '../factories.ts';
import { inviteToken } from '../newcomer.ts';
import { openCode } from '../open-code.ts';
import { requestId, type World, world } from '../world.ts';

/** Somebody prepares an account with an address that is not theirs, and waits for another company to invite it. */
let w: World;
let mallory: Company;
let good: Company;
beforeAll(async () => {
  w = await world();
  mallory = await w.company();
  good = await w.company();
});
afterAll(() => w.stop());

const invited = ({ owner, start }: Company, mail: string, mobile: string | null = null) =>
  owner.call(memberApi.create, {
    requestId: requestId(),
    name: 'Victim',
    mail,
    mobile,
    departmentIds: [start.rootDepartmentId],
    roleIds: [start.roleIds.administrator],
    scope: { kind: 'all' },
  });

/** The good company's member as it is, and whether a password opens it. */
async function opens(account: string, password: string): Promise<unknown> {
  const answer = await w
    .call(sessionApi.signIn, { account, password, companyId: good.id })
    .catch((error: Refused) => error.reason);
  return typeof answer === 'object' && answer !== null && 'token' in answer ? 'opened' : answer;
}

describe('an account that somebody else prepared does not open a company that invites its address:', () => {
  it('with the first password that another company issued', async () => {
    const mail = 'victim1@test.rondo';
    const { id } = await invited(mallory, mail);
    const { password } = await mallory.owner.call(memberApi.issuePassword, { id });
    await invited(good, mail);
    expect(await opens(mail, password)).not.toBe('opened');
  });

  it('with a password set after such a one', async () => {
    const mail = 'victim2@test.rondo';
    const { id } = await invited(mallory, mail);
    const { password: first } = await mallory.owner.call(memberApi.issuePassword, { id });
    const session = await w.call(sessionApi.signIn, { account: mail, password: first });
    if (!('token' in session)) throw new Error('one company');
    const password = 'Mallory2026';
    await w.call(accountApi.setFirstPassword, { password, again: password }, session);
    await invited(good, mail);
    expect(await opens(mail, password)).not.toBe('opened');
    const { pass } = await w.call(accountApi.pass, {}, session);
    const entered = await w.call(accountApi.enter, { pass, companyId: good.id }).catch((e: Refused) => e.reason);
    expect(entered).not.toHaveProperty('token');
  });

  it('with an address that a manager of members wrote into an account with a password', async () => {
    const mail = 'victim3@test.rondo';
    const helper = await mallory.member({ role: 'staff', name: 'Helper' });
    await w.sql(
      `update person set password_hash = $2, password_changed_at = now(), mail_proved_at = null
        where id = (select person_id from member where id = $1)`,
      [helper.id, await hashPassword('Mallory2026')],
    );
    await rename(helper, mail);
    await invited(good, mail);
    expect(await opens(mail, 'Mallory2026')).not.toBe('opened');
  });

  it('nor when its owner came in by a code: what was known before opens nothing then', async () => {
    const mail = 'victim4@test.rondo';
    const { id } = await invited(mallory, mail);
    const { password: first } = await mallory.owner.call(memberApi.issuePassword, { id });
    const session = await w.call(sessionApi.signIn, { account: mail, password: first });
    if (!('token' in session)) throw new Error('one company');
    const password = 'Mallory2026';
    await w.call(accountApi.setFirstPassword, { password, again: password }, session);
    const { pass } = await w.call(accountApi.pass, {}, session);
    await invited(good, mail);
    const code = await openCode(w, mail, 'sign_in');
    const victim = await w.call(accountApi.signInByCode, { account: mail, code, companyId: good.id });
    expect(victim).toHaveProperty('token');
    expect(await opens(mail, password)).not.toBe('opened');
    expect(await opens(mail, first)).not.toBe('opened');
    w.clock.refreshActors();
    expect(await reasonOf(w.call(sessionApi.me, {}, session))).toBe('SESSION_ENDED');
    for (const companyId of [good.id, mallory.id])
      expect(await reasonOf(w.call(accountApi.enter, { pass, companyId }))).toBe('PASS_OVER');
  });

  it('with a number of their own beside the address', async () => {
    const [mail, mobile] = ['victim5@test.rondo', '13900000005'];
    await invited(mallory, mail, mobile);
    const code = await openCode(w, mobile, 'sign_in');
    await w.call(accountApi.signInByCode, { account: mobile, code });
    await invited(good, mail);
    const again = await openCode(w, mobile, 'sign_in');
    const answer = await w
      .call(accountApi.signInByCode, { account: mobile, code: again, companyId: good.id })
      .catch((error: Refused) => error.reason);
    expect(answer).not.toHaveProperty('token');
    const theirs = await openCode(w, mail, 'sign_in');
    const victim = await w.call(accountApi.signInByCode, { account: mail, code: theirs });
    expect(victim).toMatchObject({ companyId: good.id });
  });

  it('nor by an application that was made under its name before', async () => {
    const [mail, mobile] = ['victim6@test.rondo', '13900000006'];
    const { id } = await invited(mallory, mail, mobile);
    const { password } = await mallory.owner.call(memberApi.issuePassword, { id });
    const session = await w.call(sessionApi.signIn, { account: mobile, password });
    if (!('token' in session)) throw new Error('one company');
    const own = 'Mallory2026';
    await w.call(accountApi.setFirstPassword, { password: own, again: own }, session);
    const { pass } = await w.call(accountApi.pass, {}, session);
    // The attack may be refused at any step: what counts is whom the last one signs in as.
    await w.call(accountApi.join, { pass, invite: await inviteToken(good), name: 'Victim' }).catch(() => null);
    const { id: victim } = await invited(good, mail);
    const { list } = await good.owner.call(applicationApi.list, { state: ['pending'] });
    const ids = list.filter((row) => row.name === 'Victim').map((row) => row.id);
    const place = { departmentId: good.start.rootDepartmentId, roleIds: [good.start.roleIds.staff] };
    if (ids.length > 0)
      // The same.
      await good.owner.call(applicationApi.approve, { ids, ...place, scope: { kind: 'some' } }).catch(() => null);
    const code = await openCode(w, mobile, 'sign_in');
    const answer = await w
      .call(accountApi.signInByCode, { account: mobile, code, companyId: good.id })
      .catch((error: Refused) => error.reason);
    // Taken in as who they are, perhaps; never as the member that was invited by another address.
    expect(answer).not.toMatchObject({ id: victim });
    const theirs = await openCode(w, mail, 'sign_in');
    expect(await w.call(accountApi.signInByCode, { account: mail, code: theirs })).toMatchObject({ id: victim });
  });
});

const reasonOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'OK',
    (error: Refused) => error.reason,
  );

async function rename(who: Person, mail: string): Promise<void> {
  const m = await mallory.owner.call(memberApi.get, { id: who.id });
  await mallory.owner.call(memberApi.update, {
    ...{ id: m.id, rev: m.rev, name: m.name, mobile: m.mobile, mail },
    departmentIds: m.departments.map((d) => d.id),
    roleIds: m.roles.map((r) => r.id),
    scope: { kind: m.scope.kind },
    language: m.language,
  });
}
