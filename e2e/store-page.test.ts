import { fileApi } from '@rondo/contract/file';
import { shopApi } from '@rondo/contract/shop';
import { shopFieldApi } from '@rondo/contract/shop-custom';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf } from '../apps/server/test/document.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { still } from './pages/settled.ts';
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
  const { owner } = company;
  const choices = ['Red', 'Blue'].map((name) => ({ id: requestId(), name }));
  const fields = { name: '品牌', nameEn: 'Brand', kind: 'choice', choices } as const;
  const { id: fieldId } = await owner.call(shopFieldApi.create, { ...fields, requestId: requestId() });
  await owner.call(shopFieldApi.create, { name: '租金', nameEn: 'Rent', kind: 'number', requestId: requestId() });
  const shop = await owner.call(shopApi.get, { id: shopId });
  await owner.call(shopApi.update, {
    ...{ id: shopId, rev: shop.rev, name: shop.name, groupId: shop.groupId, managerIds: [manager.id] },
    ...{ phone: '020 7946 0000', address: '12 Wapping Lane', custom: [{ fieldId, value: choices[0]?.id ?? '' }] },
    hours: Array.from({ length: 7 }, () => [{ from: '00:00', to: '23:59' }]),
  });
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  const [file] = await owner.call(fileApi.upload, {}, { files: [{ name: 'a.jpg', bytes }] });
  const { rev } = await owner.call(shopApi.get, { id: shopId });
  await owner.call(shopApi.setPhoto, { id: shopId, rev, photoId: file?.id ?? '', alt: 'Entrance' });
});

describe.each(looksOf(import.meta.url))('a store in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('has a face in its drawer, a page of its own, and fields of the company in their settings', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const isRight = async (part: string) => {
      await still(page);
      await shoot(page, `store-${part}-${look.language}-${look.width}`);
      expect.soft({ part, ...(await looksRight(page)) }).toEqual({ part, ...FINE });
    };
    await page.goto(`/web/shop?open=${shopId}`);
    const drawer = page.getByRole('dialog', { name: 'Wapping Lane' });
    await drawer.getByText('12 Wapping Lane').first().waitFor();
    await drawer.getByText('Red').first().waitFor();
    await isRight('drawer');
    await drawer.getByRole('link', { name: t('shop.page.open') }).click();
    await page.getByRole('heading', { level: 1, name: 'Wapping Lane' }).waitFor();
    const call = page.getByRole('link', { name: t('shop.face.call', { phone: '020 7946 0000' }) });
    expect(await call.getAttribute('href')).toBe('tel:02079460000');
    await isRight('page');
    await page.getByRole('button', { name: t('shopDocument.add') }).click();
    const added = page.getByRole('dialog', { name: t('shopDocument.addTitle') });
    await added.getByRole('button', { name: t('ui.create') }).click();
    await added.getByText(t('shopDocument.need.file')).waitFor();
    const lease = `租约 ${look.language} ${look.width}`;
    const picked = { name: `${lease}.pdf`, mimeType: 'application/pdf', buffer: pdf(lease) };
    await added.getByLabel(t('ui.attachment.add')).last().setInputFiles(picked);
    await page.waitForFunction((name) => [...document.querySelectorAll('input')].some((i) => i.value === name), lease);
    await isRight('document');
    await added.getByRole('button', { name: t('ui.create') }).click();
    await added.waitFor({ state: 'hidden' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('ui.attachment.download', { name: `${lease}.pdf` }) }).click();
    expect((await saved).suggestedFilename()).toBe(`${lease}.pdf`);
    const acts = page.getByRole('button', { name: t('shopDocument.actsOf', { name: lease }) });
    await acts.click();
    await page.getByRole('menuitem', { name: t('ui.delete') }).click();
    await page.getByRole('button', { name: t('ui.undo') }).click();
    await acts.waitFor();
    await isRight('documents');
    await page.getByRole('button', { name: t('shop.photo.change') }).click();
    const dialog = page.getByRole('dialog', { name: t('shop.photo.title') });
    const words = `Door ${look.language} ${look.width}`;
    await dialog.getByRole('textbox', { name: t('shop.photo.alt') }).fill(words);
    await isRight('photo');
    await dialog.getByRole('button', { name: t('ui.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('ui.photo.open', { name: words }) }).waitFor();
    await page.goto('/web/shop/settings');
    await page.getByText(look.language === 'en-US' ? 'Brand' : '品牌', { exact: true }).waitFor();
    await isRight('settings');
    await page.getByRole('button', { name: t('shop.custom.add') }).click();
    const form = page.getByRole('dialog', { name: t('shop.custom.createTitle') });
    const name = `F ${look.language} ${look.width}`;
    await form.getByRole('textbox', { name: t('shop.custom.name'), exact: true }).fill(name);
    await isRight('field');
    await form.getByRole('button', { name: t('ui.create') }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByText(name, { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
