import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/factories.ts';
import { type StatisticsWorld, statisticsWorld } from '../apps/server/test/statistics-world.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
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
  const rows = look.width === 390 ? '.card-list li' : '.data-table tbody tr';

  it('say who inspects how much and how strictly; a figure and a dot open their rows', async () => {
    const { page, context, faults } = await open(browser, w.base, look, at.company.owner);
    await page.goto('/web/inspect/statistics?compare=year');
    await page.getByRole('tab', { name: t('statistics.tab.userInspection') }).click();
    await page.getByRole('heading', { name: t('userInspection.title'), level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('compare')).toBe('year');
    await page.locator('.statistics-headline').waitFor();
    await page.locator(rows).first().waitFor({ state: 'attached' });
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('page'));
    await page.evaluate(() => document.querySelector('.list-body')?.scrollTo(0, 620));
    await shoot(page, shotOf('lower'));
    await page.evaluate(() => document.querySelector('.list-body')?.scrollTo(0, 1400));
    await shoot(page, shotOf('table'));

    const card = page.locator('.stat', { hasText: t('userInspection.figure.inspectors') }).first();
    const people = Number(await card.locator('.kpi').innerText());
    await card.getByRole('button').click();
    await page.getByRole('tooltip').getByText(t('userInspection.formula.inspectors')).waitFor();
    await page.keyboard.press('Escape');
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
