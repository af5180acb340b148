import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, Refused } from '../../../test/client.ts';
import { setupKeyOf } from '../../../test/setup-key.ts';
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
    for (const key of ['', 'guessed']) {
      const error = await refusal(w.call(accountApi.setup, { ...owner, key }));
      expect(error.reason).toBe('SETUP_KEY_WRONG');
    }
    const own = { ...owner, key: await setupKeyOf(w) };
    const answers = await Promise.allSettled([w.call(accountApi.setup, own), w.call(accountApi.setup, own)]);
    expect(answers.filter((a) => a.status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(w.call(accountApi.setup, own))).reason).toBe('SETUP_DONE');
    expect((await refusal(w.call(accountApi.setup, owner))).reason).toBe('SETUP_DONE');
    const welcome = await w.call(sessionApi.welcome, {});
    expect(welcome).toMatchObject({ needsSetup: false, demo: null });
  });

  it.each(['abcdefgh', '12345678', 'abc1234', 'abcdefgh123456789'])('refuses the password %s', async (password) => {
    const error = await refusal(w.call(accountApi.setup, { ...owner, password, again: password }));
    expect(error.data).toMatchObject({ fields: [{ path: 'password' }] });
  });
});

it('an installation whose last company has gone is not set up again, with the key neither', async () => {
  const gone = await world();
  const own = { ...owner, key: await setupKeyOf(gone) };
  const { id } = await gone.company();
  const dissolved = "update company set state = 'dissolved', dissolve_at = $2, purge_at = $2 where id = $1";
  await gone.sql(dissolved, [id, gone.clock.now()]);
  await gone.app.runJob('dissolution.purge');
  expect(await gone.sql('select from company')).toEqual([]);
  expect((await gone.call(sessionApi.welcome, {})).needsSetup).toBe(false);
  expect((await refusal(gone.call(accountApi.setup, own))).reason).toBe('SETUP_DONE');
  await gone.stop();
});

it('offers of the demo only the logins whose company is still there', async () => {
  const demo = await world();
  const [id, personId] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  await demo.sql('insert into installation (set_up_at) values (now())');
  await demo.sql("insert into company (id, name, is_demo) values ($1, 'Other', true)", [id]);
  await demo.sql("insert into person (id, mail, register_type) values ($1, 'owner@other.rondo', 2)", [personId]);
  await demo.sql('insert into membership (person_id, company_id, member_id) values ($1, $2, $1)', [personId, id]);
  const { demo: offered } = await demo.call(sessionApi.welcome, {});
  expect(offered?.accounts.map((one) => [one.account, one.companyName])).toEqual([['owner@other.rondo', 'Other']]);
  await demo.stop();
});

describe('sign-in', () => {
  const signIn = (password: string, account = owner.account) => w.call(sessionApi.signIn, { account, password });

  it('reads a number as people type it, and counts every spelling as one account', async () => {
    await w.sql("update person set mobile = '13900002222', mobile_proved_at = now() where mail = 'boss@first.test'");
    for (const spelt of ['139 0000 2222', '139-0000-2222', '+86 139 0000 2222', '008613900002222'])
      expect([spelt, await signIn('Rondo2026', spelt)]).toEqual([
        spelt,
        expect.objectContaining({ token: expect.any(String) }),
      ]);
    const left = async (spelt: string) => (await refusal(signIn('wrong1234', spelt))).data;
    expect(await left('139 0000 2222')).toEqual({ triesLeft: 9 });
    expect(await left('+86 139-0000-2222')).toEqual({ triesLeft: 8 });
  });

  it('ends a session at once where it was ended, also the others', async () => {
    const [first, second, third] = [await signIn('Rondo2026'), await signIn('Rondo2026'), await signIn('Rondo2026')];
    if (!('token' in first && 'token' in second && 'token' in third)) throw new Error('one company only');
    for (const one of [first, second, third]) await w.call(sessionApi.me, {}, one);
    await w.call(sessionApi.signOut, {}, first);
    expect((await refusal(w.call(sessionApi.me, {}, first))).reason).toBe('SESSION_ENDED');
    await w.call(sessionApi.endOthers, {}, second);
    expect((await refusal(w.call(sessionApi.me, {}, third))).reason).toBe('SESSION_ENDED');
    await w.call(sessionApi.endAll, {}, second);
    expect((await refusal(w.call(sessionApi.me, {}, second))).reason).toBe('SESSION_ENDED');
  });

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
