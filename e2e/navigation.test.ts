import type { MessageKey } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, violations } from './browser.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let owner: Person;
let staff: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  owner = company.owner;
  staff = await company.member({ role: 'staff', name: 'Priya Natarajan' });
  await company.shop({ name: 'Wapping Lane', groupId: await company.group('Docklands') });
});

it('on the phone Inspections asks which of its pages is meant, and Me lists every page', async () => {
  const t = textsOf('en-US');
  const { page, context, faults } = await open(browser, w.base, { language: 'en-US', width: 390 }, owner);
  await page.goto('/web/task');
  await settled(page);
  const bar = page.locator('.phone-bar');
  await bar.getByRole('button', { name: t('app.menu.inspect') }).click();
  const sheet = page.getByRole('dialog', { name: t('app.menu.inspect') });
  await sheet.getByRole('link', { name: t('app.inspectMenu.problem') }).click();
  await page.waitForURL(/\/web\/inspect\/problem/);
  await sheet.waitFor({ state: 'detached' });
  await bar.getByRole('link', { name: t('app.menu.me'), exact: true }).click();
  const me = page.getByRole('dialog', { name: t('profile.title') });
  await me.getByRole('link', { name: t('app.inspectMenu.template') }).waitFor();
  await expect.poll(() => me.getByRole('link', { name: t('settings.title'), exact: true }).count()).toBe(1);
  // It fills the screen: nothing behind it can be reached.
  expect(await me.getAttribute('aria-modal')).toBe('true');
  expect(await bar.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await me.getByRole('button', { name: t('ui.close') }).click();
  await me.waitFor({ state: 'detached' });
  await expect.poll(() => bar.evaluate((element) => element.closest('[inert]') !== null)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(looksOf(import.meta.url))('in $language at $width', (look) => {
  const t = textsOf(look.language);

  it('what opens over a page and whose code does not come leaves the page alone, and comes when asked again', async () => {
    const { page, context, faults } = await open(browser, w.base, look, owner);
    const code = '**/assets/profile-drawer-*.js';
    await page.route(code, (request) => request.abort());
    await page.goto('/web/settings');
    await settled(page);
    await page.getByRole('link', { name: t('settings.account') }).click();
    const missing = page.getByRole('alert').filter({ hasText: t('ui.partMissing') });
    await missing.waitFor();
    await page.getByRole('heading', { level: 1, name: t('settings.title') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `part-missing-${look.width}`);
    await page.unroute(code);
    await missing.getByRole('button', { name: t('ui.retry') }).click();
    await page.getByRole('dialog', { name: t('profile.title') }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a page whose code does not come says so, and comes when asked again', async () => {
    const { page, context, faults } = await open(browser, w.base, look, owner);
    // Also under the address by which it is asked for again.
    const code = /\/assets\/role-page-[^/]*\.js/;
    await page.route(code, (request) => request.abort());
    await page.goto('/web/user/role');
    const failed = page.getByRole('alert').filter({ hasText: t('app.chunkFailed') });
    await failed.waitFor();
    await page.unroute(code);
    await failed.getByRole('button', { name: t('ui.retry') }).click();
    await page.getByRole('heading', { level: 1, name: t('role.title') }).waitFor();
    // What the browser says of the code that did not come.
    expect(faults.filter((one) => !/role-page|did not load|ERR_FAILED/.test(one))).toEqual([]);
    await context.close();
  });

  it('a list without rows names its filters and takes off the one in the way', async () => {
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/shop?q=nowhere&state=open');
    const name = `${t('ui.search')}: nowhere`;
    const remove = page.getByRole('button', { name: t('ui.list.removeOnly', { name }) });
    await page.getByText(t('ui.emptyState.without', { name, count: 1 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `face-matches-${look.width}`);
    await remove.click();
    await page.getByText('Wapping Lane').first().waitFor();
    expect(new URL(page.url()).search).toBe('?state=open');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('no permission keeps the navigation, names who can grant it and asks them', async () => {
    const { page, context, faults } = await open(browser, w.base, look, staff);
    await page.goto('/web/user/role');
    await page.waitForURL(/\/web\/403\?/);
    await page.getByRole('heading', { level: 1, name: t('permission.forbidden.title') }).waitFor();
    await page.getByRole('navigation', { name: t('app.mainNavigation') }).waitFor();
    await page.getByText(t('permission.forbidden.who', { names: owner.name })).waitFor();
    await page.getByRole('button', { name: t('permission.forbidden.ask') }).click();
    await page.getByText(t('permission.forbidden.asked', { names: owner.name })).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/web/nowhere');
    await page.getByRole('heading', { level: 1, name: t('app.notFound') }).waitFor();
    await expect.poll(() => page.title()).toContain(t('app.notFound'));
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a page that fails says "system error" with a number, another try and a report', async () => {
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto('/web/test?crash=1');
    const crash = page.getByRole('alert');
    await crash.getByRole('heading', { name: t('app.systemError') }).waitFor();
    expect(await crash.innerText()).toMatch(/[0-9A-F]{8}/);
    await crash.getByRole('button', { name: t('app.copyReport') }).click();
    await page.getByText(t('app.reportCopied')).waitFor();
    await crash.getByRole('button', { name: t('ui.retry') }).click();
    await crash.getByRole('heading', { name: t('app.systemError') }).waitFor();
    await context.close();
  });
});

it('? lists the keys of the page, not while somebody types, and gives the focus back', async () => {
  const t = textsOf('zh-CN');
  const { page, context, faults } = await open(browser, w.base, { language: 'zh-CN', width: 1440 }, owner);
  await page.goto('/web/shop');
  await settled(page);
  const sheet = page.getByRole('dialog', { name: t('ui.keys.title') });
  const search = page.getByRole('searchbox').first();
  await search.fill('');
  await search.press('?');
  expect(await search.inputValue()).toBe('?');
  expect(await sheet.count()).toBe(0);
  await search.fill('');
  const line = page.locator('tr[data-row-key]').first();
  await line.waitFor();
  await line.focus();
  await page.keyboard.press('?');
  await sheet.getByText(t('ui.keys.down')).waitFor();
  await sheet.getByRole('heading', { name: t('ui.keys.everywhere') }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => line.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('app.palette.title') }).fill(t('ui.keys.title'));
  await page.getByRole('option', { name: t('ui.keys.title') }).click();
  await sheet.waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('Ctrl K opens the form of a new store and the stores of a group', async () => {
  const t = textsOf('en-US');
  const { page, context, faults } = await open(browser, w.base, { language: 'en-US', width: 1440 }, owner);
  await page.goto('/web/task');
  await settled(page);
  const find = async (words: string, group: MessageKey, option: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: t('app.palette.title') }).fill(words);
    await page
      .getByRole('group', { name: t(group) })
      .getByRole('option', { name: option })
      .click();
  };
  await find('new sto', 'app.palette.pages', t('shop.create'));
  await page.getByRole('dialog', { name: t('shop.create') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: t('shop.create') }).waitFor({ state: 'detached' });
  await find('dockl', 'app.palette.groups', 'Docklands');
  await page.waitForURL(/\/web\/shop\?group=/);
  expect(faults).toEqual([]);
  await context.close();
});
