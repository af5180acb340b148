import { messageApi } from '@rondo/contract/message';
import { LIVE_MESSAGE_CATEGORIES } from '@rondo/domain/live';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
});

/** Somebody in CC of new rectifications, five in each of two stores. */
async function reader() {
  const [cc, handler] = [await company.member({ name: 'Mara Lind' }), await company.member()];
  const shops = [await company.shop({ managerIds: [cc.id] }), await company.shop({ managerIds: [cc.id] })];
  for (const shopId of shops)
    for (let i = 0; i < 5; i += 1)
      await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler], cc: [cc] });
  await w.settle();
  return { cc, shops };
}

/** Stands in for the notifications of the system, which a browser without a window has none of. */
function standInForSystem(): void {
  const shown: string[] = [];
  class Shown extends EventTarget {
    static permission = 'default';
    static requestPermission = async () => {
      Shown.permission = 'granted';
      localStorage.setItem('system-notices', 'granted');
    };
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title} ${body}`);
    }
  }
  if (localStorage.getItem('system-notices')) Shown.permission = 'granted';
  Object.assign(window, { Notification: Shown, shownBySystem: shown });
}
const shownBySystem = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as typeof window & { shownBySystem: string[] }).shownBySystem);

const rows = (page: Page) => page.locator('.message-row');

/** How many whole messages stand between the head of the page and the bar below. */
const inSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('.phone-bar, .list-footer')?.getBoundingClientRect().top ?? window.innerHeight;
    return [...document.querySelectorAll('.message-row')].filter((row) => row.getBoundingClientRect().bottom <= bar)
      .length;
  });

describe.each(looksOf(import.meta.url))('messages in $language at $width', (look) => {
  const t = textsOf(look.language);
  const kind = t('notification.kind.rectification.created');
  const name = t('message.muteName', { kind, reason: t('notification.reason.cc') });

  it('the whole row opens the message; a kind is muted from its menu, taken back, and told again from the profile', async () => {
    const { cc } = await reader();
    const { page, context, faults } = await open(browser, w.base, look, cc);
    await page.goto('/web/message');
    await settled(page);
    expect(await looksRight(page)).toEqual(FINE);
    await expect.poll(() => inSight(page)).toBeGreaterThan(4);
    const menu = async (label: string) => {
      await rows(page).first().hover();
      await rows(page).first().locator('.message-more').click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
    };
    await menu(t('message.muteKind', { kind }));
    await toastShown(page, t('message.muted', { name }));
    await page.getByRole('button', { name: t('ui.undo'), exact: true }).click();
    await expect.poll(() => page.getByText(t('message.isMuted')).count()).toBe(0);
    await menu(t('message.muteKind', { kind }));
    await expect.poll(() => rows(page).first().innerText()).toContain(t('message.isMuted'));

    await page.goto('/web/message?panel=profile&section=notifications');
    await page.getByRole('button', { name: t('message.unmuteNamed', { name }), exact: true }).click();
    await page.getByText(t('message.nothingMuted')).waitFor();
    expect(await looksRight(page)).toEqual(FINE);

    // A press beside the words, at the right of the text.
    await page.goto('/web/message');
    await settled(page);
    const box = await rows(page).first().locator('.message-text').boundingBox();
    if (!box) throw new Error('no message');
    await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4);
    await page.waitForURL(/\/inspect\/problem\?open=/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('how somebody is told is chosen at once; who looks elsewhere is told by the browser', async () => {
    const [cc, handler] = [await company.member({ name: 'Mara Lind' }), await company.member()];
    const { page, context, faults } = await open(browser, w.base, look, cc);
    await page.addInitScript(standInForSystem);
    await page.goto('/web/message');
    await page.getByRole('link', { name: t('message.alertSettings'), exact: true }).click();
    const category = t('message.category.rectification');
    const on = (channel: 'mail' | 'browser') => ({
      name: t('message.alerts.onIn', { category, channel: t(`message.alerts.channel.${channel}`) }),
      exact: true,
    });
    const mail = page.getByRole('combobox', on('mail'));
    await mail.click();
    await page.getByRole('option', { name: t('message.alerts.pace.hourly'), exact: true }).click();
    await toastShown(page, t('message.alerts.saved'));
    await page.getByRole('tab', { name: t('message.alerts.channel.browser'), exact: true }).click();
    const inBrowser = page.getByRole('switch', on('browser'));
    await inBrowser.click();
    await expect.poll(() => inBrowser.getAttribute('aria-checked')).toBe('true');
    await expect
      .poll(() => shownBySystem(page))
      .toEqual([`${t('message.alerts.firstTitle')} ${t('message.alerts.firstText')}`]);
    await expect.poll(async () => (await cc.call(messageApi.alerts, {})).browser).toEqual(['rectification']);
    const chosen = (await cc.call(messageApi.alerts, {})).paces.filter(({ pace }) => pace !== 'off');
    expect(chosen).toEqual([{ channel: 'mail', category: 'rectification', pace: 'hourly' }]);
    const quiet = page.getByRole('switch', { name: t('message.alerts.quiet'), exact: true });
    await quiet.click();
    await page.getByText(t('message.alerts.from'), { exact: true }).waitFor();
    await settled(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `messages-alerts-${look.width}`);
    // Typed digit by digit, it is kept once it is whole.
    await page
      .getByRole('group', { name: t('message.alerts.from'), exact: true })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('2145');
    await expect.poll(async () => (await cc.call(messageApi.alerts, {})).quiet).toEqual({ from: '21:45', to: '07:30' });
    await quiet.click();
    await expect.poll(() => quiet.getAttribute('aria-checked')).toBe('false');
    await expect.poll(async () => (await cc.call(messageApi.alerts, {})).quiet).toBe(null);

    await page.goto('/web/message');
    await settled(page);
    const shopId = await company.shop({ managerIds: [cc.id] });
    const work = async () => {
      await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler], cc: [cc] });
      await w.settle();
    };
    await work();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await shownBySystem(page)).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await work();
    await expect.poll(async () => (await shownBySystem(page)).join()).toMatch(/Cold food above 5 °C/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('unread, period and store stand in the address; a category without messages has nothing yet', async () => {
    const { cc, shops } = await reader();
    const { page, context, faults } = await open(browser, w.base, look, cc);
    await page.goto(`/web/message?shopId=${shops[0]}`);
    await settled(page);
    await expect.poll(() => rows(page).count()).toBe(5);
    await page.getByRole('button', { name: t('ui.period.label'), exact: true }).click();
    await page.getByRole('button', { name: t('ui.period.today'), exact: true }).click();
    await page.waitForURL(/shopId=.*from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await settled(page);
    await expect.poll(() => rows(page).count()).toBe(5);
    await page.goto('/web/message?from=2020-01-01&to=2020-01-02');
    await page.getByText(t('ui.emptyState.nothingMatches', { noun: t('message.noun') })).waitFor();
    await page.goto('/web/message');
    await settled(page);
    const categories = page.getByRole('navigation', { name: t('message.categories') });
    // All of them, and each for itself.
    await expect.poll(() => categories.getByRole('button').count()).toBe(1 + LIVE_MESSAGE_CATEGORIES.length);
    await categories.getByRole('button', { name: t('message.category.system'), exact: true }).click();
    await page
      .getByRole('heading', { name: t('ui.emptyState.nothingYet', { noun: t('message.noun') }), exact: true })
      .waitFor();
    expect(await looksRight(page)).toEqual(FINE);
    // The address says whether it is ticked, a moment after the click.
    await page.getByLabel(t('message.unreadOnly')).click();
    await page.waitForURL(/unread=/);
    await page.getByText(t('ui.emptyState.nothingMatches', { noun: t('message.noun') })).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
