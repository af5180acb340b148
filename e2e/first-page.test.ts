import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { open } from './browser.ts';
import { onStage } from './stage.ts';

const DIST = join(import.meta.dirname, '..', 'apps', 'web', 'dist');
const LOOK = { language: 'en-US', width: 1440 } as const;
/** What loads later than this after everything before it is no part of the first page, ms. */
const QUIET_MS = 1_000;
const MOST_FILES = 12;
const MOST_REQUESTS = 20;

/** What a page that is opened for the first time loads; bytes are those of its scripts, packed. */
interface Weight {
  kilobytes: number;
  files: number;
  requests: readonly string[];
}

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'First Page' });
  const shopId = await company.shop({ name: 'Wapping Lane' });
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [company.owner] });
});

it('the sign-in page and the first table page load no more than they may', async () => {
  const table = () => load('/web/inspect/problem', '.data-table tbody tr', company.owner);
  // What was just made is still told to whoever comes: the page that counts is that of a company where nothing happens.
  await table();
  expect({ signIn: over(await load('/web/login', 'form'), 120), table: over(await table(), 300) }).toEqual({
    signIn: [],
    table: [],
  });
});

/** In a browser that was never here. */
async function load(path: string, ready: string, who?: Person): Promise<Weight> {
  const { page, context, faults } = await open(browser, w.base, LOOK, who);
  const scripts = new Set<string>();
  const requests: string[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    const { pathname } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}`);
    lastAt = Date.now();
    if (request.resourceType() === 'script') scripts.add(pathname);
  });
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await expect.poll(() => Date.now() - lastAt > QUIET_MS).toBe(true);
  await context.close();
  expect(faults).toEqual([]);
  const sizes = [...scripts].map(async (script) => {
    return gzipSync(await readFile(join(DIST, script.replace(/^\/web\//, '')))).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: Math.ceil(bytes / 1000), files: scripts.size, requests };
}

/** What is too much, in words that say of what. */
function over({ kilobytes, files, requests }: Weight, mostKilobytes: number): string[] {
  return [
    ...(kilobytes > mostKilobytes ? [`${kilobytes} kB of scripts, at most ${mostKilobytes}`] : []),
    ...(files > MOST_FILES ? [`${files} files of scripts, at most ${MOST_FILES}`] : []),
    ...(requests.length > MOST_REQUESTS ? [`${requests.length} requests, at most ${MOST_REQUESTS}`, ...requests] : []),
  ];
}
