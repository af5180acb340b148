import { accountApi } from '@rondo/contract/account';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/features/session/index.ts';
import type { Refused } from '../client.ts';
import type { Company, Person } from '../factories.ts';
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

const invited = ({ owner, start }: Company, mail: string) =>
  owner.call(memberApi.create, {
    requestId: requestId(),
    name: 'Victim',
    mail,
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
});

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
