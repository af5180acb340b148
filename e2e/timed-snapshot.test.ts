import { deviceApi } from '@rondo/contract/device';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;

inBrowser(
  async (started) => {
    browser = started;
    w = await world();
    await w.app.media.child?.start();
  },
  () => w.stop(),
);

interface Ground {
  company: Company;
  manager: Person;
  inspector: Person;
  shopId: string;
}

/** A store with two demo cameras. */
async function ground(): Promise<Ground> {
  const company = await w.company({ name: 'Harbour Bakery' });
  const manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  const shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  const inspector = await company.member({ role: 'inspector', name: 'Ada Wong', shopIds: [shopId] });
  for (const [name, clip] of [
    ['Till', 'till-bakery'],
    ['Door', 'door-fashion'],
  ] as const) {
    const cameras = [{ channel: 1, name, places: [], mainStream: clip }];
    const fields = { shopId, name, kind: 'camera', driver: 'file', cameras } as const;
    await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  }
  return { company, manager, inspector, shopId };
}

/** A plan that has taken one picture of each camera. */
async function taken({ company, shopId }: Ground): Promise<string> {
  const { id } = await company.owner.call(api.create, {
    name: 'Every five minutes',
    shopIds: [shopId],
    schedule: {
      days: { kind: 'daily' },
      times: { kind: 'every', minutes: 5, periods: [{ from: '00:00', to: '24:00' }] },
      startOn: '2026-01-01',
    },
    review: 'all',
    reviewRoleId: company.start.roleIds.inspector,
    requestId: requestId(),
  });
  await w.app.runJob('timed-snapshot.watch');
  w.clock.set(new Date(Math.ceil((w.clock.now().getTime() + 1) / 300_000) * 300_000 + 1000));
  await w.app.runJob('timed-snapshot.watch');
  w.clock.set(new Date());
  await company.owner.call(api.move, { id, rev: 1, event: 'pause' });
  return id;
}

describe.each(looksOf(import.meta.url))('timed snapshots in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `timed-snapshot-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };

  it('are asked of an administrator, enabled, planned, looked at and judged by keyboard', async () => {
    const given = await ground();
    const asking = await open(browser, w.base, look, given.inspector);
    await asking.page.goto('/web/timed-snapshot');
    await asking.page.getByText(t('timedSnapshot.off.contact')).waitFor();
    await looksRight(asking.page, 'off');
    await asking.context.close();

    const { page, context, faults } = await open(browser, w.base, look, given.company.owner);
    await page.goto('/web/surveillance?tab=snapshot');
    await page.getByRole('button', { name: t('timedSnapshot.off.enable') }).click();
    await page.getByRole('heading', { level: 1, name: t('timedSnapshot.title') }).waitFor();
    await page.goto('/web/timed-snapshot?dialog=create');
    const form = page.getByRole('dialog', { name: t('timedSnapshot.create') });
    const named = form.getByRole('textbox', { name: t('timedSnapshot.field.name') });
    // The button stands far below what is missing: the form goes back up to it.
    await form.getByRole('button', { name: t('ui.create'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => named.evaluate((box) => box === document.activeElement)).toBe(true);
    await named.fill('Opening');
    await choose(page, form, t('timedSnapshot.field.shops'), 'Wapping Lane');
    await form.getByText(t('timedSnapshot.estimate.perDay', { count: 2 })).waitFor();
    await looksRight(page, 'form');
    // The form fits into the phone: nothing of it is reached by pushing it sideways alone.
    expect.soft(await form.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await form.getByRole('button', { name: t('ui.create'), exact: true }).click();
    await toastShown(page, t('timedSnapshot.done.create'));

    const id = await taken(given);
    await page.goto(`/web/timed-snapshot/results?plan=${id}`);
    const cell = page.locator('.snapshot-matrix td a').last();
    await cell.waitFor();
    expect(await cell.innerText()).toBe('2/2');
    await looksRight(page, 'matrix');
    await cell.click();
    await page.getByText(t('ui.list.total', { count: 2 })).waitFor();
    await page.getByRole('tab', { name: t('timedSnapshot.tab.wall') }).click();
    const tiles = page.locator('.snapshot-tile');
    await tiles.first().waitFor();
    expect(await tiles.count()).toBe(2);
    await looksRight(page, 'wall');
    await tiles.first().click();
    await page.locator('.snapshot-known').waitFor();
    await looksRight(page, 'picture');
    const name = () => page.getByRole('dialog').first().getByRole('heading').first().innerText();
    const first = await name();
    await page.keyboard.press('p');
    await expect.poll(name).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await page.locator('.snapshot-said').waitFor();
    expect(await name()).toBe(first);
    await page.keyboard.press('ArrowRight');
    await expect.poll(name).not.toBe(first);
    await page.locator('.snapshot-known').waitFor();
    await page.keyboard.press('f');
    const rectify = page.getByRole('dialog', { name: t('album.rectify.title', { count: 1 }) });
    await rectify.getByRole('textbox', { name: t('rectification.new.what') }).fill('Door blocked');
    await rectify.getByText('Zhuoran Li').first().waitFor();
    await rectify.getByRole('button', { name: t('album.rectify.act'), exact: true }).click();
    await rectify.waitFor({ state: 'detached' });
    const [made] = (await given.company.owner.call(rectificationApi.list, {})).list;
    expect(made?.title).toBe('Door blocked');
    await page
      .locator('.snapshot-known')
      .getByRole('link', { name: made?.number ?? '' })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are a task for those of a role, which completes with the last picture', async () => {
    const given = await ground();
    await given.company.owner.call(api.saveSetting, { isOn: true, rev: 0 });
    await taken(given);
    const { page, context, faults } = await open(browser, w.base, look, given.inspector);
    await page.goto('/web/task?tab=todo');
    await page.getByText('Every five minutes').first().click();
    const drawer = page.getByRole('complementary').or(page.getByRole('dialog'));
    await drawer.getByText(t('timedSnapshot.task.left', { left: '2', total: 2 })).waitFor();
    await looksRight(page, 'task');
    await drawer.getByRole('link', { name: t('timedSnapshot.task.open') }).click();
    await page
      .getByRole('heading', { level: 1, name: t('timedSnapshot.task.title', { plan: 'Every five minutes' }) })
      .waitFor();
    await looksRight(page, 'to-look-at');
    await page.locator('tbody tr, .card-open').first().click();
    await page.locator('.snapshot-known').waitFor();
    const name = () => page.getByRole('dialog').first().getByRole('heading').first().innerText();
    const first = await name();
    await page.keyboard.press('p');
    await expect.poll(name).not.toBe(first);
    await page.locator('.snapshot-known').waitFor();
    await page.keyboard.press('p');
    await page.getByText(t('timedSnapshot.task.done')).waitFor();
    const [task] = (await given.inspector.call(taskApi.list, { tab: 'handled' })).list;
    expect(task).toMatchObject({ kind: 'snapshot_review', state: 'completed' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
