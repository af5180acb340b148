import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { outcomes, refusal } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

const PASSWORD = 'Rondo2026';

let w: World;
let mails: MailServer;
let company: Company;
beforeAll(async () => {
  mails = await mailServer();
  w = await world({ SMTP_URL: mails.url });
  company = await w.company();
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

async function mailOf(person: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [person.id]);
  return row?.mail ?? '';
}
/** A member who has a password of their own. */
async function member(): Promise<Person> {
  const person = await company.member();
  await person.call(accountApi.setFirstPassword, { password: PASSWORD, again: PASSWORD });
  return person;
}
async function codeTo(person: Person, account: string): Promise<string> {
  await person.call(accountApi.sendOwnCode, { purpose: 'change_contact', account });
  return mails.code(account);
}
const signIn = (account: string) => w.call(sessionApi.signIn, { account, password: PASSWORD });

describe('another address to sign in with', () => {
  it('needs password and code, and then it is the one that counts: here, in the list of members, at the next sign-in', async () => {
    const person = await member();
    const [before, after] = [await mailOf(person), 'moved@contact.test'];
    const code = await codeTo(person, after);
    const change = (input: object) =>
      person.call(accountApi.changeContact, { account: after, code, password: PASSWORD, ...input });
    expect((await refusal(change({ password: 'wrong1234' }))).reason).toBe('WRONG_PASSWORD');
    expect((await refusal(change({ code: code === '000000' ? '111111' : '000000' }))).reason).toBe('CODE_WRONG');
    expect((await refusal(change({ account: 'third@contact.test' }))).reason).toBe('CODE_WRONG');
    expect(await change({})).toEqual({ mobile: null, mail: after });
    expect(await mailOf(person)).toBe(after);
    await expect(signIn(after)).resolves.toHaveProperty('token');
    expect((await refusal(signIn(before))).reason).toBe('WRONG_PASSWORD');
    const letter = await mails.next(before);
    expect(letter.subject).toBe('Your sign-in has changed');
    expect(letter.text).toContain('m***@contact.test');
    const [trace] = await w.sql(`select data from history where object_id = $1 and event = 'change_contact'`, [
      person.id,
    ]);
    expect(trace?.data).toMatchObject({ changes: [{ field: 'mail', after: 'm***@contact.test' }] });
  });

  it('ends every other session and pass, not the one it was done in', async () => {
    const person = await member();
    const other = await signIn(await mailOf(person));
    if (!('token' in other)) throw new Error('one company');
    const { pass } = await person.call(accountApi.pass, {});
    const code = await codeTo(person, 'alone@contact.test');
    await person.call(accountApi.changeContact, { account: 'alone@contact.test', code, password: PASSWORD });
    expect((await refusal(w.call(sessionApi.me, {}, other))).reason).toBe('SESSION_ENDED');
    expect((await refusal(w.call(accountApi.enter, { pass }))).reason).toBe('PASS_OVER');
    expect(await person.call(sessionApi.me, {})).toMatchObject({ mail: 'alone@contact.test' });
  });

  it('that somebody else has is refused, to whoever has its code; twenty at once change it once', async () => {
    const [person, holder] = [await member(), await member()];
    const taken = await mailOf(holder);
    const code = await codeTo(person, taken);
    const theirs = { account: taken, code, password: PASSWORD };
    expect((await refusal(person.call(accountApi.changeContact, theirs))).reason).toBe('ACCOUNT_TAKEN');
    const account = 'race@contact.test';
    const raced = { account, code: await codeTo(person, account), password: PASSWORD };
    const calls = await outcomes(Array.from({ length: 20 }, () => person.call(accountApi.changeContact, raced)));
    expect(calls.won).toBe(1);
    const same = { account, code: '000000', password: PASSWORD };
    expect((await refusal(person.call(accountApi.changeContact, same))).data).toMatchObject({
      fields: [{ path: 'account', reason: 'taken' }],
    });
  }, 60_000);

  it('is followed in the other companies too, where they had written down the same', async () => {
    const person = await member();
    const [before, after] = [await mailOf(person), 'everywhere@contact.test'];
    const { pass } = await person.call(accountApi.pass, {});
    const own = await w.call(accountApi.registerCompany, { pass, companyName: 'Own', name: 'P' });
    const next = await person.call(accountApi.pass, {});
    const third = await w.call(accountApi.registerCompany, { ...next, companyName: 'Third', name: 'P' });
    await w.sql(`update member set mail = 'office@third.test' where id = $1`, [third.id]);
    const code = await codeTo(person, after);
    await person.call(accountApi.changeContact, { account: after, code, password: PASSWORD });
    const [{ person_id: personId } = { person_id: '' }] = await w.sql<{ person_id: string }>(
      'select person_id from member where id = $1',
      [person.id],
    );
    for (const { companyId } of [own, third])
      await w.app.runJob('account.follow-contact', { personId, companyId, kind: 'mail', before });
    const rows = await w.sql<{ mail: string }>('select mail from member where person_id = $1 order by mail', [
      personId,
    ]);
    expect(rows.map((row) => row.mail)).toEqual([after, after, 'office@third.test']);
  });

  it('can be a phone beside it: where no text message is sent the code waits at the machine, and the address hears of it', async () => {
    const person = await member();
    const mobile = '13900005678';
    const sent = await person.call(accountApi.sendOwnCode, { purpose: 'change_contact', account: '139-0000 5678' });
    expect(sent).toEqual({ to: '139****5678', via: 'local', resendInS: 60 });
    const [row] = await w.sql<{ params: { code: string } }>('select params from delivery where target = $1', [mobile]);
    const input = { account: mobile, code: row?.params.code ?? '', password: PASSWORD };
    const mail = await mailOf(person);
    expect(await person.call(accountApi.changeContact, input)).toEqual({ mobile, mail });
    expect((await mails.next(mail)).text).toContain('139****5678');
    await expect(signIn('139 0000 5678'.replaceAll(' ', ''))).resolves.toHaveProperty('token');
  });

  it('is guarded against guessing the password', async () => {
    const person = await member();
    const input = { account: 'guess@contact.test', code: '000000', password: 'wrong1234' };
    const told: unknown[] = [];
    for (let i = 0; i < 14; i += 1) told.push((await refusal(person.call(accountApi.changeContact, input))).reason);
    expect(new Set(told)).toEqual(new Set(['WRONG_PASSWORD', 'LOGIN_LOCKED']));
  });
});

describe('a code to oneself', () => {
  it('goes to the own address; what only the owner may do is not for others to ask for', async () => {
    const sent = await company.owner.call(accountApi.sendOwnCode, { purpose: 'dissolve' });
    expect(sent).toMatchObject({ to: 'p***@test.rondo', via: 'mail' });
    expect(await mails.code(await mailOf(company.owner))).toMatch(/^\d{6}$/);
    const admin = await company.member({ role: 'administrator' });
    for (const purpose of ['dissolve', 'keep_company', 'offer_ownership', 'accept_ownership'] as const)
      expect((await refusal(admin.call(accountApi.sendOwnCode, { purpose }))).reason).toBe('FORBIDDEN');
    await w.sql(
      `insert into ownership_offer (company_id, id, from_id, to_id, state, created_at, expires_at)
       values ($1, $2, $3, $4, 'pending', now(), now() + interval '7 days')`,
      [company.id, uuidv7(), company.owner.id, admin.id],
    );
    await admin.call(accountApi.sendOwnCode, { purpose: 'accept_ownership' });
    expect(await mails.code(await mailOf(admin))).toMatch(/^\d{6}$/);
  });

  it('for a new address needs one', async () => {
    const error = await refusal(company.owner.call(accountApi.sendOwnCode, { purpose: 'change_contact' }));
    expect(error.data).toMatchObject({ fields: [{ path: 'account' }] });
  });
});

describe('a first password', () => {
  it('is set once, of twenty at once, and asked for until then', async () => {
    const person = await company.member();
    expect(await person.call(sessionApi.me, {})).toMatchObject({ needsPassword: true });
    const input = { password: PASSWORD, again: PASSWORD };
    const calls = await outcomes(Array.from({ length: 20 }, () => person.call(accountApi.setFirstPassword, input)));
    expect(calls).toEqual({ won: 1, reasons: new Set(['MOVE_NOT_ALLOWED', 'TOO_OFTEN']) });
    expect(await person.call(sessionApi.me, {})).toMatchObject({ needsPassword: false });
  });

  it('replaces one that was issued, and puts out whoever used that', async () => {
    const person = await member();
    await w.sql('update person set password_changed_at = null where mail = $1', [await mailOf(person)]);
    const issued = await signIn(await mailOf(person));
    if (!('token' in issued)) throw new Error('one company');
    const own = { password: 'Basalt2027', again: 'Basalt2027' };
    await person.call(accountApi.setFirstPassword, own);
    expect((await refusal(w.call(sessionApi.me, {}, issued))).reason).toBe('SESSION_ENDED');
    expect((await refusal(signIn(await mailOf(person)))).reason).toBe('WRONG_PASSWORD');
  });
});
