import type { Page } from 'playwright-core';

/** The page has its code and its data: nothing turns, nothing is grey. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="main"], .face').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('.spinner, .skeleton, [aria-busy="true"], .ant-skeleton, .ant-spin-spinning') === null,
  );
}

/** Nothing fades or slides any more: a text that is still coming has not its colour yet. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}
