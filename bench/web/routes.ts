import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Identity } from '../../apps/server/test/client.ts';
import { median } from '../lib/figures.ts';
import { freshPage } from './visit.ts';

const CHANGES = 200;
const WARM_UP = 20;
const ROUNDS = 5;

/** Pages of the menu that show a table. */
const PAGES = ['/web/inspect/record', '/web/inspect/problem', '/web/inspect/template'];

/** Time from a click in the menu to the rows of the page, the first time and later; memory over many changes. */
export async function measureRoutes(browser: Browser, base: string, who: Identity) {
  const first: number[] = [];
  const visited: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, cdp, close } = await freshPage(browser, who);
    await page.goto(`${base}${PAGES[0]}`);
    await rows(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const path of PAGES.slice(1)) first.push(await change(page, path));
    for (const path of [...PAGES, ...PAGES]) visited.push(await change(page, path));
    await close();
  }
  return { first: median(first), visited: median(visited), ...(await measureMemory(browser, base, who)) };
}

async function measureMemory(browser: Browser, base: string, who: Identity) {
  const { page, cdp, close } = await freshPage(browser, who);
  await page.goto(`${base}${PAGES[0]}`);
  await rows(page);
  let before = 0;
  for (let i = 1; i <= WARM_UP + CHANGES; i += 1) {
    await change(page, PAGES[i % PAGES.length] ?? '');
    if (i === WARM_UP) before = await heapBytes(cdp);
  }
  const after = await heapBytes(cdp);
  await close();
  return { before, after };
}

/** Milliseconds until the page of the link shows its rows and a frame with them was painted. */
async function change(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).first();
  if (!(await link.isVisible())) throw new Error(`no link to ${path}`);
  return page.evaluate<number>(`window.benchChange(${JSON.stringify(path)})`);
}

const rows = (page: Page) => page.waitForSelector('.data-table tbody tr');

async function heapBytes(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
