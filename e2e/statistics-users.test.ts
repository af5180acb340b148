import { recordApi } from '@rondo/contract/record';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeDue } from '../apps/server/src/features/statistics/month-close.ts';
import type { Person } from '../apps/server/test/factories.ts';
import { recordFactory } from '../apps/server/test/record-factory.ts';
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
/** Of a company whose July is closed; one of its records was voided since. */
let closer: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  at = await statisticsWorld(w);
  newcomer = (await w.company()).owner;
  closer = await closedJuly();
});

async function closedJuly(): Promise<Person> {
  const company = await w.company();
  const make = recordFactory(w, company);
  const [template, shopId] = [await make.template(), await company.shop({ name: 'Riverside' })];
  const made: string[] = [];
  for (const fails of [[0], [1, 2], []])
    made.push(
      await make.record({ shopId, template, inspector: company.owner, at: `2026-07-1${made.length}T04:00:00Z`, fails }),
    );
  await w.settle();
  const db = w.app.databases.of(company.id);
  const night = { nightOn: '2026-08-03', at: new Date('2026-08-02T16:30:00Z') };
  await db.transaction().execute((trx) => closeDue(trx, company.id, night));
  await company.owner.call(recordApi.void, { id: made[1] ?? '', rev: 0, reason: 'wrong store' });
  await w.settle();
  return company.owner;
}

describe.each(looksOf(import.meta.url))('the statistics of inspectors in $language at $width', (look) => {
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

  it('of a closed month are shown as they were closed or as of now, with the records that were restated', async () => {
    const { page, context, faults } = await open(browser, w.base, look, closer);
    await page.goto('/web/inspect/statistics?from=2026-07-01&to=2026-07-31');
    const closed = page.getByRole('region', { name: t('monthClose.title') });
    await closed.getByText(t('monthClose.restated', { count: '1' })).waitFor();
    const records = figureCard(page, t('statistics.figure.records')).locator('.kpi');
    await expect.poll(() => records.innerText()).toBe('2');
    await closed.getByRole('radio', { name: t('monthClose.asClosed') }).click();
    await expect.poll(() => records.innerText()).toBe('3');
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('as-closed'));
    await figureCard(page, t('statistics.figure.records')).getByRole('link').first().click();
    await expect.poll(() => page.locator(rows).count()).toBe(3);
    await shoot(page, shotOf('closed-rows'));
    await closed.getByText(t('monthClose.restated', { count: '1' })).click();
    await expect.poll(() => page.locator(rows).count()).toBe(1);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('restated'));
    await page.getByRole('button', { name: t('monthClose.setting.open', { day: '3' }) }).click();
    await page.getByLabel(t('monthClose.setting.label')).waitFor();
    await shoot(page, shotOf('closing-day'));
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
