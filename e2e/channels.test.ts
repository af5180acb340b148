import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageApi } from '@rondo/contract/message';
import { senderApi } from '@rondo/contract/sender';
import type { Browser, CDPSession, Page, Worker } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { type PushService, pushService } from '../apps/server/test/push-service.ts';
import { type Receiver, receiver } from '../apps/server/test/receiver.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import { type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, type Phone, shoot, startPhone } from './browser.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let pushes: PushService;
let service: Receiver;

inBrowser(
  async (given) => {
    browser = given;
    w = await world({ OUTGOING_LOCAL: '1' });
    company = await w.company({ name: 'Harbour Coffee' });
    pushes = await pushService(async () => (await company.owner.call(messageApi.alerts, {})).ways.pushKey);
    service = await receiver();
  },
  async () => {
    await Promise.all([pushes.stop(), service.stop()]);
    await w.stop();
  },
);

beforeEach(() => {
  service.answer = (response) => response.end('{"errcode":0}');
});
let phone: Phone | undefined;
let folder = '';
afterEach(async () => {
  await phone?.context.close();
  phone = undefined;
  if (folder) await rm(folder, { recursive: true, force: true });
});

const work = async (handler: Person) => {
  const shopId = await company.shop({ managerIds: [handler.id] });
  await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [handler] });
  await w.settle();
};
/** The minute comes, and what is due leaves. */
async function minute(): Promise<void> {
  w.clock.advance(60_000);
  await w.app.runJob('message.send', {});
  await w.settle();
}

/** Stands in for the service of the browser's maker, at which chromium without a window does not subscribe. */
function standInForMaker({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }): void {
  const made = { options: { applicationServerKey: null }, unsubscribe: async () => true };
  const subscription = { ...made, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => null;
  // A browser without a window has no notifications; one that has them was allowed to show them.
  if (Notification.permission === 'denied') Object.defineProperty(Notification, 'permission', { value: 'granted' });
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<void> };
}

/** What the system shows of the worker, which keeps it itself in a browser without a window. */
async function standInForSystem(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return;
    const { registration } = self as unknown as Scope;
    const kept: Notification[] = [];
    registration.showNotification = async (title, options) =>
      void kept.push({ title, close: () => {}, ...options } as unknown as Notification);
    registration.getNotifications = async () => kept;
  });
}

/** The browser's own door for pushes: the worker gets one as its maker's service would bring it. */
async function pushDoor(page: Page): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: w.base, registrationId, data });
  };
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const notices = await (self as unknown as Scope).registration.getNotifications();
    return notices.map(({ title, body, data }) => ({ title, body, url: String(data) }));
  });

