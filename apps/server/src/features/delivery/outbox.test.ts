import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountApi } from '@rondo/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from '../../../test/world.ts';
import { deliver } from './index.ts';
import { outboxKey } from './outbox-key.ts';

let w: World;
let folder: string;
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-outbox-'));
  w = await world({ DATA_DIR: folder });
  key = await keyOf(folder);
});
afterAll(async () => {
  await w.stop();
  await rm(folder, { recursive: true, force: true });
});

async function keyOf(dataDir: string): Promise<string> {
  const made = await outboxKey(dataDir);
  if (made === null) throw new Error('no key');
  return made;
}

interface Page {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Asks as a browser would, with a Host of the test's choice. */
function ask(path: string, headers: Record<string, string> = {}, base = w.base): Promise<Page> {
  return new Promise((resolve, reject) => {
    const call = request(`${base}${path}`, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    call.on('error', reject);
    call.end();
  });
}
const open = (headers: Record<string, string> = {}) => ask(`/outbox?key=${key}`, { host: 'localhost:1', ...headers });

/** Until the worker has been at every delivery. */
async function settled(): Promise<void> {
  for (;;) {
    const rows = await w.sql(`select 1 from delivery where state = 'queued'`);
    if (rows.length === 0) return;
  }
}

describe('the local outbox', () => {
  it('shows the machine’s own user the code that nobody could send', async () => {
    await w.call(accountApi.sendCode, { purpose: 'register', account: 'new@test.rondo' });
    await settled();
    const page = await open({ 'accept-language': 'en-GB,en' });
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/Your code is \d{6}/);
    expect(page.text).toContain('new@test.rondo');
    expect(page.text).toContain('Only here');
    expect((await open({ 'accept-language': 'zh-CN,zh' })).text).toContain('本机发件箱');
  });

  it('is kept by nobody, runs nothing and looks for news by itself', async () => {
    const { headers, text } = await open();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      refresh: '5',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; base-uri 'none'/);
    expect(text).not.toContain('<script');
  });

  it('shows what a name holds as text', async () => {
    const delivery = {
      companyId: null,
      target: { mobile: null, mail: 'x@test.rondo' },
      text: 'invite' as const,
      params: { company: '<script>alert(1)</script>', by: '"><img src=x>', url: 'javascript:alert(1)' },
      language: 'en-US' as const,
    };
    await deliver(w.app.databases.global, { now: w.clock.now, newId: () => crypto.randomUUID() }, delivery);
    const { text } = await open();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|<img|href=/);
  });

  it('shows the last fifty deliveries', async () => {
    for (let i = 0; i < 51; i += 1)
      await w.sql(
        `insert into delivery (id, channel, target, text_key, params, language, state, created_at)
         values (gen_random_uuid(), 'sms', $1, 'password_changed', '{"time":"now"}', 'en-US', 'local', $2)`,
        [`1380000${1000 + i}`, new Date(w.clock.now().getTime() + i * 1000)],
      );
    const { text } = await open();
    expect(text.match(/<article>/g)).toHaveLength(50);
    expect([text.includes('13800001050'), text.includes('13800001000')]).toEqual([true, false]);
  });

  it.each([
    ['no key', '/outbox', {}],
    ['a wrong key', '/outbox?key=wrong', {}],
    ['the key twice', (k: string) => `/outbox?key=${k}&key=${k}`, {}],
    ['a name that was made to lead here', null, { host: 'evil.example:5180' }, 421],
    ['a name that begins like this machine’s', null, { host: 'localhost.evil.example' }, 421],
    ['a proxy that passed it on', null, { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says so otherwise', null, { forwarded: 'for=203.0.113.9' }],
  ])('is not there for %s', async (_, path, headers, status = 404) => {
    const asked = path === null ? `/outbox?key=${key}` : typeof path === 'string' ? path : path(key);
    const page = await ask(asked, { host: 'localhost:1', ...headers });
    expect(page.status).toBe(status);
    expect(JSON.parse(page.text)).toMatchObject({ data: null });
  });

  it('is not there for another machine, whatever it calls itself', async () => {
    const inject = (remoteAddress: string) =>
      w.app.server.inject({ url: `/outbox?key=${key}`, headers: { host: 'localhost' }, remoteAddress });
    for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect((await inject(address)).statusCode, address).toBe(200);
    for (const address of ['203.0.113.9', '10.0.0.1', '::ffff:10.0.0.1', '192.168.0.1', 'fe80::1', '127.0.0.1.evil'])
      expect((await inject(address)).statusCode, address).toBe(404);
  });
});

describe('the key', () => {
  it('lies in a file that only its user can read, and is the same at the next start', async () => {
    expect((await stat(join(folder, 'outbox-key'))).mode & 0o777).toBe(0o600);
    expect(await outboxKey(folder)).toBe(key);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect((await readFile(join(folder, 'outbox-key'), 'utf8')).trim()).toBe(key);
  });

  it('that was left open or cut off is put right', async () => {
    const other = await mkdtemp(join(tmpdir(), 'rondo-outbox-'));
    await writeFile(join(other, 'outbox-key'), 'short', { mode: 0o644 });
    const made = await keyOf(other);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(other, 'outbox-key'))).mode & 0o777).toBe(0o600);
    expect(await outboxKey(other)).toBe(made);
    await rm(other, { recursive: true, force: true });
  });

  it('is missed by nobody where the folder cannot be one', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect(await outboxKey(join(file, 'data'))).toBeNull();
  });

  it('opens nothing where mails and text messages are sent', async () => {
    const all = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_URL: 'http://127.0.0.1:1',
      SMS_ACCESS_KEY: 'a',
      SMS_SECRET_KEY: 'b',
    };
    const sending = await world({ DATA_DIR: folder, ...all });
    const page = await ask(`/outbox?key=${key}`, { host: 'localhost' }, sending.base);
    expect(page.status).toBe(404);
    await sending.stop();
  });
});
