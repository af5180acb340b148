import type { BrowserContext, Page } from 'playwright-core';

/**
 * Writes down every toast of a tab, through reloads and redirects. A toast goes by itself after some seconds, the one of
 * an ended session after one: whoever looks for it on a busy machine may come too late.
 */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]);
      const toasts = added.filter((node): node is Element => node instanceof Element && node.matches('.toast'));
      if (toasts.length === 0) return;
      const before: string[] = JSON.parse(sessionStorage.getItem('e2e.toasts') ?? '[]');
      const said = toasts.map((toast) => toast.textContent ?? '');
      sessionStorage.setItem('e2e.toasts', JSON.stringify([...before, ...said]));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Resolves when a toast has said this, still there or not; each toast answers once. Else the error names what was said in its place. */
export async function toastShown(page: Page, text: string): Promise<void> {
  const shown = page.waitForFunction((words) => {
    const said: string[] = JSON.parse(sessionStorage.getItem('e2e.toasts') ?? '[]');
    const at = said.findIndex((one) => one.includes(words));
    if (at < 0) return false;
    sessionStorage.setItem('e2e.toasts', JSON.stringify(said.toSpliced(at, 1)));
    return true;
  }, text);
  try {
    await shown;
  } catch (cause) {
    const said = await page.evaluate(() => sessionStorage.getItem('e2e.toasts'));
    throw new Error(`no toast said “${text}”; others said: ${said ?? 'nothing'}`, { cause });
  }
}
