import { accountApi } from '@rondo/contract/account';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { refusal } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let mails: MailServer;
let first: Company;
let second: Company;
beforeAll(async () => {
  mails = await mailServer();
  w = await world({ SMTP_URL: mails.url });
  [first, second] = [await w.company(), await w.company()];
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

const hire = ({ owner, start }: Company, contact: { mail?: string; mobile?: string }) =>
  owner.call(memberApi.create, {
    requestId: requestId(),
    name: 'Newcomer',
    ...contact,
    departmentIds: [start.rootDepartmentId],
    roleIds: [start.roleIds.staff],
    scope: { kind: 'some' },
  });

/** The invitations come first. */
async function byCode(account: string, invitations = 1) {
  for (let i = 0; i < invitations; i += 1) await mails.next(account);
  await w.call(accountApi.sendCode, { purpose: 'sign_in', account });
  return w.call(accountApi.signInByCode, { account, code: await mails.code(account) });
}

it('a code ends what was entered with a password that somebody else issued, and opens every company', async () => {
  const mail = 'code@prove.test';
  const { id } = await hire(first, { mail });
  const { password } = await first.owner.call(memberApi.issuePassword, { id });
  await hire(second, { mail });
  const before = await w.call(sessionApi.signIn, { account: mail, password });
  if (!('token' in before)) throw new Error('only the first company is open');
  expect(before.companyId).toBe(first.id);
  const after = await byCode(mail, 2);
  expect(after).toMatchObject({ companies: [{ companyId: expect.any(String) }, { companyId: expect.any(String) }] });
  expect((await refusal(w.call(sessionApi.me, {}, before))).reason).toBe('SESSION_ENDED');
  expect((await refusal(w.call(sessionApi.signIn, { account: mail, password }))).reason).toBe('WRONG_PASSWORD');
});

it('a second code changes nothing: password and sessions stay', async () => {
  const { mail } = { mail: 'again@prove.test' };
  await hire(first, { mail });
  const session = await byCode(mail);
  if (!('token' in session)) throw new Error('one company');
  const password = 'Rondo2026';
  await w.call(accountApi.setFirstPassword, { password, again: password }, session);
  w.clock.advance(61_000);
  await byCode(mail, 0);
  await expect(w.call(sessionApi.me, {}, session)).resolves.toMatchObject({ mail });
  await expect(w.call(sessionApi.signIn, { account: mail, password })).resolves.toHaveProperty('token');
});

it('what was typed in beside it and never proved is let go, and whoever is hired by it is somebody else', async () => {
  const [mail, mobile] = ['mine@prove.test', '13900001111'];
  await hire(first, { mail, mobile });
  await byCode(mail);
  const [row] = await w.sql('select mobile, mail from person where mail = $1', [mail]);
  expect(row).toEqual({ mobile: null, mail });
  await hire(second, { mobile });
  expect(await w.sql('select mail from person where mobile = $1', [mobile])).toEqual([{ mail: null }]);
});
