import { HOUR_MS } from '@rondo/domain/duration';
import * as oidc from 'openid-client';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends people back to. */
  redirectUri: string;
}

/** What a provider said of somebody. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Lower case; null when the provider does not vouch for it. */
  verifiedMail: string | null;
}

/** What an attempt remembers between going and coming back. */
interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Provider {
  /** Where to send somebody to sign in. */
  address(attempt: Attempt): Promise<URL>;
  /** Who came back. Throws what openid-client throws. */
  claims(returned: URL, attempt: Attempt): Promise<Claims>;
}

/** A provider that does not answer is given up after this, s. */
const PATIENCE_S = 10;
/** What a provider says of itself is asked again after this, ms. */
const KNOWN_FOR_MS = HOUR_MS;

/** An OpenID Connect provider: Authorization Code with PKCE, state and nonce (RFC 6749, 7636, OpenID Connect Core 1.0). */
export function openProvider(settings: ProviderSettings): Provider {
  const configuration = remembered(() => discover(settings));
  return {
    async address({ state, nonce, codeVerifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async claims(returned, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const told = tokens.claims();
      if (!told) throw new Error('no id token');
      const hasMail = told.email !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
      const more = hasMail ? told : await oidc.fetchUserInfo(config, tokens.access_token, told.sub);
      return { issuer: told.iss, subject: told.sub, verifiedMail: verifiedMail(more) };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  // Without TLS only where nothing leaves the machine: a provider on the same one, for trying out.
  const isLocal = server.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(server.hostname);
  return oidc.discovery(server, clientId, undefined, authentication(clientSecret), {
    timeout: PATIENCE_S,
    ...(isLocal ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
}

/** The secret as the provider takes it: in the header unless it says that it does not (OpenID Connect Discovery, section 3). */
function authentication(clientSecret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)];
  return (as, client, body, headers) => {
    const taken = as.token_endpoint_auth_methods_supported;
    const isBasic = taken === undefined || taken.includes('client_secret_basic');
    return (isBasic ? basic : post)(as, client, body, headers);
  };
}

function verifiedMail(claims: { readonly [claim: string]: unknown }): string | null {
  const { email, email_verified: isVerified } = claims;
  return isVerified === true && typeof email === 'string' ? email.trim().toLowerCase() : null;
}

/** Asks once, again after an hour, and at once after a failure. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null;
  return () => {
    if (asked && performance.now() - asked.at < KNOWN_FOR_MS) return asked.answer;
    const mine = { at: performance.now(), answer: ask() };
    asked = mine;
    mine.answer.catch(() => {
      if (asked === mine) asked = null;
    });
    return mine.answer;
  };
}
