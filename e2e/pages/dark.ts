import type { BrowserContext, Page } from 'playwright-core';

/** The pages of a browser are dark from the next one on, as if their reader had chosen so. */
export async function chooseDark(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
}

/** What the page at hand shows itself in. */
export const modeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.mode);
