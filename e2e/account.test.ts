import { memberApi } from '@rondo/contract/member';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { type MailServer, mailServer } from '../apps/server/test/mail-server.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { givenPassword, PASSWORD, shellShown, signIn } from './pages/sign-in.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

const NEXT = 'Another2027';

let mail: MailServer;
let w: World;
let browser: Browser;
let company: Company;

inBrowser(
  async (running) => {
    browser = running;
    mail = await mailServer();
    w = await world({ SMTP_URL: mail.url });
    company = await w.company({ name: 'Harbour Coffee' });
  },
  async () => {
    await w.stop();
    await mail.stop();
  },
);

/** A member of staff with a password, signed in nowhere; answers the account they sign in with. */
async function givenStaff(look: Look): Promise<string> {
  const member = await company.member({ role: 'staff' });
  const account = await givenPassword(w, member);
  await w.sql('delete from session where member_id = $1', [member.id]);
  await w.sql('update person set language = $1 where mail = $2', [look.language, account]);
  return account;
}

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  /** Another browser in which somebody is signed in. */
  async function signedIn(account: string, password = PASSWORD) {
    const opened = await open(browser, w.base, look);
    await opened.page.goto('/web/login');
    await signIn(opened.page, look, account, password);
    await shellShown(opened.page);
    return opened;
  }

  async function profileOf(page: Page) {
    await page.goto('/web/task?panel=profile');
    const drawer = page.getByRole('dialog', { name: t('profile.title') });
    await drawer.getByRole('heading', { name: t('profile.about'), exact: true }).waitFor();
    return drawer;
  }

  it('a code from the mail signs in; a wrong one says so at its field and keeps what was typed', async () => {
    const account = await givenStaff(look);
    const { page, context, faults } = await open(browser, w.base, look);
    const way = signInPage(page, look);
    await page.goto('/web/login');
    await page.getByRole('radio', { name: t('session.ways.code') }).click();
    await way.askCode(account);
    const code = await mail.code(account);
    await way.type('session.code', code === '000000' ? '111111' : '000000');
    await way.press('session.signIn');
    await page.getByText(t('error.CODE_WRONG')).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(await page.getByLabel(t('session.account')).inputValue()).toBe(account);
    await way.type('session.code', code);
    await way.press('session.signIn');
    await shellShown(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a forgotten password is replaced with a code; the sessions of before end, the old password with them', async () => {
    const account = await givenStaff(look);
    const before = await signedIn(account);
    const { page, context, faults } = await open(browser, w.base, look);
    const way = signInPage(page, look);
    await page.goto('/web/login');
    await way.follow('session.forgot');
    await way.prove(account, mail.code);
    await way.newPassword(NEXT);
    await shoot(page, `account-forgot-${look.language}-${look.width}`);
    await way.press('account.forgot.submit');
    await toastShown(page, t('account.forgot.done'));
    await before.page.waitForURL(/\/web\/login/);
    expect((await mail.next(account)).subject).toBe(t('delivery.password_changed.subject'));
    await signIn(page, look, account);
    await page.getByText(t('error.WRONG_PASSWORD', { left: 9 })).waitFor();
    await signIn(page, look, account, NEXT);
    await shellShown(page);
    expect([faults, before.faults]).toEqual([[], []]);
    await Promise.all([context.close(), before.context.close()]);
  });

  it('the e-mail is changed with the password and a code to the new one; the old one is told and other devices leave', async () => {
    const account = await givenStaff(look);
    const [here, there] = await Promise.all([signedIn(account), signedIn(account)]);
    const { page } = here;
    const fresh = `moved-${look.width}@people.test`;
    const drawer = await profileOf(page);
    await drawer.getByRole('button', { name: t('account.contact.mail') }).click();
    const dialog = page.getByRole('dialog', { name: t('account.contact.mail') });
    await dialog.getByLabel(t('account.contact.newMail')).fill(fresh);
    await dialog.getByRole('button', { name: t('ui.code.send') }).click();
    await dialog.getByLabel(t('session.code'), { exact: true }).fill(await mail.code(fresh));
    await dialog.getByLabel(t('account.contact.password')).fill('wrong1234');
    const save = dialog.getByRole('button', { name: t('account.contact.change'), exact: true });
    await save.click();
    await dialog.getByText(t('error.WRONG_PASSWORD', { left: 9 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `account-contact-${look.language}-${look.width}`);
    await dialog.getByLabel(t('account.contact.password')).fill(PASSWORD);
    await save.click();
    await drawer.getByText(fresh, { exact: true }).waitFor();
    const letter = await mail.next(account);
    expect(letter.subject).toBe(t('delivery.contact_changed.subject'));
    expect(letter.text).not.toContain(fresh);
    await there.page.waitForURL(/\/web\/login/);
    await signIn(there.page, look, fresh);
    await shellShown(there.page);
    expect([here.faults, there.faults]).toEqual([[], []]);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  it('an issued password signs in once to a password of one’s own, and is worth nothing afterwards', async () => {
    const account = `issued-${look.width}@people.test`;
    const [department] = await w.sql<{ id: string }>('select id from department where company_id = $1', [company.id]);
    const { id } = await company.owner.call(memberApi.create, {
      ...{ requestId: crypto.randomUUID(), name: 'Priya Natarajan', mail: account, scope: { kind: 'some' } },
      ...{ departmentIds: [department?.id ?? ''], roleIds: [company.start.roleIds.staff], language: look.language },
    });
    expect((await mail.next(account)).subject).toBe(t('delivery.invite.subject', { company: 'Harbour Coffee' }));
    const issued = await company.owner.call(memberApi.issuePassword, { id });
    const { page, context, faults } = await open(browser, w.base, look);
    await page.goto('/web/login');
    await signIn(page, look, account, issued.password);
    // Whoever issued the password knows it: nothing else is shown before it is another one.
    await page.getByRole('heading', { name: t('account.first.title'), level: 1 }).waitFor();
    await page.getByLabel(t('account.newPassword')).fill(NEXT);
    await page.getByLabel(t('account.again'), { exact: true }).fill(NEXT);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `account-first-password-${look.language}-${look.width}`);
    await page.getByRole('button', { name: t('account.first.submit') }).click();
    await shellShown(page);
    await page.evaluate(() => {
      for (const key of ['token', 'id', 'companyId']) localStorage.removeItem(key);
    });
    await page.goto('/web/login');
    await signIn(page, look, account, issued.password);
    await page.getByText(t('error.WRONG_PASSWORD', { left: 9 })).waitFor();
    await signIn(page, look, account, NEXT);
    await shellShown(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('other devices are signed out from the profile, and this one stays', async () => {
    const account = await givenStaff(look);
    const [here, one, two] = await Promise.all([signedIn(account), signedIn(account), signedIn(account)]);
    const drawer = await profileOf(here.page);
    const devices = drawer.locator('.session-list li');
    await devices.nth(2).waitFor();
    await drawer.getByRole('button', { name: t('profile.endOthers') }).click();
    await toastShown(here.page, t('profile.endedOthers', { count: 2 }));
    await devices.nth(1).waitFor({ state: 'detached' });
    for (const { page } of [one, two]) await page.waitForURL(/\/web\/login/);
    await here.page.reload();
    await shellShown(here.page);
    expect([here.faults, one.faults, two.faults]).toEqual([[], [], []]);
    await Promise.all([here, one, two].map(({ context }) => context.close()));
  });
});
