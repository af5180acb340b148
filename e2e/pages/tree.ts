import type { Locator, Page } from 'playwright-core';

/** Drags something and holds it over a row of a tree, `part` of its height from its upper edge; the caller lets go. */
export async function holdOver(page: Page, dragged: Locator, row: Locator, part = 0.5): Promise<void> {
  const from = await dragged.boundingBox();
  const to = await row.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const x = to.x + to.width / 3;
  const y = to.y + to.height * part;
  await page.mouse.move(from.x + Math.min(from.width / 2, 40), from.y + from.height / 2);
  await page.mouse.down();
  // A native drag begins with the first move that is far enough; what is under the pointer counts from the one after.
  await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.move(x + 1, y);
}
