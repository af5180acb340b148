import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../../../test/mail-server.ts';
import { outcomes, refusal } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

const PASSWORD = 'Rondo2026';
const passwords = { password: PASSWORD, again: PASSWORD };

let w: World;
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer();
  w = await world({ SMTP_URL: mails.url });
});
afterAll(async () => {
  await w.stop();
  await mails.stop();
});

let count = 0;
const fresh = (): string => {
  count += 1;
  return `fresh${count}@account.test`;
};
type Purpose = 'register' | 'sign_in' | 'reset_password';
async function codeFor(purpose: Purpose, account: string): Promise<string> {
  await w.call(accountApi.sendCode, { purpose, account });
  return mails.code(account);
}
const other = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Somebody with an account of their own and no company. */
async function registered(account = fresh()): Promise<{ account: string; pass: string }> {
  const code = await codeFor('register', account);
  return { account, ...(await w.call(accountApi.register, { account, code, ...passwords })) };
}
/** Somebody with a company of their own. */
async function founder() {
  const { account, pass } = await registered();
  const session = await w.call(accountApi.registerCompany, { pass, companyName: `Of ${account}`, name: 'Founder' });
  return { account, session };
}
const signIn = (account: string, password = PASSWORD) => w.call(sessionApi.signIn, { account, password });

describe('a code by mail', () => {
  it('says where it went, without saying the address again, and when another one may be asked for', async () => {
    const sent = await w.call(accountApi.sendCode, { purpose: 'register', account: 'Long.Name@account.test' });
    expect(sent).toEqual({ to: 'l***@account.test', via: 'mail', resendInS: 60 });
    const phone = await w.call(accountApi.sendCode, { purpose: 'register', account: '138 0000-1234' });
    expect(phone).toMatchObject({ to: '138****1234', via: 'local' });
    await mails.next('long.name@account.test');
  });

  it('is refused again within a minute, and after it only ten times an hour', async () => {
    const account = fresh();
    await codeFor('register', account);
    const soon = await refusal(w.call(accountApi.sendCode, { purpose: 'register', account: account.toUpperCase() }));
    expect(soon.reason).toBe('CODE_TOO_SOON');
    for (let i = 1; i < 10; i += 1) {
      w.clock.advance(61_000);
      await codeFor('register', account);
    }
    w.clock.advance(61_000);
    expect((await refusal(codeFor('register', account))).reason).toBe('CODE_TOO_MANY');
    w.clock.advance(3_600_000);
    await codeFor('register', account);
  });

  it('is tried five times: the sixth is refused even when it is right', async () => {
    const account = fresh();
    const code = await codeFor('register', account);
    const attempt = (tried: string) => w.call(accountApi.register, { account, code: tried, ...passwords });
    for (let i = 0; i < 5; i += 1) expect((await refusal(attempt(other(code)))).reason).toBe('CODE_WRONG');
    expect((await refusal(attempt(code))).reason).toBe('CODE_WRONG');
  });

  it('is worth nothing after five minutes, for another purpose, or once there is a newer one', async () => {
    const { account } = await registered();
    const old = await codeFor('sign_in', account);
    expect((await refusal(w.call(accountApi.resetPassword, { account, code: old, ...passwords }))).reason).toBe(
      'CODE_WRONG',
    );
    w.clock.advance(5 * 60_000 + 1);
    expect((await refusal(w.call(accountApi.signInByCode, { account, code: old }))).reason).toBe('CODE_WRONG');
    const first = await codeFor('sign_in', account);
    w.clock.advance(61_000);
    const second = await codeFor('sign_in', account);
    if (first !== second)
      expect((await refusal(w.call(accountApi.signInByCode, { account, code: first }))).reason).toBe('CODE_WRONG');
    await expect(w.call(accountApi.signInByCode, { account, code: second })).resolves.toHaveProperty('pass');
  });

  it('cannot be guessed on with a new one each minute: the address is locked out of it', async () => {
    const { account } = await registered();
    const told: (string | null)[] = [];
    for (let i = 0; i < 3; i += 1) {
      const code = await codeFor('sign_in', account);
      for (let n = 0; n < 4; n += 1)
        told.push((await refusal(w.call(accountApi.signInByCode, { account, code: other(code) }))).reason);
      w.clock.advance(61_000);
    }
    expect(told.slice(0, 10)).toEqual(Array(10).fill('CODE_WRONG'));
    expect(told.slice(10)).toEqual(['LOGIN_LOCKED', 'LOGIN_LOCKED']);
  });
});

