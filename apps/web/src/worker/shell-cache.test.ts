import { beforeEach, describe, expect, it } from 'vitest';
import { createShellCache, type ShellBuild } from './shell-cache.ts';

const ORIGIN = 'https://rondo.test';
const build = (version: string): ShellBuild => ({
  version,
  files: [`/web/assets/main-${version}.js`, '/web/manifest.webmanifest'],
  entry: [`/web/assets/main-${version}.js`],
});

/** What a browser keeps, by name and address. */
let kept: Map<string, Map<string, Response>>;
/** What the server has; a function may fail. */
let served: Map<string, () => Response>;
let asked: string[];
let isOnline: boolean;

const address = (request: Request | string | URL) => (request instanceof Request ? request.url : String(request));
const fetched = async (request: Request | string): Promise<Response> => {
  asked.push(address(request));
  const answer = served.get(address(request));
  if (!isOnline || !answer) throw new TypeError('Failed to fetch');
  return answer();
};
const cacheOf = (entries: Map<string, Response>) => ({
  match: async (request: Request | string) => entries.get(address(request))?.clone(),
  put: async (request: Request | string, response: Response) => void entries.set(address(request), response),
  addAll: async (urls: string[]) => {
    const answers = await Promise.all(urls.map(fetched));
    answers.forEach((answer, at) => void entries.set(urls[at] ?? '', answer));
  },
});
const caches = {
  keys: async () => [...kept.keys()],
  open: async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return cacheOf(entries);
  },
  delete: async (name: string) => kept.delete(name),
} as unknown as CacheStorage;

const shellOf = (version: string, wait: () => Promise<void> = () => new Promise(() => undefined)) =>
  createShellCache({ build: build(version), caches, fetch: fetched, origin: ORIGIN, wait });
const serve = (version: string) => {
  served = new Map([
    [`${ORIGIN}/web/`, () => new Response(`<script src="/web/assets/main-${version}.js">`)],
    [`${ORIGIN}/web/assets/main-${version}.js`, () => new Response(`code ${version}`)],
    [`${ORIGIN}/web/manifest.webmanifest`, () => new Response('{}')],
  ]);
};
const get = (path: string) => new Request(ORIGIN + path);
const page = (path: string) => Object.defineProperty(get(path), 'mode', { value: 'navigate' });
const text = async (answer: Promise<Response> | null) => (await answer)?.text();

beforeEach(() => {
  kept = new Map();
  asked = [];
  isOnline = true;
  serve('1');
});

describe('the application kept on a device', () => {
  it('opens any page without network, with the code of the same build', async () => {
    const shell = shellOf('1');
    await shell.install();
    isOnline = false;
    expect(await text(shell.answer(page('/web/inspect/perform/x?item=1')))).toContain('main-1.js');
    expect(await text(shell.answer(get('/web/assets/main-1.js')))).toBe('code 1');
    expect(await text(shell.answer(get('/web/manifest.webmanifest')))).toBe('{}');
  });

  it('shows the newest page where it can be had: a build is never older than the server while there is a network', async () => {
    const shell = shellOf('1');
    await shell.install();
    serve('2');
    served.set(`${ORIGIN}/web/task`, () => new Response('page 2'));
    expect(await text(shell.answer(page('/web/task')))).toBe('page 2');
    served.set(`${ORIGIN}/web/task`, () => new Response('bad gateway', { status: 502 }));
    expect(await text(shell.answer(page('/web/task')))).toContain('main-1.js');
  });

  it('does not wait for bad reception for ever', async () => {
    const shell = shellOf('1', () => Promise.resolve());
    await shell.install();
    const never = new Promise<undefined>(() => undefined);
    expect(await text(shell.answer(page('/web/task'), never))).toContain('main-1.js');
  });

  it('takes nothing of a build whose document is another, or that is not here completely', async () => {
    serve('2');
    await expect(shellOf('1').install()).rejects.toThrow('another build');
    serve('1');
    served.delete(`${ORIGIN}/web/manifest.webmanifest`);
    await expect(shellOf('1').install()).rejects.toThrow('Failed to fetch');
    expect(await (await caches.open('rondo-shell 1')).match(`${ORIGIN}/web/`)).toBeUndefined();
  });

  it('keeps the build before, which a tab may still run, and drops older ones; other caches are none of its business', async () => {
    await caches.open('something else');
    for (const version of ['1', '2', '3']) {
      serve(version);
      await shellOf(version).install();
    }
    await shellOf('3').activate();
    expect([...kept.keys()]).toEqual(['something else', 'rondo-shell 2', 'rondo-shell 3']);
    isOnline = false;
    expect(await text(shellOf('3').answer(get('/web/assets/main-2.js')))).toBe('code 2');
  });

  it('never touches a call of the API, a file of the company, another host, a write, or itself', () => {
    const shell = shellOf('1');
    const others = [
      get('/inspect/V3/inspection/open'),
      get('/customer/me'),
      get('/cos/file/1?sign=x'),
      get('/web/sw.js'),
      get('/webhook'),
      new Request('https://other.test/web/assets/x.js'),
      new Request(`${ORIGIN}/web/assets/x.js`, { method: 'POST' }),
    ];
    expect(others.map((request) => shell.answer(request))).toEqual(others.map(() => null));
    expect(asked).toEqual([]);
  });

  it('keeps code that was loaded later, and no failed answer', async () => {
    const shell = shellOf('1');
    const later = (status: number) => () =>
      Object.defineProperty(new Response('later', { status }), 'type', { value: 'basic' });
    served.set(`${ORIGIN}/web/assets/chart-9.js`, later(404));
    await shell.answer(get('/web/assets/chart-9.js'));
    served.set(`${ORIGIN}/web/assets/chart-9.js`, later(200));
    await shell.answer(get('/web/assets/chart-9.js'));
    isOnline = false;
    expect(await text(shell.answer(get('/web/assets/chart-9.js')))).toBe('later');
  });
});
