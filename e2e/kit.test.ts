import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Look, launch, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';

/** The gallery of the kit is no part of the build: it is served from its sources. */
let gallery: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL('../apps/web', import.meta.url));
  [gallery, browser] = await Promise.all([
    createServer({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error', server: { port: 0, hmr: false } }),
    launch(),
  ]);
  await gallery.listen();
});
afterAll(async () => {
  await browser.close();
  await gallery.close();
});

const LOOKS: Look[] = (['zh-CN', 'en-US'] as const).flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => [false, true].map((dark) => ({ language, width, dark }))),
);

describe.each(LOOKS)('the kit in $language at $width, dark: $dark', (look) => {
  it('every control in every state can be read and reached', async () => {
    const base = gallery.resolvedUrls?.local[0];
    if (!base) throw new Error('the gallery is not served');
    const { page, context, faults } = await open(browser, base, look);
    await page.goto('kit.html#/controls', { timeout: 100_000 });
    await page.locator('.file-drop-press').first().waitFor({ timeout: 100_000 });
    await page.locator('.ant-select').first().waitFor();
    await page.locator('.day-segments').first().waitFor();
    await shoot(page, `kit-${look.language}-${look.width}-${look.dark ? 'dark' : 'light'}`);
    expect(await looksRight(page)).toEqual(FINE);
    expect(await page.getByLabel('Number, filled', { exact: true }).inputValue()).toBe('86.7');
    expect(faults).toEqual([]);
    await context.close();
  });
});
