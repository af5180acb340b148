import type { Locator, Page } from 'playwright-core';

/** Chooses an option of a select by its label; `search` types first. */
export async function choose(
  page: Page,
  scope: Page | Locator,
  label: string,
  option: string,
  search = '',
): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true });
  await field.click({ force: true });
  if (search) await field.fill(search);
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: option })
    .first()
    .click();
  // Leaving the field closes its list; Escape would close the dialog around it.
  await page.keyboard.press('Tab');
}
