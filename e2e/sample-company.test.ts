import { sampleCompanyApi } from '@rondo/contract/sample-company';
import { shopApi } from '@rondo/contract/shop';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

describe.each(looksOf(import.meta.url))('the sample company in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `sample-${part}-${look.language}-${look.width}`;

  it('is loaded from the guide, is marked wherever it stands, and goes with what somebody added to it', async () => {
    const company = await w.company({ name: 'Harbour Bakery' });
    const { owner } = company;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/guide');
    await page.getByRole('link', { name: t('sampleCompany.title'), exact: true }).click();
    await page.getByRole('button', { name: t('sampleCompany.load') }).click();
    const remove = page.getByRole('button', { name: t('sampleCompany.remove') });
    await remove.waitFor({ timeout: 60_000 });
    await page.getByText(t('sampleCompany.nothingAdded')).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('loaded'));

    // A number opens exactly its rows, each with the mark in its name.
    await page.getByRole('link', { name: t('sampleCompany.count.shop', { count: 4 }) }).click();
    await page.waitForURL(/\/shop\?real=false/);
    const marked = (name: string) => t('sampleCompany.made.marked', { name });
    const bridge = marked(t('sampleCompany.made.shop.bridge.name'));
    await page.getByText(bridge).first().waitFor();
    await shoot(page, shotOf('stores'));
    await page.goto('/web/inspect/problem?tab=all');
    await page.getByRole('button', { name: /\d/ }).first().waitFor();
    await page.goto('/web/inspect/statistics');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/web/guide');
    await page
      .getByRole('listitem')
      .filter({ hasText: t('guide.item.shop.title') })
      .getByRole('link')
      .waitFor();

    // Somebody inspects a store of it.
    const { list } = await owner.call(shopApi.list, { real: false });
    const shopId = list[0]?.id ?? '';
    const template = await givenTemplate(w, company);
    const executor = { kind: 'members' as const, memberIds: [owner.id] };
    const { firstTaskId } = await dispatchTo(w, owner, template.id, [shopId], { executor });
    await inspect(owner, firstTaskId, answersOf(template.items));
    await w.settle();

    await page.goto('/web/guide/sample');
    await remove.click();
    const ask = page.getByRole('dialog', { name: t('sampleCompany.removeTitle') });
    await ask.getByText(t('sampleCompany.count.record', { count: 1 })).waitFor();
    await ask.getByRole('radio').first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('remove'));
    await ask.getByRole('button', { name: t('sampleCompany.remove') }).click();
    await page.getByRole('button', { name: t('sampleCompany.load') }).waitFor({ timeout: 60_000 });
    expect(await owner.call(sampleCompanyApi.get, {})).toMatchObject({ loaded: null, canLoad: true });
    expect((await owner.call(shopApi.list, {})).total).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
