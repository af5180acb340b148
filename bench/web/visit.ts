import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Identity } from '../../apps/server/test/client.ts';

export interface Visit {
  lcpMs: number;
  tbtMs: number;
  shift: number;
  requests: number;
  /** Paths of the scripts that were loaded. */
  scripts: string[];
}

/** How much slower the processor is made. */
const THROTTLE = 4;
/** The page is quiet when nothing was asked for this long, ms. */
const QUIET_MS = 1_000;

/** A page in a browser of its own that was never here, the way a reader of ours would have it. */
export async function freshPage(
  browser: Browser,
  who: Identity | null,
): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const stored = { language: 'en-US', ...(who ? { token: who.token, id: who.id, companyId: who.companyId } : {}) };
  await context.addInitScript((entries: [string, string][]) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await context.addInitScript({ path: join(import.meta.dirname, 'in-page.js') });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

/** Opens an address with an empty cache and a throttled processor and says what it cost. */
export async function visit(browser: Browser, url: string, who: Identity | null, ready: string): Promise<Visit> {
  const { page, cdp, close } = await freshPage(browser, who);
  const scripts = new Set<string>();
  let requests = 0;
  let lastAt = Date.now();
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    requests += 1;
    lastAt = Date.now();
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(url);
  await page.waitForSelector(ready);
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);
  const seen = await page.evaluate<{ lcp: number; blocked: number; shift: number }>('window.benchSeen');
  await close();
  return { lcpMs: seen.lcp, tbtMs: seen.blocked, shift: seen.shift, requests, scripts: [...scripts] };
}

/** What scripts of a build weigh on the wire, bytes. `/web/assets/a.js` lies in the build's folder as `assets/a.js`. */
export async function gzipBytes(folder: string, scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await readFile(join(folder, path.replace(/^\/web\//, '')))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
