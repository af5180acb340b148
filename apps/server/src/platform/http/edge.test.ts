import { request } from 'node:http';
import { connect, isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { CODES } from '@rondo/contract/kit/codes';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { type World, world } from '../../../test/world.ts';
import { readSettings } from '../settings.ts';
import { knownHost } from './hosts.ts';
import { proxyList } from './proxies.ts';

const PUBLIC_URL = 'https://rondo.example.com';
const API_URL = 'https://api.example.com';

let w: World;
let plain: World;
beforeAll(async () => {
  plain = await world({ METRICS_TOKEN: 'figures' });
  w = await world({
    PUBLIC_URL,
    API_URL,
    STREAM_URL: 'https://stream.example.com',
    ALLOWED_HOSTS: 'Second.example.com',
  });
}, 60_000);
afterAll(() => Promise.all([w.stop(), plain.stop()]));

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** A call with headers of the test's choice, its host among them. */
function ask(base: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${base}${path}`, { headers, method }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    );
    call.once('error', reject);
    call.end();
  });
}

/** What comes back on a bare connection until it ends. */
async function send(base: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const code = (answer: { body: string }): number => JSON.parse(answer.body).code;

describe('a host name', () => {
  it.each([
    '127.0.0.1',
    'localhost:5180',
    '[::1]:1',
    'rondo.example.com',
    'api.example.com',
    'second.example.com:8080',
  ])('that is ours is heard: %s', async (host) => {
    expect((await ask(w.base, '/web', { host })).status).not.toBe(421);
  });

  it.each(['evil.test', 'localhost.evil.test', 'rondo.example.com.evil.test', '10.0.0.1', 'a b'])(
    'that is not ours is refused, so that no link is made of it: %s',
    async (host) => {
      for (const path of ['/web', '/', sessionApi.welcome.path]) {
        const answer = await ask(w.base, path, { host });
        expect([answer.status, code(answer)]).toEqual([421, CODES.HOST_REFUSED.code]);
      }
      expect((await ask(w.base, '/healthz', { host })).status).toBe(200);
      expect((await ask(w.base, '/readyz', { host })).status).toBe(200);
    },
  );

  it('of the machine itself is known where it listens to the network, and only there', () => {
    const settings = readSettings({});
    const mine = Object.values(networkInterfaces()).flatMap((some) => some?.map(({ address }) => address) ?? []);
    const address = mine.find((one) => isIP(one) === 4 && one !== '127.0.0.1') ?? hostname().toLowerCase();
    expect(knownHost({ ...settings, host: '127.0.0.1' })(address)).toBe(false);
    expect(knownHost({ ...settings, host: '0.0.0.0' })(address)).toBe(true);
    expect(knownHost({ ...settings, host: '0.0.0.0' })('evil.test')).toBe(false);
  });
});

describe('what the parser of HTTP cannot read is answered by the envelope', () => {
  it.each([
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'TOO_LARGE'],
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 400, 'INPUT_REFUSED'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'INPUT_REFUSED',
    ],
    ['no host', 'GET /web HTTP/1.1\r\nconnection: close\r\n\r\n', 421, 'HOST_REFUSED'],
  ] as const)('%s', async (_, bytes, status, reason) => {
    const [head = '', body = ''] = (await send(plain.base, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ code: CODES[reason].code, msg: expect.any(String), data: null });
  });
});

it('a body beyond the limit is answered, however much of it is still on its way', async () => {
  const body = JSON.stringify({ account: 'a'.repeat(30 * 1024 * 1024) });
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => fetch(`${plain.base}${sessionApi.signIn.path}`, { method: 'POST', body, headers })),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: CODES.TOO_LARGE.code, msg: expect.any(String) });
  }
});

describe('the figures and the API document', () => {
  const fromOutside = { 'x-forwarded-for': '203.0.113.9' };

  it('are read from this machine', async () => {
    expect((await ask(plain.base, '/metrics')).status).toBe(200);
    expect((await ask(plain.base, '/openapi.json')).status).toBe(200);
  });

  it('are not there for anybody else', async () => {
    expect((await ask(plain.base, '/metrics', fromOutside)).status).toBe(404);
    expect(code(await ask(plain.base, '/openapi.json', fromOutside))).toBe(CODES.NO_SESSION.code);
    const wrong = { ...fromOutside, authorization: 'Bearer wrong' };
    expect((await ask(plain.base, '/metrics', wrong)).status).toBe(404);
    expect((await ask(w.base, '/metrics', { ...fromOutside, authorization: 'Bearer ' })).status).toBe(404);
  });

  it('are read with the token of the figures, and signed in by whoever holds the support tools', async () => {
    const token = { ...fromOutside, authorization: 'Bearer figures' };
    expect((await ask(plain.base, '/metrics', token)).status).toBe(200);
    const company = await plain.company();
    const staff = await company.member({ role: 'staff' });
    const signed = (who: typeof staff): Record<string, string> => ({
      ...compose({ ...sessionApi.welcome, path: '/openapi.json' }, {}, who).headers,
      ...fromOutside,
    });
    expect((await ask(plain.base, '/openapi.json', signed(company.owner))).status).toBe(200);
    expect(code(await ask(plain.base, '/openapi.json', signed(staff)))).toBe(CODES.FORBIDDEN.code);
  });
});

describe('a browser is told', () => {
  it('to stay with https, which devices the pages use, and which hosts they call', async () => {
    const { headers } = await ask(w.base, '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
    expect(headers['permissions-policy']).toContain('camera=(self), geolocation=(self), microphone=(self)');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.com https://stream.example.com",
    );
    expect((await ask(plain.base, '/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('that the pages may call from their own host, and nobody from another', async () => {
    const preflight = { 'access-control-request-method': 'POST', origin: PUBLIC_URL };
    const { status, headers } = await ask(w.base, sessionApi.welcome.path, preflight, 'OPTIONS');
    expect([status, headers['access-control-allow-origin']]).toEqual([204, PUBLIC_URL]);
    expect(headers['access-control-allow-headers']).toContain('x-signature');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    for (const [base, origin] of [
      [w.base, 'https://evil.test'],
      [plain.base, PUBLIC_URL],
    ] as const) {
      const other = await ask(base, sessionApi.welcome.path, { ...preflight, origin }, 'OPTIONS');
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
    const refused = await ask(w.base, sessionApi.welcome.path, { origin: PUBLIC_URL });
    expect(refused.headers['access-control-allow-origin']).toBe(PUBLIC_URL);
  });
});

it('proxies are known by address, by range and by the name of a range', () => {
  const isProxy = proxyList(['203.0.113.9', '10.1.0.0/16', 'loopback']);
  expect(['203.0.113.9', '10.1.2.3', '127.0.0.1', '::1', '::ffff:10.1.2.3'].map(isProxy)).toEqual(Array(5).fill(true));
  expect(['203.0.113.8', '10.2.0.1', '2001:db8::1', ''].map(isProxy)).toEqual(Array(4).fill(false));
});
