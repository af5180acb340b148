import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jar } from '../../../test/browser-jar.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type TestProvider, testProvider } from '../../../test/oidc-provider.ts';
import { refusal } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

/** The address people know; the test sends what is meant for it to the real port. */
const HOME = 'https://rondo.test';
const CLIENT = {
  clientId: 'rondo',
  clientSecret: 'a client secret of some length',
  redirectUri: `${HOME}/sso/callback`,
};
const env = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.clientId,
  OIDC_CLIENT_SECRET: CLIENT.clientSecret,
  PUBLIC_URL: HOME,
});

let w: World;
let provider: TestProvider;
let company: Company;
beforeAll(async () => {
  provider = await testProvider(CLIENT);
  w = await world(env(provider.issuer));
  company = await w.company();
});
afterAll(async () => {
  await w.stop();
  await provider.stop();
});

const browser = () => jar({ [HOME]: w.base });
const isCallback = (url: string): boolean => url.startsWith(`${HOME}/sso/callback`);
const isSignIn = (url: string): boolean => url.startsWith(`${HOME}/web/login`);
const told = (url: string) => Object.fromEntries(new URLSearchParams(new URL(url).hash.slice(1)));

async function mailOf(person: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [person.id]);
  return row?.mail ?? '';
}
/** What the page keeps when it leaves. */
const KEPT = 'kept-by-the-browser-that-left';
const START = `/sso/start?browser=${KEPT}`;
/** From the button to the sign-in page's answer. */
const wholeWay = (start = START) => browser().follow(`${HOME}${start}`, isSignIn);
/** To the moment before the return. */
async function halfWay() {
  const at = browser();
  return { at, callback: await at.follow(`${HOME}${START}`, isCallback) };
}

describe('single sign-on', () => {
  it('is offered by its name on the sign-in page', async () => {
    expect(await w.call(sessionApi.welcome, {})).toMatchObject({ ssoName: 'SSO' });
  });

  it('brings a person whose address the provider vouches for to a session, and knows them by who they are from then on', async () => {
    const person = await company.member();
    provider.next = { sub: 'first', email: (await mailOf(person)).toUpperCase(), email_verified: true };
    const { pass } = told(await wholeWay());
    expect(await w.call(accountApi.enter, { pass: pass ?? '', browser: KEPT })).toMatchObject({ id: person.id });
    provider.next = { sub: 'first', email: 'moved@elsewhere.test', email_verified: false };
    const again = told(await wholeWay());
    expect(await w.call(accountApi.enter, { pass: again.pass ?? '', browser: KEPT })).toMatchObject({ id: person.id });
  });

  it('gives a pass that is worth nothing in another browser, and the page takes no other kind from a link', async () => {
    provider.next = { sub: 'first', email_verified: false };
    const { pass = '' } = told(await wholeWay());
    for (const other of [{}, { browser: 'kept-by-somebody-else-entirely' }])
      expect((await refusal(w.call(accountApi.enter, { pass, ...other }))).reason).toBe('PASS_OVER');
    expect(await w.call(accountApi.enter, { pass, browser: KEPT })).toHaveProperty('token');
    const mallory = await company.member();
    const { pass: theirs } = await mallory.call(accountApi.pass, {});
    expect((await refusal(w.call(accountApi.enter, { pass: theirs, browser: KEPT }))).reason).toBe('PASS_OVER');
    for (const start of ['/sso/start', '/sso/start?browser=short', '/sso/start?browser='])
      expect(told((await browser().get(`${HOME}${start}`)).location)).toEqual({ sso: 'failed' });
  });

  it.each([
    ['an address it does not vouch for', { email_verified: false }],
    ['an address it says nothing about', {}],
  ])('never takes %s for the person who has it here', async (_, claims) => {
    const mail = await mailOf(await company.member());
    provider.next = { sub: `unverified ${mail}`, email: mail, ...claims };
    expect(told(await wholeWay())).toEqual({ sso: 'unknown' });
    expect(await w.sql('select 1 from identity where subject = $1', [`unverified ${mail}`])).toEqual([]);
  });

  it('lets nobody in who has no account, and says so; who cancels there is told so', async () => {
    provider.next = { sub: 'stranger', email: 'stranger@sso.test', email_verified: true };
    expect(told(await wholeWay())).toEqual({ sso: 'unknown' });
    provider.next = 'denied';
    expect(told(await wholeWay())).toEqual({ sso: 'denied' });
  });

  it.each([
    ['/web/task?tab=done', '?from=%2Ftask%3Ftab%3Ddone'],
    ['https://evil.test/web/', ''],
    ['//evil.test/web/', ''],
    ['/web/../../evil', ''],
    ['/web//evil.test', ''],
    ['/web\\evil', ''],
    ['/webevil', ''],
    ['/outbox', ''],
  ])('from %s goes back inside the application or nowhere', async (asked, search) => {
    provider.next = { sub: 'first', email_verified: false };
    const end = new URL(await wholeWay(`${START}&returnTo=${encodeURIComponent(asked)}`));
    expect([end.origin, end.pathname, end.search]).toEqual([HOME, '/web/login', search]);
    expect(end.hash).toMatch(/^#pass=/);
  });
});

describe('a return from the provider', () => {
  beforeAll(() => {
    provider.next = { sub: 'first', email_verified: false };
  });

  it('is bound to a cookie that scripts and other sites cannot use, for ten minutes', async () => {
    const { setCookie, location, status } = await browser().get(`${HOME}${START}`);
    expect(status).toBe(303);
    expect(setCookie).toEqual([
      expect.stringMatching(/^rondo_sso=[\w-]{40,}; Path=\/sso; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/),
    ]);
    const asked = new URL(location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' });
    expect(asked.get('nonce')).toBeTruthy();
    const { at, callback } = await halfWay();
    w.clock.advance(10 * 60_000 + 1);
    expect(told((await at.get(callback)).location)).toEqual({ sso: 'failed' });
  });

  it('is good once: the same address again leads nowhere', async () => {
    const { at, callback } = await halfWay();
    const cookie = at.cookie(HOME, 'rondo_sso') ?? '';
    expect(told((await at.get(callback)).location)).toHaveProperty('pass');
    at.setCookie(HOME, 'rondo_sso', cookie);
    expect(told((await at.get(callback)).location)).toEqual({ sso: 'failed' });
  });

  it('twenty times at once gives one pass', async () => {
    const { at, callback } = await halfWay();
    const cookie = at.cookie(HOME, 'rondo_sso') ?? '';
    const ends = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const same = browser();
        same.setCookie(HOME, 'rondo_sso', cookie);
        return told((await same.get(callback)).location);
      }),
    );
    expect(ends.filter((end) => end.pass)).toHaveLength(1);
  });

  it('into another browser signs nobody in, and leaves it to the one that began', async () => {
    const { at, callback } = await halfWay();
    expect(told((await browser().get(callback)).location)).toEqual({ sso: 'failed' });
    const other = browser();
    await other.get(`${HOME}${START}`);
    expect(told((await other.get(callback)).location)).toEqual({ sso: 'failed' });
    expect(told((await at.get(callback)).location)).toHaveProperty('pass');
  });

  it('with another state, or none, is refused', async () => {
    for (const state of ['made-up', '']) {
      const { at, callback } = await halfWay();
      const changed = new URL(callback);
      changed.searchParams.set('state', state);
      expect(told((await at.get(changed.href)).location)).toEqual({ sso: 'failed' });
    }
  });

  it.each(['nonce', 'code_verifier'])('whose %s is not the one that was sent is refused', async (field) => {
    const { at, callback } = await halfWay();
    const state = new URL(callback).searchParams.get('state');
    const wrong = 'another-value-that-is-long-enough-for-a-verifier';
    await w.sql(`update sso_attempt set ${field} = $1 where state = $2`, [wrong, state]);
    expect(told((await at.get(callback)).location)).toEqual({ sso: 'failed' });
  });

  it('with a code of another attempt, or from another issuer, is refused', async () => {
    const one = await halfWay();
    const two = await halfWay();
    const mixed = new URL(one.callback);
    mixed.searchParams.set('code', new URL(two.callback).searchParams.get('code') ?? '');
    expect(told((await one.at.get(mixed.href)).location)).toEqual({ sso: 'failed' });
    const foreign = new URL(two.callback);
    foreign.searchParams.set('iss', 'https://evil.test');
    expect(told((await two.at.get(foreign.href)).location)).toEqual({ sso: 'failed' });
  });
});

