import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { outcomes, refusal } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';
import { moveOwn } from '../application/index.ts';

const PASSWORDS = { password: 'Rondo2026', again: 'Rondo2026' };

let w: World;
let mails: MailServer;
let company: Company;
/** The link's secret and the code people type. */
let invite: string;
let companyCode: string;
beforeAll(async () => {
  mails = await mailServer();
  w = await world({ SMTP_URL: mails.url });
  company = await w.company({ name: 'Chain' });
  const [row] = await w.sql<{ token: string; code: string }>('select token, code from invite where company_id = $1', [
    company.id,
  ]);
  invite = row?.token ?? '';
  companyCode = row?.code ?? '';
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

const set = (text: string, values: unknown[] = []) =>
  w.sql(`update invite set ${text} where company_id = '${company.id}'`, values);

let count = 0;
async function newcomer(): Promise<{ account: string; pass: string }> {
  count += 1;
  const account = `newcomer${count}@join.test`;
  await w.call(accountApi.sendCode, { purpose: 'register', account });
  const code = await mails.code(account);
  return { account, ...(await w.call(accountApi.register, { account, code, ...PASSWORDS })) };
}
const join = (pass: string, more: { by?: string; message?: string; invite?: string; companyCode?: string } = {}) =>
  w.call(accountApi.join, { pass, invite, name: 'Newcomer', ...more });

describe('a link or code', () => {
  it('says which company it leads to, the code in any spelling', async () => {
    const told = { companyName: 'Chain', needsApproval: true };
    expect(await w.call(accountApi.lookInvite, { invite })).toEqual(told);
    const spelt = ` ${companyCode.slice(0, 4)}-${companyCode.slice(4)} `.toLowerCase();
    expect(await w.call(accountApi.lookInvite, { companyCode: spelt })).toEqual(told);
  });

  it('leads nowhere when it is unknown, off, run out, or its company is at its end', async () => {
    const look = () => refusal(w.call(accountApi.lookInvite, { invite }));
    expect((await refusal(w.call(accountApi.lookInvite, {}))).reason).toBe('INVITE_OVER');
    expect((await refusal(w.call(accountApi.lookInvite, { invite: 'x', companyCode }))).reason).toBe('INVITE_OVER');
    await set('is_on = false');
    expect((await look()).reason).toBe('INVITE_OVER');
    await set('is_on = true, validity_days = 7, expires_at = $1', [w.clock.now()]);
    expect((await look()).reason).toBe('INVITE_OVER');
    await set('validity_days = null, expires_at = null');
    await w.sql(`update company set state = 'dissolving', dissolve_at = now() where id = $1`, [company.id]);
    expect((await look()).reason).toBe('INVITE_OVER');
    await w.sql(`update company set state = 'normal', dissolve_at = null where id = $1`, [company.id]);
    const { pass } = await newcomer();
    expect((await refusal(join(pass, { invite: 'x' }))).reason).toBe('INVITE_OVER');
  });
});

describe('applying', () => {
  it('waits for a decision, is told to who decides, and is shown to the applicant', async () => {
    const staff = await company.member({ role: 'staff' });
    const admin = await company.member({ role: 'administrator' });
    const { account, pass } = await newcomer();
    const message = 'I open the shop on Monday';
    expect(await join(pass, { by: staff.id, message })).toEqual({ state: 'pending', companyId: company.id });
    const [row] = await w.sql('select * from application where company_id = $1 and mail = $2', [company.id, account]);
    expect(row).toMatchObject({ state: 'pending', name: 'Newcomer', message, inviter_id: staff.id });
    await w.settle();
    const told = await w.sql<{ member_id: string }>(
      `select member_id from message where company_id = $1 and text_key = 'system.application_received'`,
      [company.id],
    );
    expect(told.map((m) => m.member_id).sort()).toEqual([admin.id, company.owner.id].sort());
    expect(await w.call(accountApi.myApplications, { pass })).toMatchObject([
      { companyId: company.id, companyName: 'Chain', state: 'pending', refuseReason: null },
    ]);
    const signedIn = await w.call(sessionApi.signIn, { account, password: PASSWORDS.password });
    expect(signedIn).toMatchObject({ applications: [{ state: 'pending' }] });
  });

  it('twenty times at once is one application', async () => {
    const { pass } = await newcomer();
    const calls = await outcomes(Array.from({ length: 20 }, () => join(pass)));
    expect(calls).toEqual({ won: 1, reasons: new Set(['ALREADY_APPLIED']) });
    expect((await refusal(join(pass))).reason).toBe('ALREADY_APPLIED');
  });

  it('names no inviter of another company, and is not open to a member', async () => {
    const stranger = await w.company();
    const { account, pass } = await newcomer();
    await join(pass, { by: stranger.owner.id });
    const [row] = await w.sql('select inviter_id from application where mail = $1', [account]);
    expect(row?.inviter_id).toBeNull();
    const own = await w.call(accountApi.pass, {}, company.owner);
    expect((await refusal(join(own.pass))).reason).toBe('ALREADY_MEMBER');
  });

  it('is open again to somebody who has left', async () => {
    const gone = await company.member({ role: 'staff' });
    const { pass } = await w.call(accountApi.pass, {}, gone);
    await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [gone.id]);
    expect(await join(pass)).toMatchObject({ state: 'pending' });
  });

  it('without a valid pass is refused', async () => {
    const { pass } = await newcomer();
    w.clock.advance(15 * 60_000 + 1);
    for (const tried of [pass, 'made-up']) {
      expect((await refusal(join(tried))).reason).toBe('PASS_OVER');
      expect((await refusal(w.call(accountApi.myApplications, { pass: tried }))).reason).toBe('PASS_OVER');
      const id = uuidv7();
      const withdrawn = w.call(accountApi.withdrawApplication, { pass: tried, id, companyId: company.id });
      expect((await refusal(withdrawn)).reason).toBe('PASS_OVER');
    }
  });
});

describe('taking an application back', () => {
  async function applied() {
    const { pass } = await newcomer();
    await join(pass);
    const [own] = await w.call(accountApi.myApplications, { pass });
    if (!own) throw new Error('nothing was applied for');
    return { pass, id: own.id, companyId: company.id };
  }

  it('works once of twenty at once, is in its history, and another one may follow', async () => {
    const own = await applied();
    const calls = await outcomes(Array.from({ length: 20 }, () => w.call(accountApi.withdrawApplication, own)));
    expect(calls).toEqual({ won: 1, reasons: new Set(['APPLICATION_DECIDED']) });
    const rows = await w.sql(`select event from history where object_id = $1 order by id`, [own.id]);
    expect(rows.map((r) => r.event)).toEqual(['apply', 'withdraw']);
    expect(await join(own.pass)).toMatchObject({ state: 'pending' });
  });

  it('against a decision in the same moment has one winner', async () => {
    const own = await applied();
    const [{ person_id: personId } = { person_id: '' }] = await w.sql<{ person_id: string }>(
      'select person_id from application where id = $1',
      [own.id],
    );
    const decide = () =>
      moveOwn(
        w.app.databases.of(company.id),
        company.id,
        personId,
        own.id,
        'approve',
        w.clock.now(),
      ).executeTakeFirst();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? w.call(accountApi.withdrawApplication, own) : decide())),
    );
    expect(results.filter((r) => r.status === 'fulfilled' && r.value !== undefined)).toHaveLength(1);
  });

  it('is nobody else’s: neither with their pass nor by another company’s id', async () => {
    const own = await applied();
    const { pass } = await newcomer();
    const other = await w.company();
    const tries = [
      { ...own, pass },
      { ...own, companyId: other.id },
      { ...own, id: uuidv7() },
    ];
    for (const tried of tries)
      expect((await refusal(w.call(accountApi.withdrawApplication, tried))).reason).toBe('NOT_FOUND');
  });
});

