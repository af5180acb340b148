import { deviceApi } from '@rondo/contract/device';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { translate } from '@rondo/messages';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenshots } from '../apps/server/test/album.ts';
import type { Company } from '../apps/server/test/factories.ts';
import { givenFrames } from '../apps/server/test/frames.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let planId: string;

/** A page of the list, and five more. */
const FRAMES = 25;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery', timeZone: 'UTC' });
  const { owner } = company;
  const shopId = await company.shop({ name: 'Wapping Lane' });
  await owner.call(api.saveSetting, { isOn: true, rev: 0 });
  const cameras = [{ channel: 1, name: 'Till', places: [], mainStream: 'till-bakery' }];
  const device = { shopId, name: 'Till', kind: 'camera', driver: 'file', cameras, requestId: requestId() } as const;
  await owner.call(deviceApi.create, device);
  const times = { kind: 'fixed' as const, times: ['09:00'] };
  const schedule = { days: { kind: 'daily' as const }, times, startOn: '2190-01-01' };
  planId = (await owner.call(api.create, { name: 'Opening', shopIds: [shopId], schedule, requestId: requestId() })).id;
  const [pictureId = ''] = await screenshots(owner, shopId);
  const shots = Array.from({ length: FRAMES }, (_, n) => ({ at: `2026-11-${String(n + 1).padStart(2, '0')}T09:00` }));
  await givenFrames(w, company.id, { planId, shopId, pictureId }, shots);
});

const LIST = (plan: string) =>
  `/web/timed-snapshot/results?${new URLSearchParams({ plan, tab: 'list', from: '2026-11-01', to: '2026-11-30' })}`;

describe.each(looksOf(import.meta.url))('frames beside each other in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const looksRight = async (page: Page, part: string) => {
    await still(page);
    await shoot(page, `snapshot-compare-${part}-${look.language}-${look.width}`);
    expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
    expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
  };
  const openFirst = async (page: Page) => {
    await page.goto(LIST(planId));
    await page.locator('tbody tr, .card-open').first().click();
    await page.locator('.snapshot-known').waitFor();
  };
  const openId = (page: Page) => new URL(page.url()).searchParams.get('open');

  it('are reviewed by keyboard over the end of the page and back, to the last one', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await openFirst(page);
    const seen = [openId(page)];
    while (seen.length < FRAMES) {
      const before = seen.at(-1);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => openId(page), { message: `after frame ${seen.length}` }).not.toBe(before);
      await page.locator('.snapshot-known').waitFor();
      seen.push(openId(page));
    }
    expect(new Set(seen).size).toBe(FRAMES);
    expect(await page.getByRole('button', { name: t('timedSnapshot.judge.next') }).isDisabled()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => openId(page)).toBe(seen.at(-2));
    await page.locator('.snapshot-known').waitFor();
    await page.keyboard.press('p');
    await expect.poll(() => openId(page)).toBe(seen.at(-1));
    const { list } = await company.owner.call(api.frames, { planId, verdict: ['pass'] });
    expect(list.map(({ id }) => id)).toContain(seen.at(-2));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lie over the one before, and play as a time-lapse by mouse and keyboard', async () => {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await openFirst(page);
    const first = openId(page);
    await page.getByRole('radio', { name: t('timedSnapshot.look.overlay') }).click();
    const slider = page.getByRole('slider', { name: t('ui.photo.slider') });
    await slider.focus();
    const at = await slider.inputValue();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).not.toBe(at);
    // The arrows move the edge, not the review.
    expect(openId(page)).toBe(first);
    await looksRight(page, 'overlay');
    await page.getByRole('button', { name: t('timedSnapshot.lapse.title') }).click();
    const lapse = page.getByRole('dialog', {
      name: t('timedSnapshot.lapse.of', { shop: 'Wapping Lane', camera: 'Till' }),
    });
    const place = lapse.getByRole('slider', { name: t('timedSnapshot.lapse.at') });
    await place.waitFor();
    await lapse.getByText(t('timedSnapshot.lapse.count', { shown: 7, total: 7 })).waitFor();
    await looksRight(page, 'lapse');
    await page.keyboard.press('End');
    expect(await place.inputValue()).toBe('6');
    await page.keyboard.press('ArrowLeft');
    expect(await place.inputValue()).toBe('5');
    await page.keyboard.press('Home');
    await lapse.getByRole('radio', { name: t('timedSnapshot.lapse.aSecond', { count: 8 }) }).click();
    await lapse.getByRole('button', { name: t('timedSnapshot.lapse.play') }).click();
    await expect.poll(() => place.inputValue()).toBe('6');
    await lapse.getByRole('button', { name: t('timedSnapshot.lapse.play') }).waitFor();
    await lapse.getByRole('button', { name: t('timedSnapshot.lapse.back') }).click();
    expect(await place.inputValue()).toBe('5');
    await page.keyboard.press('Escape');
    await lapse.waitFor({ state: 'detached' });
    expect(openId(page)).toBe(first);
    expect(faults).toEqual([]);
    await context.close();
  });
});
