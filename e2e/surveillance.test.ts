import { deviceApi } from '@rondo/contract/device';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startCamera, TEST_CLIPS, USERNAME } from '../apps/server/test/camera/simulator.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { inBrowser } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
let ids: string[];

const PLACES = ['Till', 'Kitchen', 'Door', 'Aisle', 'Storage', 'Seating', 'Yard', 'Bar', 'Office', 'Roof'];

inBrowser(
  async (started) => {
    browser = started;
    w = await world({ CLIPS_DIR: TEST_CLIPS, DEVICE_LOCAL: '1' });
    // Whoever comes before it listens is told to come again, which the browser notes as an error.
    await w.app.media.child?.start();
    company = await w.company({ name: 'Harbour Coffee' });
    shopId = await company.shop({ name: 'Lime Street' });
    ids = [];
    for (const name of PLACES) ids.push(await camera(name, { driver: 'file', mainStream: 'counting' }));
  },
  () => w.stop(),
);

/** A camera of its own device; its id. */
async function camera(name: string, { driver, mainStream, address = '' }: Source): Promise<string> {
  const cameras = [{ channel: 1, name, places: ['door' as const], mainStream }];
  const login = driver === 'rtsp' ? { username: USERNAME, password: 'wrong' } : {};
  const fields = { shopId, name, kind: 'camera', driver, address, cameras, ...login } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}
interface Source {
  driver: 'file' | 'rtsp';
  mainStream: string;
  address?: string;
}

const wallOf = (count: number, size: number): string =>
  `/web/surveillance?cameras=${ids.slice(0, count).join()}&size=${size}`;

/** How many pictures move: their time goes on between two looks. */
async function moving(page: Page): Promise<number> {
  const times = () =>
    page.locator('.wall video').evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).currentTime));
  const before = await times();
  await page.waitForTimeout(700);
  const after = await times();
  return after.filter((time, at) => time > (before[at] ?? 0)).length;
}

const words =
  (look: Look) =>
  (key: Parameters<typeof translate>[1], params = {}) =>
    translate(look.language, key, params);

