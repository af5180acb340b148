import { albumApi } from '@rondo/contract/album';
import { deviceApi } from '@rondo/contract/device';
import { recordApi } from '@rondo/contract/record';
import { surveillanceApi } from '@rondo/contract/surveillance';
import type { CameraPlace } from '@rondo/domain/device';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEST_CLIPS } from '../apps/server/test/camera/simulator.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let inspector: Person;
let shopId: string;
let template: GivenTemplate;
let ids: string[];

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1' });
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
    inspector = await company.member({ role: 'inspector', name: 'Ada Wong', shopIds: [shopId] });
    template = await givenTemplate(w, company, {
      items: 2,
      name: 'Remote check',
      change: (item) =>
        item.name === 'Item 1'
          ? { ...item, photo: { rule: 'always', min: 1, max: 1, cameraOnly: true } }
          : { ...item, photo: { rule: 'none', min: 0, max: 0, cameraOnly: false }, cameraPlaces: ['door'] },
    });
    ids = [];
    for (const name of ['Till', 'Kitchen', 'Door']) ids.push(await camera(name));
  },
  () => w.stop(),
);

const PLACES: Record<string, CameraPlace> = { Till: 'till', Kitchen: 'kitchen', Door: 'door' };

async function camera(name: string): Promise<string> {
  const cameras = [{ channel: 1, name, places: [PLACES[name] ?? 'aisle'], mainStream: 'counting' }];
  const fields = { shopId, name, kind: 'camera', driver: 'file', cameras } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

const panelOf = (page: Page, look: Look) =>
  page.getByRole('region', { name: textsOf(look.language)('surveillance.live'), exact: true });

describe.each(looksOf(import.meta.url))('a remote inspection in $language at $width', (look) => {
  const t = textsOf(look.language);
  const isPhone = look.width === 390;
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `remote-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };

  it('is begun at the wall, shows the store beside the items, and keeps what was captured and viewed', async () => {
    const { page, context, faults } = await open(browser, w.base, look, inspector);
    await page.goto(`/web/surveillance?cameras=${ids[0]}&size=1`);
    await page.getByRole('button', { name: t('surveillance.inspect.act') }).click();
    const choices = page.getByRole('dialog', { name: t('surveillance.inspect.title', { shop: 'Lime Street' }) });
    await choices.waitFor();
    await looksRight(page, 'choices');
    await choices.getByRole('link', { name: new RegExp(t('surveillance.inspect.own')) }).click();
    expect(await page.locator('input[name=mode]').nth(1).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /^Remote check/ }).check();
    await page.getByRole('switch', { name: t('task.wizard.review') }).click();
    await page.getByRole('button', { name: t('inspection.start.begin') }).click();
    const here = performing(page, t);
    await here.item('Item 1');
    const taskId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const panel = panelOf(page, look);
    await panel.getByText(t('surveillance.coverage', { viewed: 1, bound: 3 })).waitFor();
    await panel.getByRole('button', { name: 'Kitchen' }).click();
    await panel.getByText(t('surveillance.coverage', { viewed: 2, bound: 3 })).waitFor();
    if (!isPhone) {
      await panel.getByRole('radio', { name: t('surveillance.cells', { count: 4 }) }).click();
      await panel.getByRole('button', { name: /Till/ }).click();
      await expect.poll(() => panel.locator('.cell-figures').count()).toBe(2);
      await panel.getByRole('group', { name: 'Lime Street Kitchen' }).click({ position: { x: 20, y: 60 } });
    }
    await looksRight(page, 'item');
    const act = t(isPhone ? 'surveillance.capture.short' : 'surveillance.capture.forItem');
    const capture = panel.getByRole('button', { name: act, exact: true });
    await capture.click();
    await toastShown(page, t('surveillance.capture.attached', { camera: 'Kitchen', name: 'Item 1' }));
    await page.locator('.photo-grid .photo-remove').waitFor();
    await panel.getByText(t('inspection.photo.full', { count: 1 })).waitFor();
    await looksRight(page, 'captured');
    await here.answer('pass');
    await here.item('Item 2');
    await panel.getByText(t('inspection.remote.noPhotos')).waitFor();
    // It is seen at the door: the picture switches by itself.
    const all = panel.getByText(t('surveillance.coverage', { viewed: 3, bound: 3 }));
    await all.waitFor();
    await page.reload();
    await here.item('Item 2');
    await all.waitFor();
    if (isPhone) {
      await panel.getByRole('button', { name: t('surveillance.live') }).click();
      await panel.locator('video').first().waitFor({ state: 'detached' });
      await looksRight(page, 'away');
    }
    await here.answer('pass');
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await here.submit();
    await page.getByRole('link', { name: t('inspection.done.report') }).click();
    await page.getByText(t('record.fact.camerasViewed', { viewed: 3, bound: 3 })).waitFor();
    await looksRight(page, 'record');
    const { list } = await company.owner.call(recordApi.list, { shopId: [shopId] });
    const record = await company.owner.call(recordApi.get, { id: list.find((one) => one.taskId === taskId)?.id ?? '' });
    expect(record).toMatchObject({ mode: 'remote', cameras: { viewed: 3, bound: 3 } });
    expect(record.items[0]?.photos).toHaveLength(1);
    await w.settle();
    const pictures = (await company.owner.call(albumApi.pictures, { shopId: [shopId], source: ['capture'] })).list;
    expect(pictures[0]).toMatchObject({ camera: 'Kitchen', isEvidence: true, takenBy: { name: 'Ada Wong' } });
    const log = (await company.owner.call(surveillanceApi.watchLog, { purpose: ['inspection'] })).list;
    expect(log.map((row) => row.camera.name)).toEqual(expect.arrayContaining(['Till', 'Kitchen', 'Door']));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is a task of its own, offered at the wall and in the task, and goes on without network', async () => {
    const name = `Weekly look ${look.width}`;
    const executor = { kind: 'members' as const, memberIds: [inspector.id], how: 'any' as const };
    const more = { mode: 'remote' as const, name, executor };
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], more);
    const { page, context } = await open(browser, w.base, look, inspector);
    await page.goto(`/web/task?open=${firstTaskId}`);
    await page.locator(`a[href="/web/inspect/perform/${firstTaskId}"]`).waitFor();
    await page.goto(`/web/surveillance?shop=${shopId}&inspect=${shopId}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    const here = performing(page, t);
    await here.item('Item 1');
    await panelOf(page, look).locator('video').first().waitFor();
    await context.setOffline(true);
    await here.offlineBar.waitFor();
    await here.answer('fail');
    await context.setOffline(false);
    await here.offlineBar.waitFor({ state: 'hidden' });
    await here.saved();
    await context.close();
  });
});
