import type { Page } from 'playwright-core';

/**
 * Leads to another page of the product without loading a document, as the browser's own "back" does; resolves when that page
 * has taken the place of the one before. For pages of another path: the title, which is each page's own, tells them apart.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const title = document.title;
    history.pushState({ ...history.state, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return title;
  }, path);
  await page.waitForFunction((title) => {
    // The number of unread messages may change at any time.
    const named = (text: string) => text.replace(/^\(\d+\+?\) /, '');
    return named(document.title) !== named(title);
  }, before);
}