describe.each(looksOf(import.meta.url))('channels in $language at $width', (look) => {
  const t = textsOf(look.language);
  const pick = { exact: true } as const;

  it('a browser that is closed is told by a push, which opens what it is about', async () => {
    const who = await company.member({ name: 'Mara Lind' });
    const maker = pushes.browser();
    folder = await mkdtemp(join(tmpdir(), 'rondo-push-'));
    phone = await startPhone(folder, w.base, look, who);
    const { page, context, faults } = phone;
    await context.grantPermissions(['notifications'], { origin: w.base });
    await page.addInitScript(standInForMaker, maker.subscription);
    await page.goto('/web/message?panel=profile&section=notifications');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole('tab', { name: t('message.alerts.channel.push'), ...pick }).click();
    await page.getByText(t('message.alerts.push.none')).waitFor();
    await page.getByRole('switch', { name: t('message.alerts.push.on'), ...pick }).click();
    await page.getByText(t('message.alerts.push.here'), { exact: false }).first().waitFor();
    const words = { category: t('message.category.rectification'), channel: t('message.alerts.channel.push') };
    await page.getByRole('combobox', { name: t('message.alerts.onIn', words), ...pick }).click();
    await page.getByRole('option', { name: t('message.alerts.pace.immediate'), ...pick }).click();
    await toastShown(page, t('message.alerts.saved'));
    await settled(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `channels-push-${look.width}`);
    const push = await pushDoor(page);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker');
    await standInForSystem(worker);
    await page.goto('about:blank');
    await work(who);
    await minute();
    await expect.poll(() => maker.told().length).toBe(1);
    const [told] = maker.told();
    await push(JSON.stringify(told));
    await expect.poll(() => shown(worker)).toEqual([{ title: told?.title, body: told?.body, url: told?.url }]);
    const opened = await worker.evaluate(async () => {
      const scope = self as unknown as Scope;
      const urls: string[] = [];
      scope.clients.openWindow = async (url) => void urls.push(url);
      const [notice] = await scope.registration.getNotifications();
      self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification: notice, waitUntil: () => {} }));
      return urls;
    });
    expect(opened).toEqual([told?.url]);
    await page.goto(opened[0] ?? '');
    await page.waitForURL(/\/inspect\/problem\?open=/);
    await expect.poll(async () => (await who.call(messageApi.list, {})).list[0]?.readAt).not.toBe(null);
    await page.goto('/web/message?go=00000000-0000-4000-8000-000000000000');
    await toastShown(page, t('message.gone'));
    expect(faults).toEqual([]);
  });

  it('a sender is added, tested and found out about, and never tells its key', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const name = `Store chat ${look.width}`;
    await page.goto('/web/sender');
    await settled(page);
    await page.getByRole('button', { name: t('sender.add'), ...pick }).click();
    await page.getByLabel(t('sender.field.name')).fill(name);
    await page.getByRole('button', { name: t('sender.save'), ...pick }).click();
    await page.getByText(t('rule.required')).first().waitFor();
    expect(await page.getByLabel(t('sender.field.name')).inputValue()).toBe(name);
    await page.getByLabel(t('sender.field.url')).fill(`${service.url}/send?key=hidden-key`);
    await settled(page);
    expect(await looksRight(page)).toEqual(FINE);
    await page.getByRole('button', { name: t('sender.save'), ...pick }).click();
    await toastShown(page, t('sender.done.created', { name }));
    const test = page.getByRole('button', { name: t('sender.test.actNamed', { name }), ...pick });
    await test.click();
    await toastShown(page, t('sender.test.ok', { name, told: '200 {"errcode":0}' }));
    service.answer = (response) => response.end('{"errcode":93000,"errmsg":"invalid webhook url"}');
    await test.click();
    await toastShown(page, t('sender.test.failed', { name, told: '93000 invalid webhook url' }));
    await page.locator('.sender-failure').first().waitFor();
    await page.locator('.sender-failed').first().click();
    await page.waitForURL(/channel=robot&senderId=/);
    await settled(page);
    expect(await page.locator('.sender-failure').count()).toBe(1);
    expect(await page.content()).not.toContain('hidden-key');
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `channels-senders-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a message tells why it came and what became of it; its volume is counted and opens its rows', async () => {
    const who = await company.member({ name: 'Mara Lind' });
    const { id } = await who.call(senderApi.saveOwn, { kind: 'wecom', name: 'Mine', url: `${service.url}/own` });
    await who.call(messageApi.setAlerts, {
      robotId: id,
      paces: [{ channel: 'robot', category: 'rectification', pace: 'immediate' }],
    });
    await work(who);
    await minute();
    await expect.poll(async () => (await who.call(messageApi.list, {})).list[0]?.sendings[0]?.fate).toBe('sent');
    const reader = await open(browser, w.base, look, who);
    await reader.page.goto('/web/message');
    await settled(reader.page);
    await reader.page.locator('.message-row').first().hover();
    await reader.page.locator('.message-more').first().click();
    await reader.page.getByRole('menuitem', { name: t('message.why.act'), ...pick }).click();
    const dialog = reader.page.getByRole('dialog');
    await dialog.getByText(t('notification.reason.handler')).waitFor();
    const sent = { channel: t('message.alerts.channel.robot'), fate: t('message.sending.sent') };
    await dialog.getByText(t('message.sending.line', sent)).waitFor();
    expect(await looksRight(reader.page)).toEqual(FINE);
    await shoot(reader.page, `channels-why-${look.width}`);
    expect(reader.faults).toEqual([]);
    await reader.context.close();

    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/message/noise');
    await settled(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `channels-noise-${look.width}`);
    const number = page.locator('.noise-table').first().getByRole('link').first();
    const count = Number(await number.innerText());
    await number.click();
    await page.waitForURL(/\/message\/ledger\?.*category=rectification/);
    await settled(page);
    const answer = await page.locator('.list-footer').innerText();
    expect(answer).toContain(String(count));
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `channels-ledger-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the title of the tab counts, and a sound is heard, as this device has it', async () => {
    const who = await company.member({ name: 'Mara Lind' });
    await work(who);
    const { page, context, faults } = await open(browser, w.base, look, who);
    await page.addInitScript(() => {
      const heard: number[] = [];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function begin(at?: number) {
        heard.push(at ?? 0);
        start.call(this, at);
      };
      Object.assign(window, { heard });
    });
    await page.goto('/web/message?panel=profile&section=notifications');
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    await page.getByRole('switch', { name: t('message.alerts.device.count'), ...pick }).click();
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    await page.getByRole('switch', { name: t('message.alerts.device.sound'), ...pick }).click();
    await page.reload();
    await settled(page);
    expect(await page.title()).not.toMatch(/^\(/);
    const heard = () => page.evaluate(() => (window as typeof window & { heard: number[] }).heard.length);
    expect(await heard()).toBe(0);
    await work(who);
    await expect.poll(heard).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });
});
