import type { Page } from 'playwright-core';

/** What one answer brings in may ask for more in the next frame. */
const CALM_FRAMES = 3;

/** The page has its code and its data: nothing turns, nothing is grey. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="main"], .face').first().waitFor();
  await page.waitForFunction(
    ({ call, frames }) => {
      const here = window as Window & { calm?: { call: string; frames: number } };
      const before = here.calm?.call === call ? here.calm.frames : 0;
      const waits = document.querySelector(
        '.spinner, .skeleton, [aria-busy="true"], .ant-skeleton, .ant-spin-spinning',
      );
      here.calm = { call, frames: waits ? 0 : before + 1 };
      return here.calm.frames >= frames;
    },
    { call: crypto.randomUUID(), frames: CALM_FRAMES },
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
