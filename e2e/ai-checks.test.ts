import { aiEventApi } from '@rondo/contract/ai-event';
import { aiRuleApi } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
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

/** A store whose till is full of people, a rule that finds them, and one event of it. */
async function ground() {
  const company = await w.company({ name: 'Harbour Bakery' });
  const { owner } = company;
  const shopId = await company.shop({ name: 'Wapping Lane' });
  const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: 'till-queue' }];
  const device = { shopId, name: 'Till', kind: 'camera', driver: 'file', cameras } as const;
  await owner.call(deviceApi.create, { ...device, requestId: requestId() });
  await owner.call(aiRuleApi.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 2, rev: 0 });
  await owner.call(aiRuleApi.create, {
    ...{ name: 'Queues', kind: 'queue_too_long', eventName: 'Queue', content: 'Are people at the till?' },
    ...{ shopIds: [shopId], times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01', people: 1 },
    ...{ confidencePercent: 30, persistence: { kind: 'seconds', seconds: 0 }, requestId: requestId() },
  });
  await w.app.runJob('ai-event.watch');
  return { company, owner };
}

describe.each(looksOf(import.meta.url))('AI checks in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('finds people at a till, and somebody says so by keyboard', async () => {
    const { owner } = await ground();
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto('/web/inspect/overview');
    await page.locator('.stat-strip').waitFor();
    if (look.width > 400) {
      const count = page.locator('.nav-count');
      expect(await count.innerText()).toContain('1');
      await count.click();
      await page.waitForURL('**/inspect/overviewOfResults?state=new');
    }
    await page.goto('/web/inspect/overviewOfResults');
    const tile = page.getByRole('button', { name: 'Wapping Lane Till · Queue' });
    await tile.waitFor();
    await still(page);
    await shoot(page, `ai-events-${look.language}-${look.width}`);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await tile.focus();
    await page.keyboard.press('c');
    await expect.poll(async () => (await owner.call(aiEventApi.list, {})).list[0]?.state).toBe('confirmed');
    await page.getByRole('button', { name: t('aiEvent.act.undo'), exact: true, disabled: false }).waitFor();
    await page.keyboard.press('u');
    await expect.poll(async () => (await owner.call(aiEventApi.list, {})).list[0]?.state).toBe('new');
    await page.getByRole('button', { name: t('aiEvent.act.refute'), exact: true, disabled: false }).waitFor();
    await page.keyboard.press('f');
    await page.getByText(t('aiEvent.whyFalse')).waitFor();
    await page.keyboard.press('2');
    await expect.poll(async () => (await owner.call(aiEventApi.list, {})).list[0]?.reason).toBe('reflection');
    for (const [path, name] of [
      ['/inspect/overview', 'overview'],
      ['/inspect/aiStatistics', 'statistics'],
      ['/ai', 'rules'],
      ['/ai?tab=deployment', 'deployment'],
      ['/ai?tab=algorithms', 'algorithms'],
      ['/ai?dialog=create', 'form'],
    ] as const) {
      await page.goto(`/web${path}`);
      await page.getByRole('heading').first().waitFor();
      if (name === 'overview' || name === 'statistics') await page.locator('.stat-strip').waitFor();
      if (name === 'overview') {
        const title = page.getByRole('heading', { level: 1 });
        expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      }
      await still(page);
      await shoot(page, `ai-${name}-${look.language}-${look.width}`);
      expect.soft([name, await violations(page), await sideways(page)]).toEqual([name, [], 0]);
    }
    await page.getByText(t('aiRule.form.what')).waitFor();
    await page.goto('/web/ai?tab=deployment');
    await page.getByRole('button', { name: `Wapping Lane ${t('aiRule.kind.queue_too_long')}`, exact: false }).click();
    const cell = page.getByRole('dialog', { name: `Wapping Lane · ${t('aiRule.kind.queue_too_long')}` });
    await cell.getByRole('link', { name: 'Queues' }).waitFor();
    await still(page);
    await shoot(page, `ai-cell-${look.language}-${look.width}`);
    expect.soft(['cell', await violations(page), await sideways(page)]).toEqual(['cell', [], 0]);
    await context.close();
  }, 180_000);
});
