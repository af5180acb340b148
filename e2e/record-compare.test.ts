import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenShopToInspect, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let owner: Person;
/** Four inspections of one store with one template, and one with another, oldest first. */
let ids: string[];
let otherTemplate: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  const { company, shopId, manager, template } = await givenShopToInspect(w);
  owner = company.owner;
  const inspected = async (templateId: string, items: typeof template.items, failing: number[]) => {
    const { firstTaskId } = await dispatchTo(w, owner, templateId, [shopId]);
    const { recordId } = await inspect(manager, firstTaskId, answersOf(items, failing));
    w.clock.advance(60_000);
    return recordId;
  };
  ids = [];
  for (const failing of [[0], [1], [0], [0]]) ids.push(await inspected(template.id, template.items, failing));
  const other = await givenTemplate(w, company, { items: 2 });
  otherTemplate = await inspected(other.id, other.items, []);
});

describe.each(looksOf(import.meta.url))('reports side by side in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `compare-${part}-${look.language}-${look.width}`;

  it('are chosen from a report, name what differs, and a third is put beside them and taken out again', async () => {
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/inspect/record/${ids[1]}`);
    await page.getByRole('button', { name: t('record.act.compare'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('record.compare.pick') });
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(3);
    // Newest first: the last one is the oldest.
    await dialog.getByRole('checkbox').last().check();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('pick'));
    await dialog.getByRole('button', { name: t('record.compare.chosen', { count: 2 }) }).click();
    const table = page.getByRole('table', { name: t('record.compare.title') });
    await table.waitFor();
    await page.getByText(t('record.compare.count', { changed: 2, total: 3 })).waitFor();
    await expect.poll(() => table.getByText(t('record.compare.differs')).count()).toBe(2);
    expect(await table.getByText('Item 3').count()).toBe(0);
    await page.getByRole('checkbox', { name: t('record.compare.onlyChanged') }).uncheck();
    await table.getByText('Item 3').waitFor();
    // What is shown is in the address too.
    await page.reload();
    await table.getByText('Item 3').waitFor();
    await page.getByRole('checkbox', { name: t('record.compare.onlyChanged') }).check();

    await page.getByRole('button', { name: t('record.compare.add') }).click();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: t('record.compare.chosen', { count: 3 }) }).click();
    const heads = table.getByRole('columnheader').getByRole('link');
    await expect.poll(() => heads.count()).toBe(3);
    await expect
      .poll(() => heads.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual([ids[0], ids[1], ids[3]].map((id) => `/web/inspect/record/${id}`));
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('three'));
    // The address says which: a reload shows the same.
    await page.reload();
    await expect.poll(() => heads.count()).toBe(3);
    const takeOut = t('record.compare.remove', { number: '@' }).split('@')[0] ?? '';
    await table.getByRole('button', { name: takeOut }).nth(1).click();
    await expect.poll(() => heads.count()).toBe(2);
    await page.getByText(t('record.compare.allSame')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('same'));
    await page.goto(`/web/inspect/record/compare?records=${ids.join(',')}&show=all`);
    await expect.poll(() => heads.count()).toBe(4);
    expect(await page.getByRole('button', { name: t('record.compare.add') }).count()).toBe(0);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('four'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of different templates, too few, too many or unknown ones are told, with a way on', async () => {
    const { page, context } = await open(browser, w.base, look, owner);
    const shows = async (records: readonly (string | undefined)[], title: string) => {
      await page.goto(`/web/inspect/record/compare?records=${records.join(',')}`);
      await page.getByRole('heading', { name: title }).waitFor();
      expect.soft({ title, ...(await looksRight(page)) }).toEqual({ title, ...FINE });
    };
    await shows([], t('record.compare.fault.few.title'));
    await shows([ids[0], ids[0]], t('record.compare.fault.few.title'));
    await shows([ids[0], otherTemplate], t('record.compare.fault.templates.title'));
    await shows([...ids, otherTemplate, '5'], t('record.compare.fault.many.title'));
    await shoot(page, shotOf('many'));
    await shows([ids[0], 'no-id'], t('ui.emptyState.failed', { noun: '' }).trim());
    await shows([ids[0], crypto.randomUUID()], t('ui.emptyState.failed', { noun: '' }).trim());
    // The network gone and back: a press on the page's own button goes on.
    await page.goto('/web/inspect/record');
    await page.route('**/record/detail*', (route) => route.abort());
    await page.goto(`/web/inspect/record/compare?records=${ids.slice(0, 2).join(',')}`);
    const retry = page.getByRole('main').getByRole('button', { name: t('ui.retry') });
    await retry.waitFor();
    await page.unroute('**/record/detail*');
    await retry.click();
    await page.getByRole('table', { name: t('record.compare.title') }).waitFor();
    await context.close();
  });

  it('of another company are not found', async () => {
    const stranger = await w.company();
    const { page, context } = await open(browser, w.base, look, stranger.owner);
    await page.goto(`/web/inspect/record/compare?records=${ids.slice(0, 2).join(',')}`);
    await page.getByRole('heading', { name: t('ui.emptyState.failed', { noun: '' }).trim() }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await context.close();
  });
});
