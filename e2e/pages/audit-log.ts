import type { Locator, Page } from 'playwright-core';
import type { Look } from '../browser.ts';
import { settled } from './settled.ts';
import { textsOf } from './texts.ts';

/** The audit log, a tab of the organisation page. */
export function auditLog(page: Page, { language, width }: Look) {
  const t = textsOf(language);
  const rows: Locator = width === 1440 ? page.locator('.audit tbody tr') : page.locator('.audit .card-list > li');
  const filter = async (label: string, option: string): Promise<void> => {
    const before = page.url();
    await page.locator('.chip-main', { hasText: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    // The rows of before stand until the address asks for others.
    await page.waitForURL((url) => url.href !== before);
    await settled(page);
  };
  return {
    rows,
    filter,
    async open(): Promise<void> {
      await page.goto('/web/user/org?tab=audit');
      await rows.first().waitFor();
      await settled(page);
    },
    /** A line that says these things. */
    entry: (...texts: readonly string[]): Locator =>
      texts.reduce((found, text) => found.filter({ hasText: text }), rows).first(),
    search: (text: string): Promise<void> => page.getByRole('searchbox', { name: t('audit.search') }).fill(text),
    export: (): Promise<void> => page.getByRole('button', { name: t('audit.export'), exact: true }).click(),
  };
}