describe('an invitation without approval', () => {
  beforeAll(async () => {
    const { rootDepartmentId, roleIds } = company.start;
    await set('needs_approval = false, department_id = $1, role_id = $2', [rootDepartmentId, roleIds.inspector]);
  });

  it('makes a member at once, with the default place and no shops, who enters with the same pass', async () => {
    const { account, pass } = await newcomer();
    expect(await join(pass)).toEqual({ state: 'joined', companyId: company.id });
    const session = await w.call(accountApi.enter, { pass });
    if (!('token' in session)) throw new Error('one company');
    expect(await w.call(sessionApi.me, {}, session)).toMatchObject({ name: 'Newcomer', mail: account, isAdmin: false });
    const [row] = await w.sql('select scope_all, scope_shop_ids, scope_group_ids from member where id = $1', [
      session.id,
    ]);
    expect(row).toEqual({ scope_all: false, scope_shop_ids: [], scope_group_ids: [] });
    const again = await w.call(accountApi.pass, {}, session);
    expect((await refusal(join(again.pass))).reason).toBe('ALREADY_MEMBER');
  });

  it('makes one member of twenty calls at once', async () => {
    const { account, pass } = await newcomer();
    const calls = await outcomes(Array.from({ length: 20 }, () => join(pass)));
    expect(calls).toEqual({ won: 1, reasons: new Set(['ALREADY_MEMBER']) });
    expect(await w.sql('select 1 from member where mail = $1', [account])).toHaveLength(1);
  });

  it('brings back who had left as the same member, without what they had before', async () => {
    const gone = await company.member({ role: 'administrator' });
    const { pass } = await w.call(accountApi.pass, {}, gone);
    await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [gone.id]);
    expect(await join(pass)).toMatchObject({ state: 'joined' });
    const session = await w.call(accountApi.enter, { pass });
    expect(session).toMatchObject({ id: gone.id });
    const roles = await w.sql('select role_id from member_role where member_id = $1', [gone.id]);
    expect(roles).toEqual([{ role_id: company.start.roleIds.inspector }]);
  });

  it('whose place is gone by now leaves the decision to somebody', async () => {
    await set('role_id = $1', [uuidv7()]);
    const { pass } = await newcomer();
    expect(await join(pass)).toMatchObject({ state: 'pending' });
  });
});

describe('where nobody may register a company', () => {
  it('an account can be made as long as a company takes people in, a company never', async () => {
    const closed = await world({ SMTP_URL: mails.url, RONDO_REGISTRATION: '0' });
    const account = 'closed@join.test';
    const attempt = (code: string) => closed.call(accountApi.register, { account, code, ...PASSWORDS });
    expect((await refusal(attempt('000000'))).reason).toBe('REGISTRATION_CLOSED');
    await closed.company();
    await closed.call(accountApi.sendCode, { purpose: 'register', account });
    const { pass } = await attempt(await mails.code(account));
    const company = closed.call(accountApi.registerCompany, { pass, companyName: 'X', name: 'Y' });
    expect((await refusal(company)).reason).toBe('REGISTRATION_CLOSED');
    await closed.sql('update invite set is_on = false');
    expect((await refusal(attempt('000000'))).reason).toBe('REGISTRATION_CLOSED');
    await closed.stop();
  });
});
