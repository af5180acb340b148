import { certificateApi } from '@rondo/contract/certificate';
import { addDays } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { lineOf } from './pages/list.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  const today = w.clock.now().toISOString().slice(0, 10);
  const fields = { kind: 'food_licence', number: 'L-7', shopId } as const;
  await company.owner.call(certificateApi.create, { ...fields, validUntil: addDays(today, 5), requestId: requestId() });
});

describe.each(looksOf(import.meta.url))('certificates in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('are counted, entered, found in the store, deleted and brought back', async () => {
    const number = `F-${look.language}-${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `certificate-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto('/web/certificate');
    await page.getByText('L-7').first().waitFor();
    await looksRight('list');
    await page.getByRole('tab', { name: t('state.certificate.due7') }).click();
    await page.getByText('L-7').first().waitFor();
    await page.getByRole('tab', { name: t('state.certificate.expired') }).click();
    await page.getByText('L-7').waitFor({ state: 'hidden' });
    await page.goto('/web/certificate?dialog=create');
    const form = page.getByRole('dialog', { name: t('certificate.create') });
    await form.waitFor();
    await looksRight('form');
    await choose(page, form, t('certificate.field.shop'), 'Wapping Lane', 'Wapping');
    await choose(page, form, t('certificate.field.kind'), t('certificate.kind.fire_check'));
    await form.getByRole('textbox', { name: t('certificate.field.number') }).fill(number);
    await form.getByRole('button', { name: t('ui.create') }).click();
    await toastShown(page, t('certificate.created'));

    await page.goto(`/web/shop?open=${shopId}`);
    const section = page.getByRole('link', { name: t('certificate.kind.food_licence') });
    await section.first().waitFor();
    await looksRight('store');
    await section.first().click();
    await page.getByRole('dialog', { name: t('certificate.kind.food_licence') }).waitFor();
    await looksRight('drawer');

    await page.goto(`/web/certificate?q=${number}`);
    await lineOf(page, number).click();
    const drawer = page.getByRole('dialog', { name: t('certificate.kind.fire_check') });
    await drawer.getByRole('button', { name: t('certificate.remove') }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await toastShown(page, t('certificate.removed'));
    await page.getByRole('button', { name: t('certificate.bin') }).click();
    await page
      .getByRole('button', { name: new RegExp(number) })
      .first()
      .click();
    await expect.poll(async () => (await company.owner.call(certificateApi.list, { keyword: number })).total).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
