import type { Page } from 'playwright-core';
import { violations } from '../browser.ts';
import { still } from './settled.ts';

/** The device of the reader turns dark or light; the page follows without being loaded again. */
async function turn(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.waitForFunction((wanted) => document.documentElement.dataset.mode === wanted, mode);
}

/** What the dark alone can break of a page that was looked at in the light: the light is back afterwards. */
export async function violationsInTheDark(page: Page, look?: () => Promise<void>): Promise<string[]> {
  await turn(page, 'dark');
  await still(page);
  const found = await violations(page, ['color-contrast']);
  await look?.();
  await turn(page, 'light');
  return found;
}