describe('whether an account exists', () => {
  it('shows in no answer to a code, a sign-in or a reset, and no mail goes to who has none', async () => {
    const { account: known } = await registered();
    const unknown = 'nobody@account.test';
    for (const purpose of ['sign_in', 'reset_password'] as const) {
      const answers = await Promise.all(
        [known, unknown].map((account) => w.call(accountApi.sendCode, { purpose, account })),
      );
      expect(answers.map(({ via, resendInS }) => [via, resendInS])).toEqual([
        ['mail', 60],
        ['mail', 60],
      ]);
      const again = [known, unknown].map((account) => refusal(w.call(accountApi.sendCode, { purpose, account })));
      expect((await Promise.all(again)).map((error) => error.reason)).toEqual(['CODE_TOO_SOON', 'CODE_TOO_SOON']);
    }
    const code = await mails.code(known);
    for (const account of [known, unknown]) {
      const wrong = { account, code: other(code) };
      expect((await refusal(w.call(accountApi.signInByCode, wrong))).message).toContain('CODE_WRONG');
      expect((await refusal(w.call(accountApi.resetPassword, { ...wrong, ...passwords }))).reason).toBe('CODE_WRONG');
    }
    expect(mails.unread(unknown)).toBe(0);
  });

  it('takes the same time to send a code to', async () => {
    const times = async (accounts: string[]): Promise<number> => {
      const taken: number[] = [];
      for (const account of accounts) {
        const start = performance.now();
        await w.call(accountApi.sendCode, { purpose: 'sign_in', account });
        taken.push(performance.now() - start);
      }
      return taken.sort((a, b) => a - b)[2] ?? 0;
    };
    const known: string[] = [];
    for (let i = 0; i < 5; i += 1) known.push((await registered()).account);
    const [there, nobody] = [await times(known), await times(known.map((account) => `no-${account}`))];
    process.stdout.write(`code: known account ${there.toFixed(1)} ms, unknown ${nobody.toFixed(1)} ms\n`);
  });
});

describe('registering', () => {
  it('a company makes its founder the owner, with a company of the right zone and line of business', async () => {
    const { pass } = await registered();
    const company = { companyName: 'Bakers', name: 'Lin', industry: 'bakery', timeZone: 'Europe/London' } as const;
    const session = await w.call(accountApi.registerCompany, { pass, ...company });
    expect(await w.call(sessionApi.me, {}, session)).toMatchObject({
      companyName: 'Bakers',
      name: 'Lin',
      isOwner: true,
      timeZone: 'Europe/London',
      needsPassword: false,
    });
    const [row] = await w.sql('select industry, state from company where id = $1', [session.companyId]);
    expect(row).toEqual({ industry: 'bakery', state: 'normal' });
  });

  it('with a zone that no map has is refused and keeps the pass good', async () => {
    const { pass } = await registered();
    const error = await refusal(
      w.call(accountApi.registerCompany, { pass, companyName: 'X', name: 'Y', timeZone: 'Mars/Olympus' }),
    );
    expect(error.data).toMatchObject({ fields: [{ path: 'timeZone' }] });
    await w.call(accountApi.registerCompany, { pass, companyName: 'X', name: 'Y' });
  });

  it('twenty times at once with one code makes one account, with one pass one company', async () => {
    const account = fresh();
    const code = await codeFor('register', account);
    const accounts = await outcomes(
      Array.from({ length: 20 }, () => w.call(accountApi.register, { account, code, ...passwords })),
    );
    expect(accounts.won).toBe(1);
    const { pass } = await registered();
    const companies = await outcomes(
      Array.from({ length: 20 }, () => w.call(accountApi.registerCompany, { pass, companyName: 'One', name: 'O' })),
    );
    expect(companies).toEqual({ won: 1, reasons: new Set(['PASS_OVER']) });
    expect(await w.sql(`select 1 from company where name = 'One'`)).toHaveLength(1);
  });

  it('says that an account is taken only to who has its code', async () => {
    const { account } = await registered();
    w.clock.advance(61_000);
    const code = await codeFor('register', account);
    const attempt = (tried: string) => refusal(w.call(accountApi.register, { account, code: tried, ...passwords }));
    expect((await attempt(other(code))).reason).toBe('CODE_WRONG');
    expect((await attempt(code)).reason).toBe('ACCOUNT_TAKEN');
  });

  it('a pass enters several companies by choice, lives fifteen minutes and is spent by a session', async () => {
    const { account, session } = await founder();
    const second = await w.call(accountApi.pass, {}, session);
    const other = await w.call(accountApi.registerCompany, { ...second, companyName: 'Second', name: 'F' });
    const { pass } = await w.call(accountApi.pass, {}, session);
    const choice = await w.call(accountApi.enter, { pass });
    if (!('companies' in choice)) throw new Error('two companies');
    expect(choice.companies.map((c) => c.companyId).sort()).toEqual([session.companyId, other.companyId].sort());
    expect((await refusal(w.call(accountApi.enter, { pass }))).reason).toBe('PASS_OVER');
    const stranger = (await founder()).session.companyId;
    const theirs = { pass: choice.pass, companyId: stranger };
    expect((await refusal(w.call(accountApi.enter, theirs))).reason).toBe('MEMBER_NOT_FOUND');
    const races = await outcomes(
      Array.from({ length: 20 }, () => w.call(accountApi.enter, { pass: choice.pass, companyId: other.companyId })),
    );
    expect(races).toEqual({ won: 1, reasons: new Set(['PASS_OVER']) });
    const answer = await signIn(account);
    if (!('companies' in answer)) throw new Error('two companies');
    w.clock.advance(10 * 60_000);
    const next = await w.call(accountApi.enter, { pass: answer.pass });
    if (!('companies' in next)) throw new Error('two companies');
    w.clock.advance(5 * 60_000 + 1);
    expect((await refusal(w.call(accountApi.enter, { pass: next.pass }))).reason).toBe('PASS_OVER');
  });
});

