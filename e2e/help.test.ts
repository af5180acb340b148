import { feedbackApi } from '@rondo/contract/feedback';
import { CODES } from '@rondo/contract/kit/codes';
import type { Browser, Page } from 'playwright-core';
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
let staff: Person;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  staff = await company.member({ role: 'staff', name: 'Priya Natarajan' });
});

const SAID = {
  'zh-CN': {
    search: '积分为什么少了',
    article: '积分为什么记少了：应记和实记',
    members: '成员管理',
    tasks: '任务：每天从这里开始',
    dispatch: '派发任务：四步',
  },
  'en-US': {
    search: 'applied less',
    article: 'Why fewer points were posted: requested and applied',
    members: 'Members',
    tasks: 'Tasks: where the day begins',
    dispatch: 'Dispatch tasks, in four steps',
  },
} as const;

describe.each(looksOf(import.meta.url))('the help centre in $language at $width', (look) => {
  const t = textsOf(look.language);
  const said = SAID[look.language];
  const shotOf = (part: string) => `help-${part}-${look.language}-${look.width}`;

  it('lists what the reader may open, and searches without network', async () => {
    const { page, context, faults } = await open(browser, w.base, look, staff);
    await page.goto('/web/help');
    await page.getByRole('heading', { name: t('help.title'), level: 1 }).waitFor();
    await settled(page);
    expect(await page.getByRole('link', { name: said.tasks }).count()).toBe(1);
    // A page that staff may not open.
    expect(await page.getByRole('link', { name: said.members, exact: true }).count()).toBe(0);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('list'));

    await page.context().setOffline(true);
    await page.getByRole('searchbox', { name: t('help.search') }).fill(said.search);
    await page.getByRole('list', { name: /./ }).getByRole('link', { name: said.article }).first().waitFor();
    await shoot(page, shotOf('found'));
    const parts = page.getByRole('navigation', { name: t('help.categories') });
    await parts.getByRole('link', { name: t('help.category.points'), exact: true }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('category') === 'points');
    expect(await page.getByRole('searchbox', { name: t('help.search') }).inputValue()).toBe(said.search);
    await parts.getByRole('link', { name: t('help.everything'), exact: true }).click();
    await page.waitForURL(({ searchParams }) => !searchParams.has('category'));
    await page.getByRole('searchbox', { name: t('help.search') }).fill('xyzzy');
    await page.getByText(t('help.nothing', { words: 'xyzzy' })).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('searchbox', { name: t('help.search') }).fill(String(CODES.CODE_WRONG.code));
    await page.getByRole('link', { name: t('error.CODE_WRONG') }).click();
    await page.getByRole('heading', { name: t('error.CODE_WRONG'), level: 1 }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    expect(await page.title()).toContain(t('error.CODE_WRONG'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has an article with the way to its page, and says so where there is none', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/help/member');
    await settled(page);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('article'));
    await page.getByRole('link', { name: t('help.openPage', { page: t('member.title') }) }).click();
    await page.waitForURL('**/user/member');
    await page.goto('/web/help/shortcuts');
    await page.getByText(t('inspection.key.submit')).waitFor();
    await page.goto('/web/help/errors-points');
    await page.getByRole('link', { name: t('error.POINTS_OWN_ACCOUNT') }).waitFor();
    // While a page dispatches, its help is about that.
    await page.goto('/web/task?dispatch=1&help=page');
    await page.getByRole('dialog', { name: said.dispatch }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('dispatch'));
    await page.goto('/web/help/nothing');
    await page.getByText(t('help.unknown')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(looksOf(import.meta.url))('help beside a page in $language at $width', (look) => {
  const t = textsOf(look.language);
  const shotOf = (part: string) => `help-${part}-${look.language}-${look.width}`;
  const drawer = (page: Page) =>
    page.getByRole('dialog').filter({ has: page.getByRole('link', { name: t('help.all') }) });

  it('opens the article of the page without leaving it, and gives the focus back', async () => {
    const { page, context, faults } = await open(browser, w.base, look, staff);
    await page.goto('/web/task?tab=handled');
    await settled(page);
    if (look.width === 390) {
      await page.getByRole('link', { name: t('app.menu.me'), exact: true }).click();
      await page.getByRole('link', { name: t('help.thisPage') }).click();
    } else await page.getByRole('button', { name: t('help.thisPage') }).click();
    await drawer(page).getByRole('heading', { name: SAID[look.language].tasks }).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('drawer'));
    expect(new URL(page.url()).searchParams.get('tab')).toBe('handled');
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('help')).toBe(false);
    if (look.width === 1440)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe(t('help.thisPage'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('explains an error where it is shown', async () => {
    const { page, context } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/inspect/record/018f3e5a-0000-7000-8000-000000000000');
    await page.getByRole('link', { name: t('help.meaning') }).click();
    const title = t('help.codeTitle', { code: CODES.NOT_FOUND.code });
    await drawer(page).getByRole('heading', { name: title }).waitFor();
    await shoot(page, shotOf('error'));
    await context.close();
  });

  it('explains what a toast says above the dialog it came from, which stays as it is', async () => {
    const { page, context } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/user/department');
    await page.getByRole('button', { name: t('department.act.create') }).click();
    const name = page.getByRole('dialog').getByLabel(t('department.field.name'));
    await name.fill('Night shift');
    await settled(page);
    await page.context().setOffline(true);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('department.act.create') })
      .click();
    const meaning = page.locator('.toast').getByRole('button', { name: t('help.meaning') });
    await meaning.waitFor();
    await page.context().setOffline(false);
    await meaning.click();
    await drawer(page)
      .getByRole('heading', { name: t('help.codeTitle', { code: CODES.NETWORK_EXCEPTION.code }) })
      .waitFor();
    await shoot(page, shotOf('toast'));
    // Nothing lies above it: it can be pressed, and the dialog is where it was.
    await drawer(page)
      .getByRole('button', { name: t('ui.close') })
      .click();
    await drawer(page).waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Night shift');
    expect(await page.evaluate(() => document.activeElement?.closest('.dialog-mask') !== null)).toBe(true);
    await context.close();
  });

  it('leaves the panel below as it was, with what was typed', async () => {
    const { page, context } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/task?panel=profile');
    const profile = page.getByRole('dialog', { name: t('profile.title') });
    const save = profile.getByRole('button', { name: t('account.first.submit') });
    for (const name of ['newPassword', 'again'] as const)
      await profile.getByLabel(t(`account.${name}`), { exact: true }).fill('Bakery-2027');
    await page.context().setOffline(true);
    await save.click();
    const meaning = page.locator('.toast').getByRole('button', { name: t('help.meaning') });
    await meaning.waitFor();
    await page.context().setOffline(false);
    await meaning.click();
    await expect.poll(() => new URL(page.url()).searchParams.get('help')).toContain('code-');
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    expect(await profile.getByLabel(t('account.again'), { exact: true }).inputValue()).toBe('Bakery-2027');
    await context.close();
  });

  it('takes what is wrong from the page to support staff, without what the sender took out, and brings the answer', async () => {
    const { page, context, faults } = await open(browser, w.base, look, staff);
    await page.goto('/web/task?help=page');
    const create = drawer(page).getByRole('button', { name: t('feedback.create') });
    await create.click();
    const form = page.getByRole('dialog', { name: t('feedback.create') });
    const send = form.getByRole('button', { name: t('feedback.send'), exact: true });
    await send.click();
    await form.getByText(t('rule.required')).waitFor();
    const words = `The list stays empty at ${look.width}`;
    await form.getByLabel(t('feedback.field.text')).fill(words);
    await form.getByLabel(new RegExp(`${t('feedback.context.windowSize')} ${look.width}`)).uncheck();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('feedback-form'));
    await send.click();
    await form.waitFor({ state: 'detached' });
    await page.goto('/web/help/feedback');
    await page.getByText(words).first().waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('feedback-mine'));

    const support = await open(browser, w.base, look, company.owner);
    await support.page.goto(`/web/cmsHelp?q=${encodeURIComponent(words)}`);
    await support.page.getByText(words).first().waitFor();
    expect.soft(await looksRight(support.page)).toEqual(FINE);
    await shoot(support.page, shotOf('feedback-support'));
    const [row] = (await company.owner.call(feedbackApi.list, { keyword: words })).list;
    await support.page.goto(`/web/cmsHelp?open=${row?.id}`);
    const opened = support.page.getByRole('dialog').filter({ hasText: t('feedback.contextTitle') });
    await opened.getByText('/task', { exact: true }).waitFor();
    expect(await opened.getByText(t('feedback.context.windowSize')).count()).toBe(0);
    await shoot(support.page, shotOf('feedback-detail'));
    await opened.getByRole('button', { name: t('feedback.act.answer'), exact: true }).click();
    const answer = support.page.getByRole('dialog', { name: t('feedback.actTitle.answer') });
    await answer.getByRole('textbox').fill('Reload the page');
    await answer.getByRole('button', { name: t('feedback.act.answer'), exact: true }).click();
    await answer.waitFor({ state: 'detached' });
    await page.goto(`/web/help/feedback?open=${row?.id}`);
    await page.getByRole('dialog').getByText('Reload the page').waitFor();
    expect([...faults, ...support.faults]).toEqual([]);
    for (const one of [context, support.context]) await one.close();
  });

  it('lets support staff send a signed call and see how it travelled, and check what runs', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/cmsHelp/apiTest?endpoint=${encodeURIComponent('GET /customer/guide/mine')}`);
    await page.getByRole('button', { name: t('support.api.send') }).click();
    const answer = page.getByRole('region', { name: t('support.api.answer') });
    await answer.getByText('"code": 20000').waitFor();
    await page
      .getByRole('region', { name: t('support.api.signed') })
      .getByText('/customer/guide/mine')
      .waitFor();
    const headers = await page.getByRole('region', { name: t('support.api.headers') }).innerText();
    expect(headers).toContain('x-signature: ');
    expect(headers).not.toContain(company.owner.token);
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('api-test'));
    // What changes something asks first, and is sent once it is said.
    await page.goto(`/web/cmsHelp/apiTest?endpoint=${encodeURIComponent('POST /customer/guide/skip')}`);
    await page.getByLabel('reason').fill('Typed by hand');
    await page.getByRole('combobox', { name: 'isSkipped' }).click();
    await page.getByRole('option', { name: 'true' }).click();
    await page.getByRole('textbox', { name: 'item' }).fill('"device"');
    await page.getByRole('button', { name: t('support.api.send') }).click();
    const sure = page.getByRole('dialog', { name: t('support.api.sure') });
    await sure.getByRole('button', { name: t('support.api.send') }).click();
    await answer.getByText('"done": true').waitFor();
    await page.goto('/web/cmsHelp/r7k2vq');
    await page.getByText(process.version).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('self-check'));
    expect(faults).toEqual([]);
    await context.close();
  });
});
