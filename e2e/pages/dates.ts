import type { Locator, Page } from 'playwright-core';

/** The parts of a date field by its label; those of a period are "from" and "to". */
export const dateField = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('group', { name: label, exact: true });

/** Types a day yyyy-MM-dd (and a time HH:mm) into a date field as a hand does: part by part, the focus goes on by itself. */
export async function typeDay(scope: Page | Locator, label: string, day: string, time = ''): Promise<void> {
  const field = dateField(scope, label);
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(`${day}${time}`.replace(/\D/g, ''));
}
