import { accessApi } from '@rondo/contract/access';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot } from './browser.ts';
import { auditLog } from './pages/audit-log.ts';
import { choose } from './pages/form.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { members } from './pages/members.ts';
import { accessSummary, roles } from './pages/roles.ts';
import { settled } from './pages/settled.ts';
import { shellShown } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

const SHOP = 'Wapping Lane';

let w: World;
let browser: Browser;

onStage(async (stage) => {
  ({ w, browser } = stage);
});

/** An entry of the menu, at the side or at the bottom. */
const entry = (page: Page, label: string) =>
  page.locator('.side .nav-entry, .phone-bar .phone-entry', { hasText: label });

/** Where an entry leads: to its first page, or on the phone to each page of the sheet it opens. */
async function leadsTo(page: Page, shown: Locator, label: string): Promise<(string | null)[]> {
  if ((await shown.getAttribute('aria-haspopup')) === null) return [await shown.getAttribute('href')];
  await shown.click();
  const links = page.getByRole('dialog', { name: label }).getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  await links.first().waitFor({ state: 'detached' });
  return found;
}

describe.each(looksOf(import.meta.url))('a role in $language at $width', (look: Look) => {
  const t = textsOf(look.language);
  let company: Company;
  let manager: Person;
  let roleId: string;
  const roleName = t('member.role.store_manager');
  beforeAll(async () => {
    company = await w.company({ name: 'Harbour Coffee' });
    manager = await company.member({ role: 'store_manager', name: 'Mara Lind' });
    await company.member({ role: 'store_manager', name: 'Jonas Vik' });
    const both = await company.member({ role: 'store_manager', name: 'Ines Prado' });
    roleId = company.start.roleIds.store_manager;
    await w.sql('insert into member_role (company_id, member_id, role_id) values ($1, $2, $3)', [
      company.id,
      both.id,
      company.start.roleIds.area_manager,
    ]);
  });

  it('loses a code: the question before counts who loses it, their open pages follow, and they are told exactly that', async () => {
    const theirs = await open(browser, w.base, look, manager);
    const loads: string[] = [];
    theirs.context.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const heard = theirs.context.waitForEvent('request', (request) => request.url().includes('/push/stream?'));
    await theirs.page.goto('/web/message');
    await heard;
    const shops = entry(theirs.page, t('app.menu.shop'));
    await shops.waitFor();

    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const desk = roles(page, look);
    await desk.open(roleId);
    await desk.box('shop_store').uncheck();
    await page.getByText(t('role.unsaved', { count: 1 })).waitFor();
    const dialog = await desk.askSave();
    expect(await looksRight(page)).toEqual(FINE);
    const { sums, lines, names } = await accessSummary(dialog);
    expect([sums, lines]).toEqual([[t('role.diff.losing', { count: 2 })], [t('role.diff.lose', { count: 2 })]]);
    expect(names).toHaveLength(1);
    for (const name of ['Mara Lind', 'Jonas Vik']) expect(names[0]).toContain(name);
    expect(names[0]).not.toContain('Ines Prado');
    await shoot(page, `access-diff-${look.language}-${look.width}`);
    await desk.confirm('save');
    await toastShown(page, t('role.saved', { name: roleName }));

    // What is left below it is what other permissions open, and everybody's own certificates.
    const all = ['/web/surveillance', '/web/shopmap', '/web/device', '/web/certificate', '/web/ai'];
    const left = look.width === 1440 ? all.slice(0, 1) : all;
    await expect.poll(() => leadsTo(theirs.page, shops, t('app.menu.shop'))).toEqual(left);
    expect(loads).toHaveLength(1);
    await theirs.page
      .locator('.access-news')
      .getByRole('button', { name: t('access.news.look') })
      .click();
    const news = theirs.page.getByRole('dialog', { name: t('access.news.title') });
    await news.locator('.access-changes li').first().waitFor();
    await expect.poll(() => news.locator('.access-changes > li').count()).toBe(1);
    await expect.poll(() => news.locator('dd').allInnerTexts()).toEqual([t('permission.shop_store'), t('shop.title')]);
    await news.getByText(t('access.news.cause.role_saved', { by: company.owner.name, role: roleName })).waitFor();
    expect(await looksRight(theirs.page)).toEqual(FINE);
    await shoot(theirs.page, `access-news-${look.language}-${look.width}`);
    await news.getByRole('button', { name: t('access.news.seen'), exact: true }).click();
    await theirs.page.locator('.access-news').waitFor({ state: 'detached' });
    const [fresh] = await manager.call(accessApi.changes, {});
    expect(fresh?.seenAt).not.toBeNull();
    const heardOf = await w.sql<{ name: string }>(
      `select distinct member.name from access_change join member on member.id = access_change.member_id
       where access_change.company_id = $1 order by 1`,
      [company.id],
    );
    expect(heardOf.map(({ name }) => name)).toEqual(['Jonas Vik', 'Mara Lind']);

    await theirs.page.goto('/web/shop');
    await theirs.page.waitForURL(/\/web\/403\?/);
    await theirs.page.getByText(t('permission.shop_store')).waitFor();

    const again = theirs.context.waitForEvent('request', (request) => request.url().includes('/push/stream?'));
    await theirs.page.goto('/web/message');
    await again;
    await settled(theirs.page);
    expect(await leadsTo(theirs.page, shops, t('app.menu.shop'))).toEqual(left);
    const back = await desk.askRestore();
    expect((await accessSummary(back)).sums).toEqual([t('role.diff.gaining', { count: 2 })]);
    await desk.confirm('restore');
    await toastShown(page, t('role.restored', { name: roleName }));
    await shops.waitFor();
    await theirs.page.goto('/web/shop');
    await settled(theirs.page);
    await theirs.page.getByRole('heading', { name: t('shop.title'), exact: true }).waitFor();
    expect(await desk.box('shop_store').isChecked()).toBe(true);

    const log = auditLog(page, look);
    await log.open();
    await log.filter(t('audit.kindFilter'), t('audit.kind.role'));
    await log.entry(t('audit.event.role.restored'), company.owner.name).waitFor();
    await log.entry(t('audit.event.role.updated'), company.owner.name).waitFor();
    await expect.poll(() => log.rows.count()).toBe(2);
    expect([faults, theirs.faults]).toEqual([[], []]);
    await Promise.all([context.close(), theirs.context.close()]);
  });
});

