import { accountApi } from '@rondo/contract/account';
import { companyApi } from '@rondo/contract/company';
import { dissolutionApi } from '@rondo/contract/dissolution';
import type { Reason } from '@rondo/contract/kit/codes';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused } from '../client.ts';
import type { Company } from '../factories.ts';
import { lastCode, openCode } from '../open-code.ts';
import { ownCode } from '../own-code.ts';
import { type World, world } from '../world.ts';
import { from } from './from-address.ts';

let w: World;
let company: Company;
let account: string;
beforeAll(async () => {
  w = await world();
  company = await w.company();
  const sql = 'select p.mail from person p join member m on m.person_id = p.id where m.id = $1';
  account = (await w.sql<{ mail: string }>(sql, [company.owner.id]))[0]?.mail ?? '';
});
afterAll(() => w.stop());

type Outcome = Reason | 'done' | null;
const outcome = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'done' as const,
    (error: Refused) => error.reason,
  );
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** A browser as the sign-in page met it. */
const COOKIE = 'rondo_browser=AAAAAAAAAAAAAAAAAAAAAA';
let host = 0;
/** A call from an address of its own, so that what is counted by address does not stand in the way. */
function elsewhere<E extends Endpoint>(endpoint: E, input: Input<E>, address?: string, cookie = '') {
  host += 1;
  const sent = compose(endpoint, input, null, { now: w.clock.now().getTime(), headers: { cookie } });
  return from(w, address ?? `127.2.${Math.floor(host / 250)}.${1 + (host % 250)}`, sent);
}

