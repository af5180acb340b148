import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { createServer } from './server.ts';
import { mountWebPages } from './web-pages.ts';

const HTML = '<html><head></head><body></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-pages-'));
  for (const name of ['index.html', 'index.html.br', 'index.html.gz']) await writeFile(join(folder, name), HTML);
  await writeFile(join(folder, 'sw.js'), 'self');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/main-1.js'), 'main');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pages(env: Record<string, string>): Promise<string[]> {
  const settings = readSettings(env);
  const app = await createServer({ log: pino({ level: 'silent' }), settings });
  await mountWebPages(app, folder, settings);
  const urls = ['/web', '/web/', '/web/index.html', '/web/login', '/web/shop/list?tab=1'];
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })));
  await app.close();
  return answers.map(({ body }) => body);
}

it('the page names the hosts that it calls where those are not its own', async () => {
  const hosts = {
    PUBLIC_URL: 'https://a.test',
    API_URL: 'https://api.test/',
    STREAM_URL: 'https://stream.test/?a="b"',
  };
  for (const body of await pages(hosts)) {
    expect(body).toContain('<meta name="rondo-api" content="https://api.test" />');
    expect(body).toContain('<meta name="rondo-stream" content="https://stream.test/?a=&quot;b&quot;" />');
  }
});

it('the page stays as it was built where it calls its own host', async () => {
  for (const body of await pages({})) expect(body).toBe(HTML);
});

it("live pictures may come over a WebSocket of the pages' host, or of the one that media has", async () => {
  const policy = async (env: Record<string, string>): Promise<string> => {
    const app = await createServer({ log: pino({ level: 'silent' }), settings: readSettings(env) });
    const { headers } = await app.inject({ url: '/', headers: { host: 'localhost' } });
    await app.close();
    return String(headers['content-security-policy']);
  };
  const PUBLIC_URL = 'https://a.test/rondo';
  expect(await policy({ PUBLIC_URL })).toMatch(/connect-src 'self' wss:\/\/a\.test$/);
  const apart = await policy({ PUBLIC_URL, MEDIA_URL: 'https://media.test:58082' });
  expect(apart).toMatch(/connect-src 'self' https:\/\/media\.test:58082 wss:\/\/media\.test:58082$/);
  // Hosts of these environments serve streams on several ports.
  const ports = await policy({ HOSTS_PROD: 'p.test', HOSTS_STAGE: 's.test' });
  expect(ports).toMatch(/connect-src 'self' wss:\/\/p\.test:\* wss:\/\/s\.test:\*$/);
  expect(apart).toContain('blob: https://media.test:58082;');
});

it('the worker is asked for anew each time, code with a hash in its name never again, and a missing piece is no page', async () => {
  const settings = readSettings({});
  const app = await createServer({ log: pino({ level: 'silent' }), settings });
  await mountWebPages(app, folder, settings);
  const told = async (url: string) => {
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers['cache-control'], String(headers['content-type']).split(';')[0]];
  };
  const script = expect.stringContaining('javascript');
  expect(await told('/web/sw.js')).toEqual([200, 'no-cache', script]);
  expect(await told('/web/assets/main-1.js')).toEqual([200, 'public, max-age=31536000, immutable', script]);
  expect((await told('/web/assets/main-0.js'))[0]).toBe(404);
  // The worker may be run: scripts of the own origin are.
  const { headers } = await app.inject({ url: '/web/sw.js' });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  await app.close();
});
