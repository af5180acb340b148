import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenShopToInspect, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { figureCard, openTab, rowsAt, tells } from './pages/statistics-page.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const DISPATCHED = 6;
const SUBMITTED = 4;

let w: World;
let browser: Browser;
let owner: Person;
let newcomer: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  const { company, shopId, manager, template } = await givenShopToInspect(w);
  owner = company.owner;
  newcomer = (await w.company()).owner;
  const other = await givenTemplate(w, company, { items: 2, name: 'Closing list' });
  for (let i = 0; i < DISPATCHED; i += 1) {
    const { id, items } = i % 2 === 0 ? template : other;
    const { firstTaskId } = await dispatchTo(w, owner, id, [shopId], { name: `Check ${i + 1}` });
    if (i < SUBMITTED) await inspect(manager, firstTaskId, answersOf(items));
  }
  await w.settle();
});

describe.each(looksOf(import.meta.url))('the task statistics in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `statistics-task-${part}-${look.language}-${look.width}`;

  it('are a tab of the statistics, say what changed, and every number opens its tasks', async () => {
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await openTab(page, look, 'taskStatistics', shotOf);
    const card = (key: 'dispatched' | 'completion') => figureCard(page, t(`taskStatistics.figure.${key}`));
    expect(await card('dispatched').locator('.kpi').innerText()).toBe(String(DISPATCHED));
    expect(await card('completion').locator('.kpi').innerText()).toBe('66.7%');
    await tells(page, t('taskStatistics.figure.completion'), t('taskStatistics.formula.completion'));
    await card('completion').getByRole('link').click();
    await page.getByRole('heading', { name: t('taskStatistics.set.completed') }).waitFor();
    const rows = rowsAt(look);
    await expect.poll(() => page.locator(rows).count()).toBe(SUBMITTED);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('rows'));
    // The address holds what is shown.
    await page.reload();
    await expect.poll(() => page.locator(rows).count()).toBe(SUBMITTED);
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();

    const funnel = page.getByRole('list', { name: t('taskStatistics.funnel.title') });
    await funnel.getByRole('link', { name: t('taskStatistics.funnel.step.submitted') }).click();
    await expect.poll(() => page.locator(rows).count()).toBe(SUBMITTED);
    await page.getByRole('button', { name: t('statistics.rows.back') }).click();
    await page.getByRole('radio', { name: t('taskStatistics.table.template'), exact: true }).click();
    await page.getByText('Closing list').last().waitFor();
    expect(new URL(page.url()).searchParams.get('by')).toBe('template');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of a company without tasks say so, and what of an address cannot be used is told', async () => {
    const { page, context } = await open(browser, w.base, look, newcomer);
    await page.goto('/web/inspect/taskStatistics?by=planet');
    await page.getByRole('heading', { name: t('taskStatistics.emptyTitle') }).waitFor();
    await page.getByText(t('statistics.cut')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await context.close();
  });
});
