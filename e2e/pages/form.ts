import type { Locator, Page } from 'playwright-core';

/** Chooses an option of a select by its label; `search` types first, for lists that are found on the server. */
export async function choose(
  page: Page,
  scope: Page | Locator,
  label: string,
  option: string,
  search = '',
): Promise<void> {
  const box = scope.locator('.ant-select', { has: page.getByRole('combobox', { name: label, exact: true }) });
  const field = box.getByRole('combobox');
  await box.click();
  if (search) await field.fill(search);
  const found = page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: option })
    .first();
  await found.click();
  await box.getByText(option).first().waitFor();
  // Leaving the field closes its list.
  await field.blur();
}
