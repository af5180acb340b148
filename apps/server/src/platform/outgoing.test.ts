import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressRefused, ask, mayReach, outgoingLookup } from './outgoing.ts';

const server = createServer((request, response) => {
  if (request.url === '/long') response.end('x'.repeat(50_000));
  else if (request.url === '/away') response.writeHead(302, { location: '/long' }).end();
  else response.end('taken');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

describe('an address that somebody typed', () => {
  it.each([
    'http://127.0.0.1:5180/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.google.internal/',
    'http://10.0.0.5/',
    'http://172.20.0.1/',
    'http://192.168.1.1/',
    'http://[fd12::1]/',
    'http://[::ffff:10.0.0.5]/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'no address',
  ])('%s is not asked', async (url) => {
    expect(mayReach(url, false)).toBe(false);
    if (URL.canParse(url)) await expect(ask({ url, method: 'POST' }, false)).rejects.toBeInstanceOf(AddressRefused);
  });

  it('may be one of the world', () => {
    expect(mayReach('https://hooks.example.com/a?b=c', false)).toBe(true);
    expect(mayReach('http://203.0.113.9:8080/', false)).toBe(true);
  });

  it('whose name leads to this machine is refused when it is looked up', async () => {
    const found = (isLocalAllowed: boolean) =>
      new Promise<string>((resolve) =>
        outgoingLookup(isLocalAllowed)('localhost', {}, (error) => resolve(error?.name ?? 'found')),
      );
    expect([await found(false), await found(true)]).toEqual(['OwnAddress', 'found']);
  });
});

it('asks once, follows nothing, and reads no more than a little', async () => {
  const get = (path: string) => ask({ url: `http://127.0.0.1:${port}${path}`, method: 'GET' }, true);
  expect(await get('/')).toEqual({ status: 200, text: 'taken' });
  expect((await get('/away')).status).toBe(302);
  expect((await get('/long')).text).toBe('x'.repeat(10_000));
});
