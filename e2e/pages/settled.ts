import type { Page } from 'playwright-core';

/** What one answer brings in may ask for more in the next frame; what a frame draws may begin to fade in the next. */
const CALM_FRAMES = 3;

/** The page has its code and its data: nothing turns, nothing is grey. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="main"], .empty-state').first().waitFor();
  await calm(page, '.spinner, .skeleton, [aria-busy="true"]');
}

/** Nothing fades or slides any more: a text that is still coming has not its colour yet. */
export const still = (page: Page): Promise<void> => calm(page, null);

/** Several frames in a row without anything of the selector, or without it without anything that moves and comes to an end. */
async function calm(page: Page, waiting: string | null): Promise<void> {
  await page.waitForFunction(
    ({ call, frames, selector }) => {
      const here = window as Window & { calm?: { call: string; frames: number } };
      const before = here.calm?.call === call ? here.calm.frames : 0;
      const waits =
        selector === null
          ? document
              .getAnimations()
              .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
          : document.querySelector(selector) !== null;
      here.calm = { call, frames: waits ? 0 : before + 1 };
      return here.calm.frames >= frames;
    },
    { call: crypto.randomUUID(), frames: CALM_FRAMES, selector: waiting },
  );
}