describe('a one-time code', () => {
  it('has five tries from one address: the right one is too late then, there', async () => {
    const code = await openCode(w, account, 'sign_in');
    for (let i = 0; i < 5; i += 1)
      await elsewhere(accountApi.signInByCode, { account, code: other(code) }, '127.4.0.1');
    expect((await elsewhere(accountApi.signInByCode, { account, code }, '127.4.0.1')).reason).toBe('CODE_WRONG');
    expect((await elsewhere(accountApi.signInByCode, { account, code })).reason).toBe('OK');
  });

  it('has twenty from all strangers together; the browser that asked for it has its own', async () => {
    for (const isAsker of [false, true]) {
      w.clock.advance(61_000);
      await elsewhere(accountApi.sendCode, { purpose: 'sign_in', account }, '127.4.0.2', COOKIE);
      const code = await lastCode(w, account);
      for (let i = 0; i < 20; i += 1) await elsewhere(accountApi.signInByCode, { account, code: other(code) });
      const answer = await elsewhere(accountApi.signInByCode, { account, code }, undefined, isAsker ? COOKIE : '');
      expect([isAsker, answer.reason]).toEqual([isAsker, isAsker ? 'OK' : 'CODE_WRONG']);
    }
  });

  it('stays good when a stranger asks for another one, who does not keep its holder from asking either', async () => {
    w.clock.advance(3_600_000);
    await elsewhere(accountApi.sendCode, { purpose: 'sign_in', account }, '127.4.0.3', COOKIE);
    const mine = await lastCode(w, account);
    for (let i = 0; i < 12; i += 1) {
      w.clock.advance(i < 2 ? 61_000 : 0);
      await elsewhere(accountApi.sendCode, { purpose: 'sign_in', account });
    }
    expect((await elsewhere(accountApi.signInByCode, { account, code: mine })).reason).toBe('OK');
    const again = await elsewhere(accountApi.sendCode, { purpose: 'sign_in', account }, '127.4.0.3', COOKIE);
    expect(again.reason).toBe('OK');
  });

  it('is right at the fifth try', async () => {
    const code = await openCode(w, account, 'sign_in');
    for (let i = 0; i < 4; i += 1) await elsewhere(accountApi.signInByCode, { account, code: other(code) });
    expect((await elsewhere(accountApi.signInByCode, { account, code })).reason).toBe('OK');
  });

  it('is good five minutes, once, for its purpose, for its account', async () => {
    const code = await openCode(w, account, 'sign_in');
    const fresh = { password: 'Guess2026x', again: 'Guess2026x' };
    expect((await elsewhere(accountApi.resetPassword, { account, code, ...fresh })).reason).toBe('CODE_WRONG');
    const stranger = 'stranger@codes.test';
    expect((await elsewhere(accountApi.signInByCode, { account: stranger, code })).reason).toBe('CODE_WRONG');
    expect((await elsewhere(accountApi.signInByCode, { account: account.toUpperCase(), code })).reason).toBe('OK');
    expect((await elsewhere(accountApi.signInByCode, { account, code })).reason).toBe('CODE_WRONG');
    const late = await openCode(w, account, 'sign_in');
    w.clock.advance(5 * 60_000 + 1_000);
    expect((await elsewhere(accountApi.signInByCode, { account, code: late })).reason).toBe('CODE_WRONG');
  });

  it('gives way to a newer one', async () => {
    const first = await openCode(w, account, 'sign_in');
    const second = await openCode(w, account, 'sign_in');
    expect((await elsewhere(accountApi.signInByCode, { account, code: first })).reason).toBe('CODE_WRONG');
    expect((await elsewhere(accountApi.signInByCode, { account, code: second })).reason).toBe('OK');
  });

  it('is not tried on from one address after ten wrong ones, with new codes neither', async () => {
    const address = '127.3.0.1';
    for (let asked = 0; asked < 2; asked += 1) {
      const code = await openCode(w, account, 'sign_in');
      for (let i = 0; i < 5; i += 1) await elsewhere(accountApi.signInByCode, { account, code: other(code) }, address);
    }
    w.clock.advance(61_000);
    const code = await openCode(w, account, 'sign_in');
    expect((await elsewhere(accountApi.signInByCode, { account, code }, address)).reason).toBe('LOGIN_LOCKED');
  });

  it('is sent ten times an hour for a purpose to who asks from one place, sixty times to all together', async () => {
    w.clock.advance(3_600_000);
    const ask = async (purpose: 'sign_in' | 'reset_password', address?: string): Promise<Outcome> => {
      w.clock.advance(61_000 / 2);
      return (await elsewhere(accountApi.sendCode, { purpose, account }, address)).reason;
    };
    const told: Outcome[] = [];
    for (let i = 0; i < 11; i += 1) {
      w.clock.advance(61_000 / 2);
      told.push(await ask('sign_in', '127.4.1.1'));
    }
    expect(told).toEqual([...Array.from({ length: 10 }, () => 'OK'), 'CODE_TOO_MANY']);
    expect(await ask('reset_password', '127.4.1.1')).toBe('OK');
    expect(await ask('sign_in')).toBe('OK');
    for (let i = 0; i < 60; i += 1) await elsewhere(accountApi.sendCode, { purpose: 'sign_in', account });
    expect(await ask('sign_in')).toBe('CODE_TOO_MANY');
    w.clock.advance(3_600_000);
  });

  it('to register is sent to so many within an hour, a tenth of them for one neighbourhood', async () => {
    const few = await world({ REGISTER_CODES_PER_HOUR: '20' });
    const told: string[] = [];
    for (let i = 0; i < 24; i += 1) {
      const input = { purpose: 'register' as const, account: `cannon${i}@codes.test` };
      const sent = compose(accountApi.sendCode, input, null, { now: few.clock.now().getTime() });
      // Three of each /24.
      const { reason } = await from(few, `127.5.${Math.floor(i / 3)}.${1 + i}`, sent);
      told.push(reason ?? '');
    }
    expect(told.filter((one) => one === 'OK')).toHaveLength(16);
    expect(told.slice(0, 3)).toEqual(['OK', 'OK', 'CODE_TOO_MANY']);
    for (let i = 0; i < 4; i += 1) {
      const input = { purpose: 'register' as const, account: `more${i}@codes.test` };
      const sent = compose(accountApi.sendCode, input, null, { now: few.clock.now().getTime() });
      expect((await from(few, `127.6.${i}.1`, sent)).reason).toBe('OK');
    }
    const sent = compose(accountApi.sendCode, { purpose: 'register', account: 'last@codes.test' }, null, {
      now: few.clock.now().getTime(),
    });
    expect((await from(few, '127.6.9.1', sent)).reason).toBe('CODE_TOO_MANY');
    await few.stop();
  });

  it('of the owner cannot be guessed by a stolen session either', async () => {
    const { owner } = company;
    const heir = await company.member({ role: 'administrator' });
    const { name } = await owner.call(companyApi.get, {});
    const give = await ownCode(w, owner, 'offer_ownership');
    const end = await ownCode(w, owner, 'dissolve');
    for (let i = 0; i < 5; i += 1) {
      expect(await outcome(owner.call(companyApi.offer, { toId: heir.id, code: other(give) }))).toBe('CODE_WRONG');
      expect(await outcome(owner.call(dissolutionApi.start, { name, code: other(end) }))).toBe('CODE_WRONG');
    }
    expect(await outcome(owner.call(companyApi.offer, { toId: heir.id, code: give }))).toBe('CODE_WRONG');
    expect(await outcome(owner.call(dissolutionApi.start, { name, code: end }))).toBe('CODE_WRONG');
  });
});

