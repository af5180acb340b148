import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { settled } from './pages/settled.ts';
import { cameTo, givenPassword, shellShown, signIn } from './pages/sign-in.ts';
import { bareKeys, chineseIn, openSlots, textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let person: Person;
let account: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  person = await company.member({ role: 'area_manager', name: 'Wenjing Xu', scopeAll: true });
  account = await givenPassword(w, person);
});

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = textsOf(look.language);

  it('a wrong password says how many tries are left and keeps what was typed; then signing in leads to the page asked for', async () => {
    const somebody = await company.member({ role: 'area_manager', scopeAll: true });
    const mail = await givenPassword(w, somebody);
    const { page, context, faults } = await open(browser, w.base, look);
    await page.goto('/web/inspect/problem?tab=review');
    await page.waitForURL(/\/web\/login\?from=/);
    await signIn(page, look, mail, 'wrong1234');
    await page.getByText(t('error.WRONG_PASSWORD', { left: 9 })).waitFor();
    expect(await page.getByLabel(t('session.account')).inputValue()).toBe(mail);
    expect(await page.getByLabel(t('session.password'), { exact: true }).inputValue()).toBe('wrong1234');
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `session-wrong-password-${look.language}-${look.width}`);
    await signIn(page, look, mail);
    await shellShown(page);
    await cameTo(page, '/web/inspect/problem?tab=review');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the sign-in page of a device that nobody used loads itself and nothing of the application', async () => {
    const { page, context, faults } = await open(browser, w.base, look);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/web/login');
    await page.getByLabel(t('session.account')).waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((url) => /\/(kit|router)-/.test(url))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('nobody is led to another site after signing in', async () => {
    const tries = {
      'zh-CN': ['//evil.example/x', 'javascript:alert(1)'],
      'en-US': ['https://evil.example/', '/\\evil.example'],
    };
    for (const from of tries[look.language]) {
      const { page, context } = await open(browser, w.base, look);
      await page.goto(`/web/login?from=${encodeURIComponent(from)}`);
      await signIn(page, look, account);
      await shellShown(page);
      await cameTo(page, '/web/task');
      expect(new URL(page.url()).origin).toBe(w.base);
      await context.close();
    }
  });

  it('an expired login says so, and the sign-in page follows', async () => {
    const somebody = await company.member({ role: 'staff' });
    const { page, context } = await open(browser, w.base, look, somebody);
    await page.goto('/web/task');
    await shellShown(page);
    await w.sql(`update session set expires_at = now() - interval '1 hour' where member_id = $1`, [somebody.id]);
    await page.reload();
    await toastShown(page, t('error.SESSION_EXPIRED'));
    await page.waitForURL(/\/web\/login\?from=%2Ftask$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await context.close();
  });

  it('signing out everywhere ends the other browser too', async () => {
    const somebody = await company.member({ role: 'staff' });
    const mail = await givenPassword(w, somebody);
    const [here, there] = await Promise.all([open(browser, w.base, look), open(browser, w.base, look)]);
    for (const { page } of [here, there]) {
      await page.goto('/web/login');
      await signIn(page, look, mail);
      await shellShown(page);
    }
    await here.page.goto('/web/task?panel=profile');
    await here.page.getByRole('button', { name: t('profile.endAll') }).click();
    await here.page
      .getByRole('dialog', { name: t('profile.endAll') })
      .getByRole('button', { name: t('profile.endAll') })
      .click();
    await here.page.waitForURL(/\/web\/login$/);
    await there.page.waitForURL(/\/web\/login/);
    await Promise.all([here.context.close(), there.context.close()]);
  });

  it('another company in the storage clears the session and leads to the sign-in page, in every tab', async () => {
    const { page, context } = await open(browser, w.base, look, person);
    await page.goto('/web/task');
    await shellShown(page);
    const second = await context.newPage();
    await second.goto('/web/test');
    await second.getByRole('heading', { name: t('profile.diagnostics.title') }).waitFor();
    await second.evaluate(() => localStorage.setItem('companyId', crypto.randomUUID()));
    await page.waitForURL(/\/web\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await second.waitForURL(/\/web\/login/);
    await context.close();
  });

  it('the language is switched everywhere on the screen, and stays', async () => {
    const { page, context, faults } = await open(browser, w.base, { ...look, language: 'zh-CN' }, person);
    const english = textsOf('en-US');
    for (const path of ['/web/task', '/web/message', '/web/inspect/record', '/web/inspect/statistics']) {
      await page.goto(path);
      await shellShown(page);
      await page.evaluate(() => localStorage.setItem('language', 'zh-CN'));
      await page.reload();
      await shellShown(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
      if (look.width === 1440) await page.getByRole('button', { name: 'English', exact: true }).click();
      else await switchInProfile(page);
      await page
        .getByRole('link', { name: english('app.menu.task') })
        .first()
        .waitFor();
      await settled(page);
      // What the server worded is asked for again.
      const chinese = async () => ({ path, chinese: chineseIn(await page.locator('body').innerText()) });
      await expect.poll(chinese).toEqual({ path, chinese: [] });
      expect({ path, keys: await bareKeys(page), slots: await openSlots(page) }).toEqual({ path, keys: [], slots: [] });
      await page.reload();
      await page
        .getByRole('link', { name: english('app.menu.task') })
        .first()
        .waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an unknown address shows the words of the not-found page', async () => {
    const { page, context, faults } = await open(browser, w.base, look, person);
    await page.goto('/web/nowhere/at/all');
    const words = { 'zh-CN': '您访问的页面不存在', 'en-US': 'the page you visit does not exist' }[look.language];
    await page.getByRole('heading', { name: words, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: t('app.backHome') }).click();
    await shellShown(page);
    await cameTo(page, '/web/task');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the diagnostics page tells version, clock and push', async () => {
    const { page, context, faults } = await open(browser, w.base, look, person);
    await page.goto('/web/test');
    const row = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd');
    expect(await row(t('profile.diagnostics.version')).innerText()).toBe('1.3.24');
    await row(t('profile.diagnostics.push')).getByText(t('profile.diagnostics.pushState.open')).waitFor();
    await row(t('profile.diagnostics.clock')).getByText(t('profile.diagnostics.clockRight'), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `session-diagnostics-${look.language}-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** On the phone the language is chosen in the profile. */
async function switchInProfile(page: Page): Promise<void> {
  await page.locator('.phone-bar').getByRole('link', { name: '我的' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}