describe.each(looksOf(import.meta.url))('live cameras in $language at $width', (look) => {
  const t = words(look);

  it('play from the address and from the tree, and look right', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `surveillance-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto('/web/surveillance');
    await page.getByRole('heading', { name: t('surveillance.title') }).waitFor();
    const first = page.getByRole('button', { name: t('surveillance.watchFirst', { count: 1 }) });
    await first.waitFor();
    await looksRight('empty');
    await first.click();
    await expect.poll(() => moving(page)).toBe(1);
    expect(new URL(page.url()).searchParams.get('cameras')).toBe(ids[0]);
    await page.goto('/web/surveillance');
    if (look.width === 390) await page.getByRole('button', { name: t('surveillance.chooseCamera') }).click();
    await page.getByText('Lime Street').first().waitFor();
    await page.getByText('Lime Street').first().click();
    await page.getByText('Kitchen').first().waitFor();
    await looksRight('tree');
    if (look.width === 390) await page.getByText('Kitchen').first().click();
    else await page.getByText('Kitchen').first().dblclick();
    await expect.poll(() => moving(page)).toBe(1);
    expect(new URL(page.url()).searchParams.get('cameras')).toBe(ids[1]);
    await looksRight('one');
    await page.goto(wallOf(9, 9));
    await expect.poll(() => moving(page)).toBe(look.width === 390 ? 1 : 9);
    await looksRight('nine');
    await page.goto(wallOf(4, 4));
    await expect.poll(() => moving(page)).toBe(look.width === 390 ? 1 : 4);
    await looksRight('four');
    await page.goto('/web/surveillance?tab=log');
    await page.getByText(t('surveillance.purpose.routine')).first().waitFor();
    await looksRight('log');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the wall at a desk', () => {
  const look: Look = { language: 'en-US', width: 1440 };
  const t = words(look);
  const cellOf = (page: Page, name: string) =>
    page.locator('.wall').getByRole('group', { name: `Lime Street ${name}` });
  const camerasOf = (page: Page) => new URL(page.url()).searchParams.get('cameras')?.split(',');

  it('asks which of nine makes room for a tenth, enlarges one, and changes places by keyboard', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(wallOf(9, 9));
    await expect.poll(() => moving(page)).toBe(9);
    await page.getByText('Lime Street').first().click();
    const tenth = page.getByRole('row', { name: 'Roof' });
    await tenth.dblclick();
    const question = page.getByRole('dialog', { name: t('surveillance.tenth.title', { max: 9 }) });
    await question.getByRole('radio').nth(2).check();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: t('surveillance.tenth.replace') }).click();
    await expect.poll(() => camerasOf(page)?.[2]).toBe(ids[9]);
    await expect.poll(() => moving(page)).toBe(9);
    await cellOf(page, 'Till').dblclick();
    await expect.poll(() => page.locator('.wall-cell:visible').count()).toBe(1);
    await expect.poll(() => moving(page)).toBe(1);
    await shoot(page, 'surveillance-alone');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.wall-cell:visible').count()).toBe(9);
    await expect.poll(() => moving(page)).toBe(9);
    await cellOf(page, 'Till').focus();
    await page.keyboard.press('Alt+ArrowRight');
    expect(camerasOf(page)?.slice(0, 2)).toEqual([ids[1], ids[0]]);
    await page.locator('[data-cell="1"]:focus').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(() => camerasOf(page)?.[1]).toBe('');
    await page.getByRole('row', { name: 'Door' }).dragTo(page.locator('[data-cell="1"]'));
    await expect.poll(() => camerasOf(page)?.[1]).toBe(ids[2]);
    // The address changes first; what is dragged before its cell is drawn anew is let go.
    await page.locator('[data-cell="1"]').filter({ hasText: 'Door' }).waitFor();
    await page.locator('[data-cell="1"]').dragTo(page.locator('[data-cell="0"]'));
    await expect.poll(() => camerasOf(page)?.slice(0, 2)).toEqual([ids[2], ids[1]]);
    await page.getByRole('button', { name: t('surveillance.closeAll') }).click();
    await expect.poll(() => camerasOf(page)).toBeUndefined();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('saves a layout, brings it back, and shares it', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(wallOf(2, 4));
    await page.getByRole('button', { name: t('surveillance.view.save') }).click();
    const form = page.getByRole('dialog', { name: t('surveillance.view.save') });
    await form.getByRole('textbox', { name: t('surveillance.view.name') }).fill('Opening');
    await form.getByRole('checkbox', { name: t('surveillance.view.share') }).check();
    await form.getByRole('button', { name: t('ui.save') }).click();
    await form.waitFor({ state: 'hidden' });
    await page.goto('/web/surveillance');
    await page.getByRole('button', { name: /^Opening/ }).click();
    await expect.poll(() => camerasOf(page)).toEqual(ids.slice(0, 2));
    await page.getByRole('button', { name: t('surveillance.view.acts', { name: 'Opening' }) }).click();
    await page.getByRole('menuitem', { name: t('ui.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await page.getByText(t('surveillance.view.none')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes round its cameras, waits under the pointer, and pauses when nobody is there', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.clock.install();
    await page.goto('/web/surveillance');
    await page.getByRole('button', { name: t('surveillance.patrol.title') }).click();
    const form = page.getByRole('dialog', { name: t('surveillance.patrol.title') });
    await form.getByText(t('surveillance.patrol.found', { count: 10 }), { exact: true }).waitFor();
    await shoot(page, 'surveillance-patrol-form');
    const held = page.getByText(t('surveillance.patrol.held'));
    // The whole bar is compared, so that a failure tells how many screens there are and whether the round waits.
    const screen = (at: number) =>
      expect
        .poll(() => page.locator('.patrol-bar').innerText())
        .toContain(t('surveillance.patrol.at', { page: at, pages: 3 }));
    // The pointer lies where the pictures come from under the dialog: what it lay over is replaced at once.
    await form.getByRole('button', { name: t('surveillance.patrol.start', { count: 10 }) }).click();
    await cellOf(page, 'Aisle').locator('video').waitFor();
    await held.waitFor();
    await page.mouse.move(5, 5);
    await held.waitFor({ state: 'hidden' });
    await screen(1);
    await cellOf(page, 'Aisle').waitFor();
    await page.clock.runFor(10_500);
    await screen(2);
    await cellOf(page, 'Aisle').waitFor({ state: 'hidden' });
    await shoot(page, 'surveillance-patrol');
    await page.locator('.wall').hover();
    await page.clock.runFor(20_000);
    await held.waitFor();
    await screen(2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(10_500);
    await screen(3);
    await page.getByRole('button', { name: t('surveillance.patrol.stop') }).click();
    await page.goto(wallOf(4, 4));
    await page.locator('.wall video').first().waitFor();
    await page.clock.runFor(10 * 60_000 + 500);
    await page.getByRole('dialog', { name: t('surveillance.idle.title') }).waitFor();
    await page.clock.runFor(61_000);
    await page.getByRole('dialog', { name: t('surveillance.idle.paused') }).waitFor();
    await page.getByRole('button', { name: t('surveillance.idle.goOn') }).click();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says why a picture is not there, within ten seconds', async () => {
    const source = await startCamera({ auth: 'MD5', password: 'secret' });
    const away = await startCamera({});
    const address = ({ url }: { url: string }) => new URL(url).host;
    const locked = await camera('Locked', { driver: 'rtsp', mainStream: source.url, address: address(source) });
    const gone = await camera('Gone', { driver: 'rtsp', mainStream: away.url, address: address(away) });
    await away.stop();
    // Of their own session: tickets that the round before left unused count for half a minute.
    const watcher = await company.member({ role: 'administrator' });
    const { page, context } = await open(browser, w.base, look, watcher);
    await page.goto(`/web/surveillance?cameras=${locked},${gone}&size=4`);
    const ten = { timeout: 10_000 };
    await cellOf(page, 'Locked').getByText(t('surveillance.cause.wrong_password.title')).waitFor(ten);
    await cellOf(page, 'Gone').getByText(t('surveillance.cause.unreachable.hint')).waitFor(ten);
    await shoot(page, 'surveillance-causes');
    expect(await violations(page)).toEqual([]);
    await source.stop();
    await context.close();
  });
});