describe('an account that does not exist', () => {
  it('is answered like one that does: words, shape, and time', async () => {
    w.clock.advance(3_600_000);
    const timed = async (who: string) => {
      const start = performance.now();
      const answer = await elsewhere(accountApi.sendCode, { purpose: 'reset_password', account: who });
      return { ms: performance.now() - start, ...answer };
    };
    const known = await timed(account);
    const unknown = await timed('nobody.there@codes.test');
    process.stdout.write(`code: known ${known.ms.toFixed(1)} ms, unknown ${unknown.ms.toFixed(1)} ms\n`);
    const shape = ({ status, reason, data }: typeof known) => ({ status, reason, keys: Object.keys(data as object) });
    expect(shape(unknown)).toEqual(shape(known));
    expect(await lastCode(w, 'nobody.there@codes.test')).toBe('');
    const wrong = { code: '123456', password: 'Guess2026x', again: 'Guess2026x' };
    const answers = [
      await elsewhere(accountApi.resetPassword, { account, ...wrong }),
      await elsewhere(accountApi.resetPassword, { account: 'nobody.there@codes.test', ...wrong }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    // A code to register is sent to whoever has an account already, too: only who reads it learns that.
    const taken = await elsewhere(accountApi.sendCode, { purpose: 'register', account });
    expect(taken.reason).toBe('OK');
  });
});

it('a phone is one phone, however it is written', async () => {
  const own = { password: 'Guess2026x', again: 'Guess2026x' };
  const spellings = ['13900000111', '+86 139 0000 0111', '0086-13900000111', '+8613900000111'];
  for (const [i, spelt] of spellings.entries()) {
    w.clock.advance(61_000);
    expect((await elsewhere(accountApi.sendCode, { purpose: 'register', account: spelt })).reason).toBe('OK');
    const code = await lastCode(w, '13900000111');
    const { reason } = await elsewhere(accountApi.register, { account: spelt, code, ...own });
    expect([spelt, reason]).toEqual([spelt, i === 0 ? 'OK' : 'ACCOUNT_TAKEN']);
  }
});

describe('an invitation', () => {
  it('is not found by trying: wrong ones are all the same, and one address has few of them', async () => {
    const few = await world({ CALLS_PER_MINUTE: '500' });
    const told: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const sent = compose(accountApi.lookInvite, { companyCode: `AAAA${1000 + i}` }, null, {
        now: few.clock.now().getTime(),
        headers: { 'x-forwarded-for': `9.9.9.${i}` },
      });
      const { reason, status } = await from(few, '127.0.0.1', sent);
      told.push(`${status} ${reason}`);
    }
    expect(new Set(told)).toEqual(new Set(['200 INVITE_OVER', '429 TOO_OFTEN']));
    expect(told.filter((one) => one.startsWith('200'))).toHaveLength(10);
    await few.stop();
  });
});
