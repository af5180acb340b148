import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/factories.ts';
import { type StatisticsWorld, statisticsWorld } from '../apps/server/test/statistics-world.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { figureCard, openTab, rowsAt, tells } from './pages/statistics-page.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let at: StatisticsWorld;
let newcomer: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  at = await statisticsWorld(w);
  newcomer = (await w.company()).owner;
});

describe.each(LOOKS)('the statistics of inspectors in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `statistics-users-${part}-${look.language}-${look.width}`;
  const rows = rowsAt(look);

  it('say who inspects how much and how strictly; a figure and a dot open their rows', async () => {
    const { page, context, faults } = await open(browser, w.base, look, at.company.owner);
    await openTab(page, look, 'userInspection', shotOf);
    await page.evaluate(() => document.querySelector('.list-body')?.scrollTo(0, 1400));
    await shoot(page, shotOf('table'));

    const card = figureCard(page, t('userInspection.figure.inspectors'));
    const people = Number(await card.locator('.kpi').innerText());
    await tells(page, t('userInspection.figure.inspectors'), t('userInspection.formula.inspectors'));
    await card.getByRole('link').click();
    await page.getByRole('button', { name: t('statistics.rows.back') }).waitFor();
    await expect.poll(() => page.locator(rows).count()).toBe(people);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('rows'));
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();

    const dots = page.getByRole('list', { name: t('userInspection.dots.title') }).getByRole('link');
    await expect.poll(() => dots.count()).toBe(people);
    await dots.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/inspect\/record\?.*inspectorId=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of a company without inspections say so, and what of an address cannot be used is told', async () => {
    const { page, context } = await open(browser, w.base, look, newcomer);
    await page.goto('/web/inspect/userInspection?inspectors=robots');
    await page.getByRole('heading', { name: t('userInspection.emptyTitle') }).waitFor();
    await page.getByText(t('statistics.cut')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await context.close();
  });
});
