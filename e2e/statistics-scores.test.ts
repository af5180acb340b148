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
let newcomer: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  at = await statisticsWorld(w);
  // Inspections have four categories.
  await w.sql(
    `update record set outcome = jsonb_set(outcome, '{categories}', (
       select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', c.name, 'parentId', null, 'score', 1, 'max', 1,
                'ratePercent', greatest(0, least(100, rate_percent + c.more)), 'itemCount', 1, 'failed', 0, 'na', 0))
         from (values ('Hygiene', 4), ('Service', -6), ('Safety', 9), ('Display', -2)) c (name, more)))
      where company_id = $1 and evaluated`,
    [at.company.id],
  );
  newcomer = (await w.company()).owner;
});

describe.each(looksOf(import.meta.url))('the scores in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `statistics-scores-${part}-${look.language}-${look.width}`;
  const rows = rowsAt(look);

  it('say how good inspections are and how far apart; bars, figures and stores open their rows', async () => {
    const { page, context, faults } = await open(browser, w.base, look, at.company.owner);
    await openTab(page, look, 'scoreStatistics', shotOf);
    for (const part of ['bands', 'categories', 'dots', 'levels', 'ranking', 'table'] as const) {
      const heading = page.getByRole('heading', { name: t(`scoreStatistics.${part}.title`), level: 2 });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await shoot(page, shotOf(part));
    }
    expect.soft(await looksRight(page)).toEqual(FINE);
    await tells(page, t('scoreStatistics.figure.median'), t('scoreStatistics.formula.median'));

    const bars = page.getByRole('list', { name: t('scoreStatistics.bands.title') }).getByRole('link');
    const last = bars.last();
    const count = Number(await last.locator('.num').first().innerText());
    await last.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/inspect\/record\?.*rateBand=90/);
    await page
      .getByText(t('record.rateBand', { from: 90, to: 100 }))
      .first()
      .waitFor();
    await expect.poll(() => page.locator(rows).count()).toBe(Math.min(count, 20));
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('rows'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('rank the stores as given and corrected, and weigh by points; the address keeps both', async () => {
    const { page, context, faults } = await open(browser, w.base, look, at.company.owner);
    await page.goto('/web/inspect/scoreStatistics?rows=ranking');
    await page.getByRole('radio', { name: t('scoreStatistics.ranking.adjusted') }).click();
    await page.waitForURL(/by=adjusted/);
    await expect.poll(() => page.locator(rows).count()).toBe(6);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('ranked'));
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();
    const average = figureCard(page, t('scoreStatistics.figure.average')).locator('.kpi');
    const before = await average.innerText();
    await page.getByRole('radio', { name: t('scoreStatistics.weighting.points') }).click();
    await page.waitForURL(/weighting=points/);
    await expect.poll(() => average.innerText()).not.toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of a company without inspections say so, and what of an address cannot be used is told', async () => {
    const { page, context } = await open(browser, w.base, look, newcomer);
    await page.goto('/web/inspect/scoreStatistics?weighting=robots');
    await page.getByRole('heading', { name: t('scoreStatistics.emptyTitle') }).waitFor();
    await page.getByText(t('statistics.cut')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await context.close();
  });
});
