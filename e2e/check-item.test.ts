import { checkItemApi } from '@rondo/contract/check-item';
import { templateApi } from '@rondo/contract/template';
import { allItems, newCheckItem } from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Books' });
});

/** A picture of one colour, called by it. */
const picture = async (background: string) => ({
  name: `${background.slice(1)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .png()
    .toBuffer(),
});

describe.each(looksOf(import.meta.url))('the check item library in $language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const shot = `${look.language}-${look.width}`;

  it('takes a new item, copies it into a draft with its origin, and counts the template', async () => {
    const { owner } = company;
    const name = `Exit ${shot}`;
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/template?tab=items');
    await page
      .getByRole('button', { name: t('checkItem.create') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('checkItem.create') });
    await form.getByLabel(t('checkItem.category')).fill('Safety');
    await form.getByLabel(t('template.item.name')).fill(name);
    const photos = form.getByRole('group', { name: t('template.item.standardPhotos') });
    await photos.locator('input[type=file]').setInputFiles(await Promise.all(['#2f7d5b', '#b5651d'].map(picture)));
    await photos.locator('.photo-grip').nth(1).waitFor({ timeout: 20_000 });
    await shoot(page, `check-item-form-${shot}`);
    // The second one becomes the first.
    await photos.locator('.photo-grip').nth(1).press('Alt+ArrowLeft');
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: t('checkItem.keep') }).click();
    await toastShown(page, t('checkItem.done.created'));
    await shoot(page, `check-item-list-${shot}`);
    expect.soft(await violations(page)).toEqual([]);

    const { id } = await owner.call(templateApi.create, { name: `Opening ${shot}`, requestId: requestId() });
    const draft = await owner.call(templateApi.edit, { id });
    const items = [newCheckItem(uuidv7(), 'Lights are on')];
    const content = { categories: [{ id: uuidv7(), name: 'Door', parentId: null, weightPercent: null, items }] };
    const { rev, description, modes, scoring } = draft;
    await owner.call(templateApi.save, { id, rev, name: draft.name, description, modes, scoring, content });
    await page.goto(`/web/inspect/template/${id}`);
    await page.getByRole('button', { name: t('checkItem.pick.open') }).click();
    const picker = page.getByRole('dialog', { name: t('checkItem.pick.title') });
    await picker.getByRole('checkbox', { name }).check();
    await shoot(page, `check-item-picker-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    await picker.getByRole('button', { name: t('checkItem.pick.add', { count: 1 }) }).click();
    await toastShown(page, t('checkItem.done.inserted', { count: 1 }));
    await page.locator('.te-row-main', { hasText: name }).click();
    await page.getByText(t('checkItem.origin.from', { name })).waitFor();
    await shoot(page, `check-item-origin-${shot}`);
    const settings = page.getByRole('complementary', { name: t('template.settings') });
    await choose(page, settings, t('template.item.handler'), t('template.rectifyHandler.members'));
    await choose(page, settings, t('template.item.handlers'), owner.name);
    await choose(page, settings, t('template.item.ccRoles'), t('member.role.area_manager'));
    await choose(page, settings, t('template.item.priority'), t('freeTask.priorities.urgent'));
    await settings.getByLabel(t('template.item.handlers')).scrollIntoViewIfNeeded();
    await shoot(page, `check-item-named-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    const ruled = async () => {
      const found = allItems((await owner.call(templateApi.get, { id })).content).find((one) => one.name === name);
      const { handler, named, priority } = found?.rectify ?? {};
      return { handler, ids: named?.handlerIds, roles: named?.ccRoleIds.length, priority };
    };
    const rules = { handler: 'members', ids: [owner.id], roles: 1, priority: 'urgent' };
    await expect.poll(ruled, { timeout: 10_000 }).toEqual(rules);
    expect.soft(await sideways(page)).toBe(0);
    const kept = async () => allItems((await owner.call(templateApi.get, { id })).content).length;
    await expect.poll(kept, { timeout: 10_000 }).toBe(2);
    const [row] = (await owner.call(checkItemApi.list, { keyword: name })).list;
    expect(row?.templates).toBe(1);
    // In the order that they were put in, and the copy shows the same.
    expect(row?.standardPhotos.map((file) => file.name)).toEqual(['b5651d.png', '2f7d5b.png']);
    const copy = allItems((await owner.call(templateApi.get, { id })).content).find((item) => item.name === name);
    expect(copy?.standardPhotos).toEqual(row?.item.standardPhotos);
    expect(await page.locator('.te-settings .photo-grid .photo').count()).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps the pictures that somebody chose while the part that orders them was still on its way', async () => {
    const { page, context } = await open(browser, w.base, look, company.owner);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/sortable-photos[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/web/inspect/template?tab=items');
    await page
      .getByRole('button', { name: t('checkItem.create') })
      .first()
      .click();
    const photos = page
      .getByRole('dialog', { name: t('checkItem.create') })
      .getByRole('group', { name: t('template.item.standardPhotos') });
    const asked = page.waitForEvent('filechooser');
    await photos.getByRole('button', { name: t('ui.photo.add') }).click();
    const chooser = await asked;
    const came = page.waitForResponse(/sortable-photos[^/]*\.js/);
    goOn();
    await (await came).finished();
    // React takes the part in after its file has run: nothing on the page tells when.
    await page.waitForTimeout(500);
    await chooser.setFiles(await Promise.all(['#2f7d5b', '#b5651d'].map(picture)));
    await photos.locator('.photo-grip').nth(1).waitFor();
    await context.close();
  });

  it('compares what two people made of an item, and keeps both where they changed different things', async () => {
    const { owner } = company;
    const own = { ...newCheckItem(uuidv7(), `Drain ${shot}`), standard: 'Dry' };
    const { id } = await owner.call(checkItemApi.create, { category: 'Safety', item: own, requestId: requestId() });
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto(`/web/inspect/template?tab=items&open=${id}`);
    const form = page.getByRole('dialog', { name: t('checkItem.edit') });
    await form.getByLabel(t('template.item.name')).fill(`Floor drain ${shot}`);
    // Meanwhile somebody else sharpens it.
    const theirs = { ...own, severity: 'red_line' as const, standard: 'Dry and free' };
    await owner.call(checkItemApi.edit, { id, rev: 0, category: 'Hygiene', item: theirs });
    await form.getByRole('button', { name: t('ui.save') }).click();
    const compared = page.getByRole('dialog', { name: t('ui.conflict.title') });
    await compared.getByText('Dry and free').waitFor();
    await compared.getByText(t('state.severity.red_line')).first().waitFor();
    await shoot(page, `check-item-conflict-${shot}`);
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await violations(page)).toEqual([]);
    await compared.getByRole('button', { name: t('ui.conflict.apply') }).click();
    await form.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('checkItem.done.saved'));
    const { item, category } = await owner.call(checkItemApi.get, { id });
    expect({ ...item, category }).toMatchObject({
      ...{ name: `Floor drain ${shot}`, severity: 'red_line', standard: 'Dry and free', category: 'Hygiene' },
    });
    await context.close();
  });

  it('a template is shared with a role and with stores of a tag, which its list then says', async () => {
    const { owner } = company;
    const name = `Freezer ${shot}`;
    const shopId = await company.shop({ name: `Depot ${shot}` });
    await w.sql('update shop set tags = $2 where id = $1', [shopId, ['cold']]);
    await owner.call(templateApi.create, { name, requestId: requestId() });
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto(`/web/inspect/template?q=${encodeURIComponent(name)}`);
    const act = async () => {
      if (look.width > 600) {
        await page.getByRole('button', { name: `${t('template.act.more')} ${name}` }).click();
        await page.getByRole('menuitem', { name: t('template.share.act') }).click();
      } else {
        const { list } = await owner.call(templateApi.list, { keyword: name });
        await page.goto(`/web/inspect/template/${list[0]?.id}?panel=share`);
      }
    };
    await act();
    const form = page.getByRole('dialog', { name: t('template.share.act') });
    await form.getByRole('radio', { name: t('template.share.withSome') }).check();
    await form.getByRole('button', { name: t('ui.save') }).click();
    await form.getByText(t('template.share.chooseWith')).waitFor();
    await choose(page, form, t('template.share.roleIds'), t('member.role.inspector'));
    await form.getByRole('radio', { name: t('template.share.atSome') }).check();
    const tags = form.getByLabel(t('template.share.tags'));
    const offered = page.locator(`datalist[id="${await tags.getAttribute('list')}"] option`);
    await expect
      .poll(() => offered.evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
      .toContain('cold');
    await tags.fill('cold');
    await tags.press('Enter');
    await shoot(page, `template-share-${shot}`);
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('template.share.saved'));
    await page.goto('/web/inspect/template?share=some_shops');
    await page.getByText(name).first().waitFor();
    await shoot(page, `template-share-list-${shot}`);
    const [row] = (await owner.call(templateApi.list, { keyword: name })).list;
    expect(row?.share).toMatchObject({ kinds: ['some_people', 'some_shops'], tags: ['cold'] });
    expect(faults).toEqual([]);
    await context.close();
  });
});