describe.each(looksOf(import.meta.url))('why somebody cannot see something, in $language at $width', (look: Look) => {
  const t = textsOf(look.language);

  it('is said check by check: the store is not in the scope; added by the way that is offered, the page opens', async () => {
    const company = await w.company({ name: 'Harbour Coffee' });
    const inspector = await company.member({ role: 'inspector', name: 'Tariq Aziz', scopeAll: true });
    const outsider = await company.member({ role: 'store_manager', name: 'Mara Lind' });
    const shopId = await company.shop({ name: SHOP });
    const template = await givenTemplate(w, company);
    const executor = { kind: 'members' as const, memberIds: [inspector.id] };
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { executor });
    const { recordId, number } = await inspect(inspector, firstTaskId, answersOf(template.items));

    const theirs = await open(browser, w.base, look, outsider);
    await theirs.page.goto(`/web/inspect/record/${recordId}`);
    await theirs.page.locator('.empty-state').waitFor();
    expect(await theirs.page.locator('.report').count()).toBe(0);

    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/user/role');
    await settled(page);
    await page.getByRole('button', { name: t('role.explain'), exact: true }).click();
    const explainer = page.getByRole('dialog', { name: t('access.title') });
    await choose(page, explainer, t('access.member'), outsider.name, outsider.name);
    const ask = async () => {
      await explainer.getByRole('radio', { name: t('access.kind.record'), exact: true }).click();
      await explainer.getByLabel(t('access.key.record'), { exact: true }).fill(number);
      await explainer.getByRole('button', { name: t('access.find'), exact: true }).click();
    };
    await ask();
    const failing = explainer.locator('.explanation-checks li[data-passed=false]');
    await failing.getByText(t('access.check.scopeOut', { shop: SHOP })).waitFor();
    const passing = explainer.locator('.explanation-checks li[data-passed=true]');
    await passing.getByText(t('permission.record_select')).waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `access-explained-${look.language}-${look.width}`);

    const way = explainer.locator('.explanation-fixes li', {
      hasText: t('access.fix.addShop', { shop: SHOP, member: outsider.name }),
    });
    await way.getByRole('link', { name: t('access.go') }).click();
    const desk = members(page, look);
    await page.waitForURL(/\/web\/user\/member\?open=/);
    await desk.drawer(outsider.name).locator('.member-head').waitFor();
    await desk.act(outsider.name, 'edit');
    const form = page.getByRole('dialog', { name: t('member.form.editTitle', { name: outsider.name }) });
    await choose(page, form, t('member.scope.shops'), SHOP);
    await form.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await desk.toast(t('member.form.saved', { name: outsider.name }));

    await theirs.page.reload();
    await theirs.page.locator('.report').getByText(SHOP).first().waitFor();
    await desk
      .drawer(outsider.name)
      .getByRole('button', { name: t('member.explain'), exact: true })
      .click();
    await ask();
    const what = explainer.getByText(t('access.allowed', { member: outsider.name, what: '@' }).split('@')[0] ?? '');
    await what.first().waitFor();
    expect(await failing.filter({ hasText: SHOP }).count()).toBe(0);
    await shellShown(theirs.page);
    expect([faults, theirs.faults]).toEqual([[], []]);
    await Promise.all([context.close(), theirs.context.close()]);
  });
});
