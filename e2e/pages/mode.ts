import type { Page } from 'playwright-core';

/** What the page at hand shows itself in. */
export const modeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.mode);
