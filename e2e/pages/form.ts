import type { Locator, Page } from 'playwright-core';

/** Chooses an option of a select by its label; `search` types first, for lists that are found on the server. */
export async function choose(
  page: Page,
  scope: Page | Locator,
  label: string,
  option: string,
  search = '',
): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true });
  await field.click();
  const list = listOf(page, label);
  if (search) await list.getByRole('searchbox').fill(search);
  await list.getByRole('option').filter({ hasText: option }).first().click();
  await field.filter({ hasText: option }).waitFor();
  // A list of which several can be chosen stays open.
  if ((await field.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
}

/** What a select has opened: beside it, on the phone a sheet. */
export const listOf = (page: Page, label: string): Locator =>
  page.getByRole('dialog', { name: label, exact: true }).last();
