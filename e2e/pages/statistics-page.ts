import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Look, shoot } from '../browser.ts';
import { FINE, looksRight } from './looks-right.ts';
import { textsOf } from './texts.ts';

/** A page of the statistics, and the group of its texts. */
type StatisticsTab = 'taskStatistics' | 'scoreStatistics' | 'shopInspection' | 'userInspection';

/** Comes to a page of the statistics by its tab: the filters come along, and what stands at its top and further down looks right. */
export async function openTab(page: Page, look: Look, tab: StatisticsTab, shotOf: (part: string) => string) {
  const t = textsOf(look.language);
  await page.goto('/web/inspect/statistics?compare=year');
  await page.getByRole('tab', { name: t(`statistics.tab.${tab}`) }).click();
  await page.getByRole('heading', { name: t(`${tab}.title`), level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('compare')).toBe('year');
  await page.locator('.statistics-headline').waitFor();
  await page.locator(rowsAt(look)).first().waitFor({ state: 'attached' });
  expect.soft(await looksRight(page)).toEqual(FINE);
  await shoot(page, shotOf('page'));
  await page.evaluate(() => document.querySelector('.list-body')?.scrollTo(0, 700));
  await shoot(page, shotOf('lower'));
}

/** The rows of a list: cards on a phone. */
export const rowsAt = ({ width }: Look): string => (width === 390 ? '.card-list li' : '.data-table tbody tr');

/** A card of figures by its name. */
export const figureCard = (page: Page, name: string) => page.locator('.stat', { hasText: name }).first();

/** The tip of a figure says how it is computed, and goes with Esc. */
export async function tells(page: Page, name: string, formula: string): Promise<void> {
  await figureCard(page, name).getByRole('button').click();
  await page.getByRole('tooltip').getByText(formula).waitFor();
  await page.keyboard.press('Escape');
}
