import { albumApi } from '@rondo/contract/album';
import { rectificationApi } from '@rondo/contract/rectification';
import { templateApi } from '@rondo/contract/template';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { picture, screenshots } from '../apps/server/test/album.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { LOOKS, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  await company.member({ role: 'inspector', name: 'Ada Wong', scopeAll: true });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  await screenshots(company.owner, shopId, { count: 4, camera: 'Till' });
  await screenshots(company.owner, shopId, { count: 2, camera: 'Door', takenAt: '2026-01-05T04:00:00Z' });
});

describe.each(looksOf(import.meta.url))('the gallery in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `album-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };
  const tick = (page: Page, index: number) => page.locator('.album-tick input').nth(index).check();

  it('leads from a card to the pictures of its store, keeps the name over a reload, and opens one with its evidence', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/album');
    const card = page.getByRole('link', { name: /Wapping Lane/ });
    await card.waitFor();
    await looksRight(page, 'cards');
    await card.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Wapping Lane' });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    await page.locator('.album-pictures .photo').first().waitFor();
    await looksRight(page, 'detail');
    await page.locator('.album-pictures .photo').first().click();
    const viewer = page.getByRole('dialog', { name: t('ui.photo.viewer') });
    await viewer.waitFor();
    if (look.width === 390) await viewer.getByRole('button', { name: t('ui.photo.info') }).click();
    await viewer.getByText(t('album.hash.intact'), { exact: true }).waitFor();
    await looksRight(page, 'viewer');
    await viewer.getByRole('textbox', { name: t('album.commentHint') }).fill('Queue too long');
    await viewer.getByRole('button', { name: t('album.commentSend') }).click();
    await viewer.getByText('Queue too long').waitFor();
    const before = page.url();
    await viewer.getByRole('button', { name: t('ui.photo.next') }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url()).not.toBe(before);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('marks a picture, with its original kept below', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const [first] = (await company.owner.call(albumApi.pictures, { shopId: [shopId], marked: false })).list;
    const before = await company.owner.call(albumApi.get, { id: first?.id ?? '' });
    await page.goto(`/web/album/detail?shop=${shopId}&open=${before.id}`);
    const viewer = page.getByRole('dialog', { name: t('ui.photo.viewer') });
    await viewer.getByRole('button', { name: t('ui.mark.title') }).click();
    const editor = page.getByRole('dialog', { name: t('ui.mark.title') });
    const canvas = editor.getByRole('img', { name: t('ui.mark.canvas') });
    for (const tool of ['box', 'mosaic'] as const) {
      await editor.getByRole('button', { name: t(`ui.mark.tools.${tool}`) }).click();
      const box = await canvas.boundingBox();
      if (!box) throw new Error('nothing to draw on');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
    }
    await looksRight(page, 'mark');
    await editor.getByRole('button', { name: t('ui.done') }).click();
    await toastShown(page, t('album.mark.saved'));
    const after = await company.owner.call(albumApi.get, { id: before.id });
    expect(after.file.original?.id).toBe(before.file.id);
    expect(after.sha256).toBe(before.sha256);
    expect(await company.owner.call(albumApi.verify, { id: before.id })).toMatchObject({ state: 'intact' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('does with two pictures what is offered: compare, collect, share, rectify, save', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const name = `Set ${look.width}`;
    await page.goto(`/web/album/detail?shop=${shopId}&used=false`);
    await page.locator('.album-pictures .photo').first().waitFor();
    const bar = page.locator('.bulk-bar');
    const form = (title: string) => page.getByRole('dialog', { name: title, exact: true });
    const act = async (label: string) => {
      const shown = bar.getByRole('button', { name: label, exact: true });
      if (await shown.isVisible()) return shown.click();
      await bar.getByRole('button', { name: t('ui.more') }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    const two = async () => {
      await tick(page, 0);
      await tick(page, 1);
    };
    await two();
    const colour = (index: number) =>
      page
        .locator('.album-tick input')
        .nth(index)
        .evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(await colour(0)).not.toBe(await colour(2));
    await looksRight(page, 'chosen');
    await act(t('album.act.compare'));
    await page.getByRole('slider', { name: t('ui.photo.slider') }).waitFor();
    await looksRight(page, 'compare');
    await page.keyboard.press('Escape');
    await act(t('album.act.collect'));
    const collect = form(t('album.collection.pick'));
    await collect.getByRole('button', { name: t('album.collection.new') }).click();
    await collect.getByRole('textbox', { name: t('album.collection.name') }).fill(name);
    await collect.getByRole('button', { name: t('ui.create') }).click();
    await toastShown(page, t('album.collection.created', { name }));
    await two();
    await act(t('album.act.share'));
    const share = form(t('album.share.title', { count: 2 }));
    await choose(page, share, t('album.share.members'), 'Ada Wong', 'Ada');
    await looksRight(page, 'share');
    await share.getByRole('button', { name: t('album.share.act') }).click();
    await toastShown(page, t('album.share.done', { count: 1 }));
    await two();
    const saved = page.waitForEvent('download');
    await act(t('album.act.download'));
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
    await toastShown(page, t('album.act.downloaded', { count: 2 }));
    await two();
    await act(t('album.act.rectify'));
    const rectify = form(t('album.rectify.title', { count: 2 }));
    await rectify.getByRole('textbox', { name: t('rectification.new.what') }).fill(name);
    // Whom the company's rules give it to stands there already.
    await rectify.getByText('Zhuoran Li').first().waitFor();
    await looksRight(page, 'rectify');
    await rectify.getByRole('button', { name: t('album.rectify.act') }).click();
    await expect.poll(async () => (await company.owner.call(rectificationApi.list, { keyword: name })).total).toBe(1);
    const [made] = (await company.owner.call(rectificationApi.list, { keyword: name })).list;
    expect(made).toMatchObject({
      source: 'screenshot',
      handlers: [{ id: manager.id }],
      reviewers: [{ id: company.owner.id }],
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gives pictures on: to an inspection with its stores, and to a check item as standard photos', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const template = await givenTemplate(w, company, { items: 2, name: `Opening ${look.width}` });
    await page.goto(`/web/album/detail?shop=${shopId}`);
    await page.locator('.album-pictures .photo').first().waitFor();
    const bar = page.locator('.bulk-bar');
    const act = async (label: string) => {
      await tick(page, 0);
      await tick(page, 1);
      const shown = bar.getByRole('button', { name: label, exact: true });
      if (await shown.isVisible()) return shown.click();
      await bar.getByRole('button', { name: t('ui.more') }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    await act(t('album.act.standard'));
    const form = page.getByRole('dialog', { name: t('album.standard.title', { count: 2 }), exact: true });
    await choose(page, form, t('album.standard.template'), `Opening ${look.width}`, 'Opening');
    await choose(page, form, t('album.standard.item'), 'Item 2');
    await looksRight(page, 'standard');
    await form.getByRole('button', { name: t('album.standard.act') }).click();
    await toastShown(page, t('album.standard.done', { template: `Opening ${look.width}`, item: 'Item 2' }));
    const { content } = await company.owner.call(templateApi.get, { id: template.id });
    expect(content.categories[0]?.items.map(({ standardPhotos }) => standardPhotos.length)).toEqual([0, 2]);
    await act(t('album.act.inspect'));
    await page.waitForURL(/dispatch=1/);
    await expect.poll(() => page.locator('.photo-remove').count()).toBe(2);
    await looksRight(page, 'inspect');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says how long pictures are kept, as the company sets it', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/album');
    await page.getByRole('link', { name: /Wapping Lane/ }).waitFor();
    const more = page.getByRole('button', { name: t('ui.more') });
    await more.first().click();
    await page.getByRole('menuitem', { name: t('album.storage.title') }).click();
    await page.getByRole('button', { name: t('album.retention.open') }).click();
    const form = page.getByRole('dialog', { name: t('album.retention.title') });
    const days = form.getByRole('textbox', { name: t('album.source.upload') });
    await days.fill(String(100 + (look.width % 100)));
    await looksRight(page, 'retention');
    await form.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('album.retention.saved'));
    expect((await company.owner.call(albumApi.retention, {})).upload).toBe(100 + (look.width % 100));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('takes screenshots of a screen’s shape, and says which has another', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/album?dialog=upload');
    const form = page.getByRole('dialog', { name: t('album.upload.title') });
    await choose(page, form, t('album.upload.shop'), 'Wapping Lane', 'Wapping');
    const put = async (file: string, width: number, height: number) =>
      form
        .locator('input[type=file]')
        .setInputFiles({ name: file, mimeType: 'image/jpeg', buffer: await picture(width, height) });
    await put('square.jpg', 400, 300);
    await form.getByRole('button', { name: t('album.upload.act', { count: 1 }) }).click();
    await form.getByText(t('error.IMAGE_NOT_SCREEN', { name: 'square.jpg', width: 400, height: 300 })).waitFor();
    await looksRight(page, 'upload-refused');
    await form.locator('.photo-remove').first().click();
    await put('wide.jpg', 1366, 768);
    await form.getByRole('button', { name: t('album.upload.act', { count: 1 }) }).click();
    await toastShown(page, t('album.upload.done', { count: 1 }));
    await page.goto('/web/album');
    await page
      .getByRole('button', { name: t('ui.more') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('album.storage.title') }).click();
    await page.getByRole('table').waitFor();
    await looksRight(page, 'storage');
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('is no page of who may not see it: no entry, no pictures', async () => {
  const [look] = LOOKS;
  if (!look) throw new Error('no look');
  const { page, context } = await open(browser, w.base, look, manager);
  await page.goto('/web/album');
  await expect.poll(() => page.url()).toMatch(/\/web\/403\?/);
  expect(await page.getByRole('link', { name: translate(look.language, 'app.menu.album') }).count()).toBe(0);
  await context.close();
});
