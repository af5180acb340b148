import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, Refused } from '../../../test/client.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const refusal = async (promise: Promise<unknown>): Promise<Refused> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  );
  if (error instanceof Refused) return error;
  throw error ?? new Error('was not refused');
};

const owner = {
  companyName: 'First',
  name: 'Owner',
  account: 'Boss@First.test',
  password: 'Rondo2026',
  again: 'Rondo2026',
};

describe('set-up', () => {
  it('is offered on an empty installation, creates the first company and its owner once', async () => {
    expect((await w.call(sessionApi.welcome, {})).needsSetup).toBe(true);
    const answers = await Promise.allSettled([w.call(accountApi.setup, owner), w.call(accountApi.setup, owner)]);
    expect(answers.filter((a) => a.status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(w.call(accountApi.setup, owner))).reason).toBe('SETUP_DONE');
    const welcome = await w.call(sessionApi.welcome, {});
    expect(welcome).toMatchObject({ needsSetup: false, demo: null });
  });

  it.each(['abcdefgh', '12345678', 'abc1234', 'abcdefgh123456789'])('refuses the password %s', async (password) => {
    const error = await refusal(w.call(accountApi.setup, { ...owner, password, again: password }));
    expect(error.data).toMatchObject({ fields: [{ path: 'password' }] });
  });
});

describe('sign-in', () => {
  const signIn = (password: string, account = owner.account) => w.call(sessionApi.signIn, { account, password });

  it('gives a token that opens the own info, with every code for the owner', async () => {
    const session = await signIn('Rondo2026', 'boss@first.TEST');
    if (!('token' in session)) throw new Error('one company only');
    const me = await w.call(sessionApi.me, {}, session);
    expect(me).toMatchObject({
      id: session.id,
      companyId: session.companyId,
      name: 'Owner',
      registerType: 2,
      isOwner: true,
    });
    expect(JSON.stringify(me.menuList)).toContain('announcement_mange');
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const wrong = await refusal(signIn('wrong1234'));
    const unknown = await refusal(signIn('wrong1234', 'nobody@first.test'));
    expect([wrong.reason, unknown.reason]).toEqual(['WRONG_PASSWORD', 'WRONG_PASSWORD']);
  });

  it('locks the eleventh try even with the right password, and opens again after 15 minutes', async () => {
    const account = 'guess@first.test';
    for (let i = 0; i < 4; i += 1) await refusal(signIn('wrong1234', account));
    await w.sql('update login_guard set failures = 9 where key = $1', [`p:${account}|127.0.0.1`]);
    await refusal(signIn('wrong1234', account));
    expect((await refusal(signIn('Rondo2026', account))).reason).toBe('LOGIN_LOCKED');
    w.clock.advance(16 * 60_000);
    expect((await refusal(signIn('wrong1234', account))).reason).toBe('WRONG_PASSWORD');
  });

  it('is ended everywhere else by a change of password', async () => {
    const [here, there] = await Promise.all([signIn('Rondo2026'), signIn('Rondo2026')]);
    if (!('token' in here) || !('token' in there)) throw new Error('one company only');
    await w.call(sessionApi.changePassword, { current: 'Rondo2026', next: 'Rondo2027', again: 'Rondo2027' }, here);
    w.clock.advance(1_100);
    expect((await refusal(w.call(sessionApi.me, {}, there))).reason).toBe('SESSION_ENDED');
    await expect(w.call(sessionApi.me, {}, here)).resolves.toMatchObject({ name: 'Owner' });
  });
});

describe('a signed call', () => {
  it('is refused without signature, with another method, another path, an altered parameter or another client version', async () => {
    const company = await w.company();
    const { base } = w;
    const me = (headers: Record<string, string>) =>
      refusal(callEndpoint(base, sessionApi.me, {}, company.owner, { now: w.clock.now().getTime(), headers }));
    expect((await me({ 'x-signature': '' })).reason).toBe('SIGNATURE_REFUSED');
    expect((await me({ 'x-client-version': '1.3.23' })).reason).toBe('SIGNATURE_REFUSED');
    expect((await me({ 'x-staff-id': company.id })).reason).toBe('SIGNATURE_REFUSED');
    expect((await me({ authorization: 'Bearer nothing' })).reason).toBe('SIGNATURE_REFUSED');
    expect((await me({ authorization: '' })).reason).toBe('NO_SESSION');
  });

  it('with a clock that is off learns the time of the server', async () => {
    const company = await w.company();
    const late = w.clock.now().getTime() - 2 * 3_600_000;
    const error = await refusal(callEndpoint(w.base, sessionApi.me, {}, company.owner, { now: late }));
    expect(error.reason).toBe('CLOCK_OFF');
    expect(error.data).toHaveProperty('serverTime');
  });
});
