import { departmentApi } from '@rondo/contract/department';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Identity } from '../apps/server/test/client.ts';
import { type MailServer, mailServer } from '../apps/server/test/mail-server.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { LOOKS, type Look, open, shoot } from './browser.ts';
import { applications } from './pages/applications.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { cameTo, shellShown } from './pages/sign-in.ts';
import { identityOf, signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { inBrowser } from './stage.ts';

let mail: MailServer;
let w: World;
let browser: Browser;

inBrowser(
  async (running) => {
    browser = running;
    mail = await mailServer();
    w = await world({ SMTP_URL: mail.url });
    // An installation that is in use: an empty one is set up first.
    await w.company();
  },
  async () => {
    await w.stop();
    await mail.stop();
  },
);

/** What the company has before it invites: a department and a store. */
async function givenPlace(owner: Identity): Promise<void> {
  const [root] = await w.call(departmentApi.tree, {}, owner);
  const [group] = await w.call(shopGroupApi.list, {}, owner);
  const own = () => ({ requestId: crypto.randomUUID() });
  await w.call(departmentApi.create, { ...own(), parentId: root?.id ?? '', name: 'Stores East' }, owner);
  await w.call(shopApi.create, { ...own(), groupId: group?.id ?? '', name: 'Harbour Store' }, owner);
}

/** What a store manager finds in the menu, in its order. */
const MANAGER = ['message', 'shop', 'task', 'frame', 'inspect', 'staffGrowUp', 'flow', 'score', 'help'] as const;

describe.each(LOOKS)('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  it('a newcomer founds a company and invites somebody, who applies, is approved, and sees what a store manager sees', async () => {
    const run = `${look.language.slice(0, 2)}${look.width}`;
    const company = `Harbour & Sons ${run}`;
    const [first, second] = [`first-${run}@people.test`, `second-${run}@people.test`];

    const owner = await open(browser, w.base, look);
    const in1 = signInPage(owner.page, look);
    await owner.page.goto('/web/login');
    await in1.follow('session.register');
    await in1.register(first, mail.code);
    await in1.shows(t('session.title.start'));
    await owner.page.getByRole('link', { name: t('account.start.create') }).click();
    await in1.createCompany(company, 'Wenjing Xu');
    await cameTo(owner.page, '/web/task');
    await owner.page.goto('/web/task?panel=profile');
    const profile = owner.page.getByRole('dialog');
    await profile.getByText(t('member.role.owner'), { exact: true }).waitFor();
    await profile.getByText(company, { exact: true }).first().waitFor();
    await givenPlace(await identityOf(owner.page));

    await owner.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await owner.page.goto('/web/user/apply');
    const desk = applications(owner.page, look);
    const link = await desk.copyLink();
    expect(link).toMatch(new RegExp(`^${w.base}/web/login\\?invite=`));
    await shoot(owner.page, `newcomer-invite-${run}`);
    await owner.page.keyboard.press('Escape');
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' });

    const guest = await open(browser, w.base, look);
    const in2 = signInPage(guest.page, look);
    await guest.page.goto(link);
    await in2.shows(company);
    await in2.follow('account.join.register');
    await in2.register(second, mail.code);
    await in2.shows(company);
    await in2.type('account.join.name', 'Rain Lin');
    await in2.type('account.join.message', 'New at the harbour, early shift');
    await in2.press('account.join.submit');
    await in2.shows(t('session.title.waiting'));
    await guest.page.getByText(t('state.application.pending'), { exact: true }).waitFor();

    // Without reloading: the line, the count of the tab, the red count and dot of the menu; on the phone the dot of the messages.
    await desk.line('Rain Lin').waitFor();
    await desk.waiting(1);
    if (look.width === 1440) await seesMark(owner.page, look, 1);
    else await owner.page.locator('.phone-bar .nav-dot').waitFor({ state: 'attached' });
    expect(await looksRight(owner.page)).toEqual(FINE);
    await shoot(owner.page, `newcomer-applied-${run}`);
    await desk.approve('Rain Lin', {
      department: 'Stores East',
      role: t('member.role.store_manager'),
      shop: 'Harbour Store',
    });
    await desk.waiting(0);
    if (look.width === 1440) await seesMark(owner.page, look, 0);

    const letter = await mail.next(second);
    expect(letter.subject).toBe(t('delivery.application_approved.subject', { company }));
    expect(letter.text).toContain(`${w.base}/web/login`);
    await in2.press('account.waiting.refresh');
    await in2.press('account.waiting.enter');
    await shellShown(guest.page);
    await cameTo(guest.page, '/web/task');
    await seesManagerMenu(guest.page, look);
    await guest.page.goto('/web/user/apply');
    await guest.page.waitForURL(/\/web\/403\?/);
    expect([owner.faults, guest.faults]).toEqual([[], []]);
    await Promise.all([owner.context.close(), guest.context.close()]);
  });
});

/** The red count at the address book and the dot at its members. */
async function seesMark(page: Page, { language }: Look, count: number): Promise<void> {
  const t = textsOf(language);
  const entry = page.locator('.side .nav-entry', { hasText: t('app.menu.frame') });
  const child = page.locator('.side .nav-child', { hasText: t('app.frameMenu.member') });
  const state = count > 0 ? ('attached' as const) : ('detached' as const);
  await entry.locator('.nav-badge').waitFor({ state });
  await child.locator('.nav-dot').waitFor({ state });
  if (count > 0) expect(await entry.locator('.nav-badge').innerText()).toContain(String(count));
}

async function seesManagerMenu(page: Page, { language, width }: Look): Promise<void> {
  const t = textsOf(language);
  const shown = width === 1440 ? page.locator('.side .nav-entry .nav-label') : page.locator('.phone-bar .ellipsis');
  const keys = width === 1440 ? MANAGER : (['task', 'inspect', 'shop', 'message', 'me'] as const);
  await expect.poll(() => shown.allInnerTexts()).toEqual(keys.map((key) => t(`app.menu.${key}`)));
  await page.goto('/web/inspect');
  await settled(page);
  if (width === 1440) {
    const lines = (['record', 'problem', 'statistics'] as const).map((key) => t(`app.inspectMenu.${key}`));
    lines.push(t('checkIn.title'), t('doubleInspection.title'));
    await expect.poll(() => page.locator('.side .nav-child .ellipsis').allInnerTexts()).toEqual(lines);
  }
}
