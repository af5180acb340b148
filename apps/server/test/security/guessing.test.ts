import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused, type Sent } from '../client.ts';
import { type World, world } from '../world.ts';
import { type Answer, from } from './from-address.ts';

const OWNER = { companyName: 'G', name: 'O', account: 'boss@g.test', password: 'Rondo2026', again: 'Rondo2026' };

const attempt = (w: World, account: string, password: string, headers: Record<string, string> = {}): Sent =>
  compose(sessionApi.signIn, { account, password }, null, { now: w.clock.now().getTime(), headers });

describe('guessing a password', () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    await w.call(accountApi.setup, OWNER);
  });
  afterAll(() => w.stop());
  const guess = (address: string, account: string, password = 'wrong1234') =>
    from(w, address, attempt(w, account, password));

  it('many tries at once are no way around the lock: the right one after the tenth is not told', async () => {
    const spellings = ['boss@g.test', 'BOSS@g.test', 'Boss@G.test', ' boss@g.test '];
    const tries = Array.from({ length: 24 }, (_, i) => guess('127.0.0.2', spellings[i % 4] ?? ''));
    const told = (await Promise.all(tries)).map((answer) => answer.reason);
    expect(told.filter((reason) => reason === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(10);
    expect(new Set(told)).toEqual(new Set(['WRONG_PASSWORD', 'LOGIN_LOCKED']));
    expect((await guess('127.0.0.2', 'boss@g.test', 'Rondo2026')).reason).toBe('LOGIN_LOCKED');
  });

  it('locks the address that guesses, not the person elsewhere', async () => {
    expect((await guess('127.0.0.3', 'boss@g.test', 'Rondo2026')).reason).toBe('OK');
  });

  it('from many addresses locks the account for a minute at most', async () => {
    await w.sql(
      `insert into login_guard (key, failures, last_failed_at) values ('a:boss@g.test', 49, $1)
      on conflict (key) do update set failures = 49, last_failed_at = $1`,
      [w.clock.now()],
    );
    await guess('127.0.0.4', 'boss@g.test');
    expect((await guess('127.0.0.5', 'boss@g.test', 'Rondo2026')).reason).toBe('LOGIN_LOCKED');
    w.clock.advance(61_000);
    expect((await guess('127.0.0.5', 'boss@g.test', 'Rondo2026')).reason).toBe('OK');
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
    expect(told.filter((reason) => reason === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(10);
    expect(await change('Rondo2026')).toBe('LOGIN_LOCKED');
  });
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
