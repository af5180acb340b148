import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Identity } from '../apps/server/test/client.ts';
import { FLAGS } from './flags.ts';
import { still } from './pages/settled.ts';
import { noteToasts } from './pages/toasts.ts';

/** Where Debian has them: chromium without a window, which takes a fifth less of the machine, and with one. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Elsewhere CHROMIUM_PATH says where it is. */
const EXECUTABLE = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? 'chromium';

/** A reader: language, width and scheme of the browser. */
export interface Look {
  language: 'zh-CN' | 'en-US';
  width: 1440 | 390;
  dark?: boolean;
}

const SUITE: readonly [desk: Look, phone: Look] = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 390 },
];
const LEFT_OUT: readonly Look[] = [
  { language: 'zh-CN', width: 390 },
  { language: 'en-US', width: 1440 },
];
const areOther = process.env.LOOKS === 'other';
/** How the suite looks at pages; `npm run trial -- looks` goes the same journeys in the other two (decision 0073). */
export const LOOKS: readonly Look[] = areOther ? LEFT_OUT : SUITE;

/** Both languages on the phone, where most inspections are done; among the other looks at the desk. */
export const PHONES: readonly Look[] = LOOKS.map((look) => ({ ...look, width: areOther ? 1440 : 390 }));

/** Journeys that are gone on a phone; the rest of those that are gone once are gone at the desk. */
const ON_THE_PHONE = new Set([
  ...['account', 'ai-checks', 'assistant', 'capture', 'check-in', 'cited-change', 'clips', 'dates', 'flow-dashboard'],
  ...['guide', 'navigation', 'people-access', 'perform', 'rectification'],
  ...['free-task', 'help', 'learning', 'live-sound', 'messages', 'notice', 'notice-chain', 'perform-rules'],
  ...['photo-hash', 'points', 'ptz', 'receipt', 'sample-company', 'shell', 'sign-in-modes', 'store-page'],
  ...['task-process', 'timed-snapshot'],
]);

/** The one look in which the suite goes the journeys of a file (`import.meta.url`); the trial goes them in the other three (decision 0311). */
export function looksOf(file: string): readonly Look[] {
  const [desk, phone] = SUITE;
  const isOnThePhone = ON_THE_PHONE.has(basename(file, '.test.ts'));
  if (areOther) return [...LEFT_OUT, isOnThePhone ? desk : phone];
  return [isOnThePhone ? phone : desk];
}

/** `served` maps a name that people know to where it really listens: `home.localhost` to `127.0.0.1:5180`. */
export const launch = (served: Readonly<Record<string, string>> = {}): Promise<Browser> => {
  const rules = Object.entries(served).map(([name, address]) => `MAP ${name} ${address}`);
  const names = rules.length > 0 ? [`--host-resolver-rules=${rules.join(',')}`] : [];
  return chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS, ...names], headless: true });
};

const contextOf = (base: string, look: Look) => ({
  baseURL: base,
  viewport: { width: look.width, height: look.width === 390 ? 844 : 900 },
  hasTouch: look.width === 390,
  isMobile: look.width === 390,
  colorScheme: look.dark ? ('dark' as const) : ('light' as const),
  locale: look.language,
  reducedMotion: 'reduce' as const,
  permissions: ['camera', 'clipboard-write'],
});

/** What a signed-in reader's browser has stored. */
const storedOf = (look: Look, who: Identity | undefined) => ({
  language: look.language,
  // As its reader would choose it.
  ...(look.dark ? { theme: 'dark' } : {}),
  ...(who ? { token: who.token, id: who.id, companyId: who.companyId } : {}),
});

/**
 * A browser whose profile stays in a folder, so that it can be closed and started again as a phone is. With `who` it is signed in
 * first. It keeps the application for offline work, as the browsers of people do.
 */
export async function startPhone(folder: string, base: string, look: Look, who?: Identity): Promise<Phone> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: EXECUTABLE,
    args: [...FLAGS],
    headless: true,
    ...contextOf(base, look),
  });
  await noteToasts(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const faults = faultsOf(page);
  if (who) {
    await page.goto('/web/mark.svg');
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(storedOf(look, who)),
    );
  }
  return { page, context, faults };
}

export interface Phone {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/** A new browser profile; signed in as `who` when given. Errors of the page's own code fail the test. */
export async function open(browser: Browser, base: string, look: Look, who?: Identity): Promise<Phone> {
  // Journeys that watch requests see those of pages only: the worker, which answers some itself, has journeys of its own.
  const context = await browser.newContext({ ...contextOf(base, look), serviceWorkers: 'block' });
  await context.addInitScript(
    (entries: [string, string][]) => {
      if (sessionStorage.getItem('e2e')) return;
      sessionStorage.setItem('e2e', '1');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(storedOf(look, who)),
  );
  await noteToasts(context);
  const page = await context.newPage();
  const faults = faultsOf(page);
  return { page, context, faults };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that no page may break, however little they weigh. */
const ALWAYS = [
  'region',
  'landmark-unique',
  'page-has-heading-one',
  'aria-allowed-role',
  'scrollable-region-focusable',
];

/** Rules of less weight, whose findings would not be counted: a run without them takes two thirds of the time. */
const NOT_COUNTED = [
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'meta-viewport',
  'no-autoplay-audio',
  'presentation-role-conflict',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** Serious and critical violations of a page and those of the rules above, one line each; with `rules` of these rules only. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await still(page);
  return page.evaluate(
    async ([always, off, only]) => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            root: Document,
            options: object,
          ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      // What passes is not listed, and style sheets, which no rule in force reads, are not fetched again.
      const options = {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        ...(only ? { runOnly: only } : { rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])) }),
      };
      const { violations: all } = await axe.run(document, options);
      return all
        .filter((v) => v.impact === 'serious' || v.impact === 'critical' || always.includes(v.id))
        .map(
          (v) =>
            `${v.id} (${v.impact}): ${v.nodes
              .map((n) => n.target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        );
    },
    [ALWAYS, NOT_COUNTED, rules] as const,
  );
}

/** How far the page can be pushed sideways, px: nothing at any width. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A picture for whoever looks; only where SCREENS names a folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/${name}.png` });
}
