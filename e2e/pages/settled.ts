import type { Page } from 'playwright-core';

/** The page has its code and its data: nothing turns, nothing is grey. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="main"], .face').first().waitFor();
  await page.waitForFunction(async () => {
    const waits = '.spinner, .skeleton, [aria-busy="true"], .ant-skeleton, .ant-spin-spinning';
    // What one answer brings in may ask for more in the next frame.
    for (let frame = 0; frame < 3; frame += 1) {
      if (document.querySelector(waits)) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return true;
  });
}

/** Nothing fades or slides any more: a text that is still coming has not its colour yet. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}