describe('signing in by code', () => {
  it('gives a session, once of twenty at once', async () => {
    const { account } = await founder();
    const code = await codeFor('sign_in', account);
    const calls = Array.from({ length: 20 }, () => w.call(accountApi.signInByCode, { account, code }));
    expect((await outcomes(calls)).won).toBe(1);
    const [session] = (await Promise.allSettled(calls)).flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
    if (!session || !('token' in session)) throw new Error('one company');
    expect(await w.call(sessionApi.me, {}, session)).toMatchObject({ name: 'Founder' });
  });

  it('opens no company of somebody else', async () => {
    const { account } = await founder();
    const stranger = await founder();
    const code = await codeFor('sign_in', account);
    const theirs = { account, code, companyId: stranger.session.companyId };
    expect((await refusal(w.call(accountApi.signInByCode, theirs))).reason).toBe('MEMBER_NOT_FOUND');
  });
});

describe('a forgotten password', () => {
  it('is set anew by code: every session and pass ends, the old one is worth nothing, the person is told', async () => {
    const { account, session } = await founder();
    const { pass } = await w.call(accountApi.pass, {}, session);
    const elsewhere = await signIn(account);
    if (!('token' in elsewhere)) throw new Error('one company');
    const code = await codeFor('reset_password', account);
    const next = 'Basalt2027';
    const resets = await outcomes(
      Array.from({ length: 20 }, () =>
        w.call(accountApi.resetPassword, { account, code, password: next, again: next }),
      ),
    );
    expect(resets.won).toBe(1);
    expect((await mails.next(account)).subject).toBe('你的密码已更改');
    const traces = await w.sql(
      `select object_name, actor_id from history where company_id = $1 and event = 'reset_password'`,
      [session.companyId],
    );
    expect(traces).toEqual([{ object_name: 'Founder', actor_id: null }]);
    expect((await refusal(w.call(sessionApi.me, {}, elsewhere))).reason).toBe('SESSION_ENDED');
    expect((await refusal(w.call(accountApi.enter, { pass }))).reason).toBe('PASS_OVER');
    expect((await refusal(signIn(account))).reason).toBe('WRONG_PASSWORD');
    await expect(signIn(account, next)).resolves.toHaveProperty('token');
  });

  it('must be a good one, and its code is kept until it is', async () => {
    const { account } = await registered();
    const code = await codeFor('reset_password', account);
    const weak = { account, code, password: 'short', again: 'short' };
    expect((await refusal(w.call(accountApi.resetPassword, weak))).data).toMatchObject({
      fields: [{ path: 'password' }],
    });
    await w.call(accountApi.resetPassword, { account, code, ...passwords });
  });

  it('opens an account that wrong passwords had locked', async () => {
    const { account } = await founder();
    for (let i = 0; i < 4; i += 1) await refusal(signIn(account, 'wrong1234'));
    await w.sql('update login_guard set failures = 9 where key = $1', [`p:${account}|127.0.0.1`]);
    await refusal(signIn(account, 'wrong1234'));
    expect((await refusal(signIn(account))).reason).toBe('LOGIN_LOCKED');
    const code = await codeFor('reset_password', account);
    await w.call(accountApi.resetPassword, { account, code, ...passwords });
    await expect(signIn(account)).resolves.toHaveProperty('token');
  });
});
