import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Db } from '../../platform/db/company-db.ts';
import { cookieHeader, readCookie } from '../../platform/http/cookie.ts';
import { queryOf } from '../../platform/http/query-of.ts';
import type { Settings } from '../../platform/settings.ts';
import { hashToken, issuePass, newToken } from '../session/index.ts';
import { findPerson } from './sso/find-person.ts';
import { openProvider } from './sso/provider.ts';
import { returnTo } from './sso/return-to.ts';
import * as q from './sso/sso.queries.ts';

type SsoSettings = Pick<Settings, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'publicUrl'>;

interface Parts {
  db: Db;
  now: () => Date;
  settings: SsoSettings;
}

const COOKIE = 'rondo_sso';
/** How long somebody may take at the provider, s. */
const ATTEMPT_S = 600;
const PER_MINUTE = 60;
/** What the page keeps while it is away. */
const BROWSER = /^[\w-]{20,100}$/;

/** Why single sign-on led nowhere; the sign-in page says it in words. */
type Failure = 'unknown' | 'denied' | 'failed';

/**
 * `/sso/start` sends the browser to the provider, `/sso/callback` takes it back to the sign-in page with a pass, or with the
 * reason why there is none, behind `#`: neither reaches a server's log. The pass is bound to what the page kept when it left,
 * so that nobody is signed in as somebody else by a link. Nothing is there without a provider.
 */
export function mountSso(app: FastifyInstance, { db, now, settings }: Parts): void {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, publicUrl } = settings;
  if (issuer === null || clientId === null || clientSecret === null || publicUrl === null) return;
  const redirectUri = `${publicUrl}/sso/callback`;
  const provider = openProvider({ issuer, clientId, clientSecret, redirectUri });
  const isSecure = publicUrl.startsWith('https:');
  const cookieOf = (value: string, seconds: number) =>
    cookieHeader({ name: COOKIE, value, path: '/sso', seconds, sameSite: 'Lax', isSecure });
  const options = { exposeHeadRoute: false, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } };

  app.get('/sso/start', options, async (request, reply) => {
    const attempt = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const cookie = newToken();
    const wanted = returnTo(queryOf(request).returnTo);
    const { browser } = queryOf(request);
    // Without it the pass at the end would be good in any browser.
    if (typeof browser !== 'string' || !BROWSER.test(browser)) return go(reply, signInPage(wanted, { sso: 'failed' }));
    try {
      const address = await provider.address(attempt);
      const expiresAt = new Date(now().getTime() + ATTEMPT_S * 1_000);
      await q
        .insertAttempt(db, { ...attempt, cookieHash: hashToken(cookie), browser, returnTo: wanted, expiresAt })
        .execute();
      return go(reply.header('set-cookie', cookieOf(cookie, ATTEMPT_S)), address.href);
    } catch (error) {
      note(request, error);
      return go(reply, signInPage(wanted, { sso: 'failed' }));
    }
  });

  app.get('/sso/callback', options, async (request, reply) => {
    reply.header('set-cookie', cookieOf('', 0));
    const { state } = queryOf(request);
    const cookie = readCookie(request, COOKIE);
    const attempt =
      typeof state === 'string' && cookie !== null
        ? await q.takeAttempt(db, state, hashToken(cookie), now()).executeTakeFirst()
        : undefined;
    if (typeof state !== 'string' || !attempt) return go(reply, signInPage('', { sso: 'failed' }));
    const wanted = attempt.return_to;
    try {
      const returned = new URL(`${redirectUri}${searchOf(request)}`);
      const claims = await provider.claims(returned, {
        state,
        nonce: attempt.nonce,
        codeVerifier: attempt.code_verifier,
      });
      const personId = await findPerson(db, claims, now());
      if (personId === null) return go(reply, signInPage(wanted, { sso: 'unknown' }));
      return go(reply, signInPage(wanted, { pass: await issuePass(db, personId, false, now(), attempt.browser) }));
    } catch (error) {
      note(request, error);
      const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      return go(reply, signInPage(wanted, { sso: isDenied ? 'denied' : 'failed' }));
    }
  });
}

function signInPage(wanted: string, told: { pass: string } | { sso: Failure }): string {
  const from = wanted === '' ? '' : `?${new URLSearchParams({ from: wanted })}`;
  return `/web/login${from}#${new URLSearchParams({ ...told })}`;
}

function go(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** What went wrong, without what travelled: codes and tokens are in neither name nor code of an error. */
function note(request: FastifyRequest, error: unknown): void {
  const { name, code } = error instanceof Error ? { code: '', ...error, name: error.name } : { name: '', code: '' };
  request.log.warn({ error: name, code: String(code) }, 'single sign-on');
}

function searchOf({ raw }: FastifyRequest): string {
  const url = raw.url ?? '';
  const cut = url.indexOf('?');
  return cut < 0 ? '' : url.slice(cut);
}
