import { accountApi } from '@rondo/contract/account';
import { reasonOf } from '@rondo/contract/kit/codes';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused, type Sent } from '../client.ts';
import { setupKeyOf } from '../setup-key.ts';
import { type World, world } from '../world.ts';
import { type Answer, from } from './from-address.ts';

const OWNER = { companyName: 'G', name: 'O', account: 'boss@g.test', password: 'Rondo2026', again: 'Rondo2026' };

const attempt = (w: World, account: string, password: string, headers: Record<string, string> = {}): Sent =>
  compose(sessionApi.signIn, { account, password }, null, { now: w.clock.now().getTime(), headers });

describe('guessing a password', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    await w.call(accountApi.setup, { ...OWNER, key: await setupKeyOf(w) });
  });
  afterAll(() => w.stop());
  const raw = async ({ method, url, headers, body }: Sent) => {
    const answer = await fetch(`${w.base}${url}`, { method, headers, body: body ?? null });
    const { code } = (await answer.json()) as { code: number };
    return { headers: answer.headers, reason: reasonOf(code) };
  };
  const guess = (address: string, account: string, password = 'wrong1234') =>
    from(w, address, attempt(w, account, password));

  it('many tries at once are no way around the lock: the right one after the tenth is not told', async () => {
    const spellings = ['boss@g.test', 'BOSS@g.test', 'Boss@G.test', ' boss@g.test '];
    const tries = Array.from({ length: 24 }, (_, i) => guess('127.0.0.2', spellings[i % 4] ?? ''));
    const told = (await Promise.all(tries)).map((answer) => answer.reason);
    // Most are not even looked at; the others follow one by one.
    while (told.at(-1) !== 'LOGIN_LOCKED' && told.length < 50)
      told.push((await guess('127.0.0.2', spellings[told.length % 4] ?? '')).reason);
    expect(told.filter((reason) => reason === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(10);
    expect(new Set(told)).toEqual(new Set(['WRONG_PASSWORD', 'TOO_OFTEN', 'LOGIN_LOCKED']));
    expect((await guess('127.0.0.2', 'boss@g.test', 'Rondo2026')).reason).toBe('LOGIN_LOCKED');
  });

  it('locks the address that guesses, not the person elsewhere', async () => {
    expect((await guess('127.0.0.3', 'boss@g.test', 'Rondo2026')).reason).toBe('OK');
  });

  it('a flood from one address is turned away at once, told when to come again, and somebody else comes in', async () => {
    const flood = Array.from({ length: 30 }, () => guess('127.0.0.20', 'nobody@g.test'));
    const other = guess('127.0.0.21', 'boss@g.test', 'Rondo2026');
    const told = await Promise.all(flood);
    expect((await other).reason).toBe('OK');
    const away = told.filter((answer) => answer.reason === 'TOO_OFTEN');
    expect(away.length).toBeGreaterThan(15);
    expect(new Set(away.map((answer) => `${answer.status} ${answer.retryAfter}`))).toEqual(new Set(['429 2']));
  });

  it('what can be refused without a hash is: set-up that is over has no queue', async () => {
    const again = compose(accountApi.setup, { ...OWNER, account: 'second@g.test' }, null, {
      now: w.clock.now().getTime(),
    });
    const told = await Promise.all(Array.from({ length: 20 }, () => from(w, '127.0.0.22', again)));
    expect(new Set(told.map((answer) => answer.reason))).toEqual(new Set(['SETUP_DONE']));
  });

  it('from many addresses slows the account, and keeps nobody out', async () => {
    await w.sql(
      `insert into login_guard (key, failures, last_failed_at) values ('a:boss@g.test', 500, $1)
      on conflict (key) do update set failures = 500, last_failed_at = $1`,
      [w.clock.now()],
    );
    await guess('127.0.0.4', 'boss@g.test');
    expect((await guess('127.0.0.5', 'boss@g.test', 'Rondo2026')).reason).toBe('OK');
  });

  it('does not concern a browser that has signed in before, also at the same address', async () => {
    const signedIn = await raw(attempt(w, 'boss@g.test', 'Rondo2026'));
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(signedIn.headers.get('set-cookie')).toMatch(/; Path=\/customer; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    await w.sql(
      `insert into login_guard (key, failures, last_failed_at, locked_until)
      select key, 10, $1, $1::timestamptz + interval '15 minutes' from unnest(array['p:boss@g.test|127.0.0.1', 'i:127.0.0.1']) as key
      on conflict (key) do update set failures = 10, last_failed_at = $1, locked_until = $1::timestamptz + interval '15 minutes'`,
      [w.clock.now()],
    );
    const told = async (account: string, password: string, header: string) =>
      (await raw(attempt(w, account, password, { cookie: header }))).reason;
    expect(await told('boss@g.test', 'Rondo2026', '')).toBe('LOGIN_LOCKED');
    expect(await told('boss@g.test', 'Rondo2026', cookie)).toBe('OK');
    // It is good for that account alone, cannot be made up, and has tries of its own that end.
    expect(await told('other@g.test', 'Rondo2026', cookie)).toBe('LOGIN_LOCKED');
    expect(await told('boss@g.test', 'Rondo2026', `${cookie.slice(0, -3)}abc`)).toBe('LOGIN_LOCKED');
    for (let i = 0; i < 10; i += 1) await told('boss@g.test', 'wrong1234', cookie);
    expect(await told('boss@g.test', 'Rondo2026', cookie)).toBe('LOGIN_LOCKED');
    await w.sql('delete from login_guard');
  });

  it('tells nothing about whether an account exists, neither by words nor by shape', async () => {
    const answers = [await guess('127.0.0.6', 'boss@g.test'), await guess('127.0.0.6', 'nobody@g.test')];
    expect(answers[0]).toEqual(answers[1]);
    const median = async (account: string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 4; i += 1) {
        const start = performance.now();
        await guess(`127.0.1.${10 + i}`, account);
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    const [known, unknown] = [await median('boss@g.test'), await median('stranger@g.test')];
    process.stdout.write(`sign-in: wrong password ${known.toFixed(1)} ms, unknown account ${unknown.toFixed(1)} ms\n`);
  });

  it('of the own account with a stolen session is limited like sign-in', async () => {
    const session = await w.call(sessionApi.signIn, { account: OWNER.account, password: OWNER.password });
    if (!('token' in session)) throw new Error('one company');
    const change = (current: string) =>
      w.call(sessionApi.changePassword, { current, next: 'Rondo2028', again: 'Rondo2028' }, session).then(
        () => 'done',
        (error: Refused) => error.reason,
      );
    const told = await Promise.all(Array.from({ length: 14 }, () => change('wrong1234')));
    while (told.at(-1) !== 'LOGIN_LOCKED' && told.length < 40) told.push(await change('wrong1234'));
    expect(told.filter((reason) => reason === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(10);
    expect(await change('Rondo2026')).toBe('LOGIN_LOCKED');
  });
});

it('counts of an IPv6 address what one subscriber has: its lock holds for the whole /64', async () => {
  const w = await world({ TRUST_PROXY: '127.0.0.1' });
  await w.call(accountApi.setup, { ...OWNER, key: await setupKeyOf(w) });
  const guess = async (address: string, password = 'wrong1234') =>
    (await from(w, '127.0.0.1', attempt(w, 'boss@g.test', password, { 'x-forwarded-for': address }))).reason;
  for (let i = 0; i < 10; i += 1) await guess(`2001:db8:1:2::${i + 1}`);
  expect(await guess('2001:db8:1:2:ffff::99', 'Rondo2026')).toBe('LOGIN_LOCKED');
  expect(await guess('2001:db8:1:3::1', 'Rondo2026')).toBe('OK');
  await w.stop();
});

describe('the limit of calls', () => {
  /** Sign-in may take a fiftieth of an address's calls: two a minute here. */
  const few = { CALLS_PER_MINUTE: '100' };
  const spent = async (w: World, headersOf: (i: number) => Record<string, string>): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let i = 0; i < 4; i += 1) {
      const account = i % 2 ? `a${i}@g.test` : `A${i}@G.test`;
      answers.push(await from(w, '127.0.0.1', attempt(w, account, `x${i}`, headersOf(i))));
    }
    return answers;
  };

  it('counts the address, whatever body, account or header the caller makes up', async () => {
    const w = await world(few);
    const made = (i: number) => ({
      'x-forwarded-for': `9.9.9.${i}`,
      forwarded: `for=9.9.9.${i}`,
      'x-real-ip': `9.9.9.${i}`,
      'user-agent': `agent ${i}`,
      'x-device-name': `device ${i}`,
    });
    const answers = await spent(w, made);
    expect(answers.map((a) => a.status)).toEqual([200, 200, 429, 429]);
    expect(answers[3]?.reason).toBe('TOO_OFTEN');
    const another = await from(w, '127.0.0.9', attempt(w, 'b@g.test', 'x'));
    expect(another.status).toBe(200);
    await w.stop();
  });

  it('counts an IPv6 address by its /64', async () => {
    const w = await world({ ...few, TRUST_PROXY: '127.0.0.1' });
    const answers = await spent(w, (i) => ({ 'x-forwarded-for': `2001:db8:1:2::${i + 1}` }));
    expect(answers.map((a) => a.status)).toEqual([200, 200, 429, 429]);
    await w.stop();
  });

  it('believes the header of a proxy that it is told to trust, and of nobody else', async () => {
    const w = await world({ ...few, TRUST_PROXY: '127.0.0.1' });
    const answers = await spent(w, (i) => ({ 'x-forwarded-for': `9.9.9.${i}` }));
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200]);
    for (const expected of [200, 200, 429]) {
      const answer = await from(
        w,
        '127.0.0.8',
        attempt(w, 'c@g.test', 'x', { 'x-forwarded-for': `8.8.8.${expected}` }),
      );
      expect(answer.status).toBe(expected);
    }
    await w.stop();
  });
});
