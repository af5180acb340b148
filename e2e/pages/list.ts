import type { Locator, Page } from 'playwright-core';

/**
 * The place to press in a list to open what bears this text: in a table the cell, on the phone the card, all of which is
 * one button that lies over its text.
 */
export const lineOf = (page: Page, text: string): Locator =>
  page
    .locator('tr[data-row-key]')
    .getByText(text)
    .or(page.locator('.card-list > li, .phone-row', { hasText: text }))
    .first();
