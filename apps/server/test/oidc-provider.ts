import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** Who signs in at the provider next; `denied`: they press cancel there. */
type AtProvider = { sub: string; email?: string; email_verified?: boolean } | 'denied';

export interface TestProvider {
  issuer: string;
  next: AtProvider;
  stop(): Promise<void>;
}

interface Options {
  redirectUri: string;
  clientId: string;
  clientSecret: string;
  authMethod?: 'client_secret_basic' | 'client_secret_post';
  hasPage?: boolean;
  more?: Configuration;
}

/** A page as a provider shows it, with the one thing there is to do. */
const PAGE = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1><a href="?go">Go on</a></main></html>`;

/** A real OpenID Connect provider on a free port, whose sign-in page answers by itself unless it `hasPage` to be seen. */
export async function testProvider(options: Options, atPort = 0): Promise<TestProvider> {
  const { redirectUri, clientId, clientSecret, authMethod = 'client_secret_basic', hasPage = false, more } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const self = { issuer: `http://127.0.0.1:${port}`, next: { sub: 'nobody' } as AtProvider };
  const provider = new Provider(self.issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authMethod,
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ ...(self.next === 'denied' ? {} : self.next), sub }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ...more,
  });
  const answer = provider.callback();
  const signIn = (request: IncomingMessage, response: ServerResponse) =>
    provider.interactionFinished(
      request,
      response,
      self.next === 'denied'
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId: self.next.sub } },
    );
  server.on('request', (request, response) => {
    if (hasPage && request.url?.startsWith('/interaction/') && !request.url.endsWith('?go')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    }
    const done = request.url?.startsWith('/interaction/') ? signIn(request, response) : answer(request, response);
    done.catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  return Object.assign(self, {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
