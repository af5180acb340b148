import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/factories.ts';
import { type StatisticsWorld, statisticsWorld } from '../apps/server/test/statistics-world.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { figureCard, openTab, rowsAt, tells } from './pages/statistics-page.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let at: StatisticsWorld;
let outsider: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  at = await statisticsWorld(w);
  outsider = await at.company.member({ role: 'staff' });
});

describe.each(looksOf(import.meta.url))('the statistics of stores in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `statistics-shops-${part}-${look.language}-${look.width}`;
  const rows = rowsAt(look);

  it('say which stores were inspected; a figure, a day and an interval open their rows', async () => {
    const { page, context, faults } = await open(browser, w.base, look, at.company.owner);
    await openTab(page, look, 'shopInspection', shotOf);
    const card = figureCard(page, t('shopInspection.figure.missing'));
    const missing = Number(await card.locator('.kpi').innerText());
    await tells(page, t('shopInspection.figure.missing'), t('shopInspection.formula.missing'));
    await card.getByRole('link').click();
    await expect.poll(() => page.locator(rows).count()).toBe(missing);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('rows'));
    await page.reload();
    await expect.poll(() => page.locator(rows).count()).toBe(missing);
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();

    // A day of the calendar is a link that the keyboard reaches.
    const days = page.getByRole('region', { name: t('shopInspection.calendar.title') }).getByRole('link');
    const last = days.last();
    const there = Number(await last.innerText());
    await last.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(rows).count()).toBe(there);
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();

    const intervals = page.getByRole('list', { name: t('shopInspection.intervals.title') });
    await intervals.getByRole('link', { name: t('shopInspection.intervals.upTo7') }).click();
    await page.getByRole('heading', { name: t('shopInspection.intervals.upTo7') }).waitFor();
    await page.locator(rows).first().waitFor();
    await shoot(page, shotOf('intervals'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of somebody without stores say that there are none, and what of an address cannot be used is told', async () => {
    const { page, context } = await open(browser, w.base, look, outsider);
    await page.goto('/web/inspect/shopInspection?coverage=half');
    await page.getByRole('heading', { name: t('shopInspection.emptyTitle') }).waitFor();
    await page.getByText(t('statistics.cut')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await context.close();
  });
});