describe('a provider', () => {
  it('that is away is told on the sign-in page, and asked again the next time', async () => {
    const first = await testProvider(CLIENT);
    const { issuer } = first;
    await first.stop();
    const lonely = await world(env(issuer));
    const at = jar({ [HOME]: lonely.base });
    const start = await at.get(`${HOME}${START}&returnTo=/web/task`);
    expect(start.location).toBe(`${HOME}/web/login?from=%2Ftask#sso=failed`);
    expect(start.setCookie).toEqual([]);
    const back = await testProvider(CLIENT, Number(new URL(issuer).port));
    expect((await at.get(`${HOME}${START}`)).location).toContain(`${issuer}/auth?`);
    await lonely.stop();
    await back.stop();
  });

  it('that puts the address into the token itself, or takes the secret in the body, is understood too', async () => {
    const more = { conformIdTokenClaims: false, clientAuthMethods: ['client_secret_post' as const] };
    const plain = await testProvider({ ...CLIENT, more, authMethod: 'client_secret_post' });
    const there = await world(env(plain.issuer));
    const person = await (await there.company()).member();
    const [row] = await there.sql<{ mail: string }>('select mail from member where id = $1', [person.id]);
    plain.next = { sub: 'x', email: row?.mail ?? '', email_verified: true };
    const end = await jar({ [HOME]: there.base }).follow(`${HOME}${START}`, isSignIn);
    expect(await there.call(accountApi.enter, { pass: told(end).pass ?? '', browser: KEPT })).toMatchObject({
      id: person.id,
    });
    await there.stop();
    await plain.stop();
  });

  it('that is not configured has no door', async () => {
    const none = await world();
    for (const path of ['/sso/start', '/sso/callback?code=x&state=y'])
      expect((await fetch(`${none.base}${path}`, { redirect: 'manual' })).status).toBe(404);
    await none.stop();
  });
});
