import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  manager = await company.member({ role: 'store_manager', name: 'Mana Ger' });
});

describe.each(looksOf(import.meta.url))('the novice guide in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `guide-${part}-${look.language}-${look.width}`;

  it('leads to a page, points at what is done there, and ticks the item by the fact alone', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/guide');
    const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    const template = item(t('guide.item.template.title'));
    await template.getByRole('link', { name: t('guide.go') }).waitFor();
    const entry = page.getByRole('link', { name: /\d/ }).and(page.locator('.top-button[href$="/guide"]'));
    if (look.width === 1440) await entry.waitFor();
    else expect(await entry.count()).toBe(0);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('list'));
    await item(t('guide.item.department.title'))
      .getByRole('link', { name: t('guide.go') })
      .click();
    const step = page.getByRole('dialog', { name: t('guide.item.department.title') });
    await step.waitFor();
    if (look.width === 1440) {
      await step.getByText(t('guide.step.menu')).waitFor();
      await step.getByRole('button', { name: t('guide.step.next') }).press('Enter');
    }
    await step.getByText(t('guide.item.department.how')).waitFor();
    await settled(page);
    expect(await page.locator('[data-spotlight]').count()).toBe(1);
    await shoot(page, shotOf('step'));
    await page.keyboard.press('Escape');
    await step.waitFor({ state: 'detached' });
    expect(await page.locator('[data-spotlight]').count()).toBe(0);

    const device = item(t('guide.item.device.title'));
    await page.goto('/web/guide');
    await device.getByRole('button', { name: t('guide.skip') }).click();
    const ask = page.getByRole('dialog');
    await ask.getByRole('textbox').fill('No cameras');
    await ask.getByRole('button', { name: t('guide.skip'), exact: true }).click();
    await device.getByText('No cameras').waitFor();
    await device.getByRole('button', { name: t('guide.unskip') }).click();
    await device.getByRole('link', { name: t('guide.go') }).waitFor();
    await page.getByRole('button', { name: t('guide.putAway') }).click();
    await page.getByRole('button', { name: t('guide.takeOut') }).click();
    await page.getByRole('button', { name: t('guide.putAway') }).waitFor();

    const shopId = await company.shop({ managerIds: [manager.id] });
    await page.reload();
    const shop = item(t('guide.item.shop.title'));
    await shop.getByText(t('guide.state.done')).waitFor();
    await w.sql('update shop set deleted_at = now() where id = $1', [shopId]);
    await page.reload();
    await shop.getByRole('link', { name: t('guide.go') }).waitFor();

    await page.goto('/web/guide/report');
    const group = t('guide.report.group', {
      role: t('guide.role.store_manager'),
      item: t('guide.item.watch.title'),
    });
    await page.getByRole('link', { name: group }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('item') === 'watch');
    await page.getByText('Mana Ger').first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('report'));
    expect(faults).toEqual([]);
    await context.close();
  });
});
