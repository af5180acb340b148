import { aiRuleApi } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shot } from '../apps/server/test/photo.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
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

const square = (left: number) => [
  { x: left, y: 500 },
  { x: left + 300, y: 500 },
  { x: left + 300, y: 900 },
  { x: left, y: 900 },
];

/** Two stores with a till each, two managers, and a rule at the first. */
async function ground() {
  const company = await w.company({ name: 'Harbour Bakery' });
  const { owner } = company;
  const near = await company.shop({ name: 'Wapping Lane' });
  const far = await company.shop({ name: 'Tooley Street' });
  const till = async (shopId: string): Promise<string> => {
    const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: 'till-queue' }];
    const device = { shopId, name: 'Till', kind: 'camera', driver: 'file', address: '', cameras } as const;
    const { id } = await owner.call(deviceApi.create, { ...device, requestId: requestId() });
    return (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
  };
  const tills = { near: await till(near), far: await till(far) };
  const anna = await company.member({ name: 'Anna Lowe', role: 'store_manager', shopIds: [near] });
  const ben = await company.member({ name: 'Ben Hardy', role: 'store_manager', shopIds: [near] });
  await owner.call(aiRuleApi.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 2, rev: 0 });
  const fields = {
    ...{ name: 'Queues', kind: 'queue_too_long', eventName: 'Queue', content: 'Are people at the till?' },
    ...{ shopIds: [near], times: { kind: 'continuous' }, startOn: '2026-01-01', people: 3 },
    ...{ confidencePercent: 60, persistence: { kind: 'seconds', seconds: 30 } },
    ...{ handling: 'rectify', handlerIds: [anna.id], areas: [{ cameraId: tills.near, areas: [square(100)] }] },
  } satisfies Omit<Input<typeof aiRuleApi.create>, 'requestId'>;
  const { id } = await owner.call(aiRuleApi.create, { ...fields, requestId: requestId() });
  return { company, owner, near, far, tills, anna, ben, fields, id };
}

describe.each(looksOf(import.meta.url))('An AI rule in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('that two people change is compared with stores, areas and people by their names, and nothing is lost', async () => {
    const { owner, near, far, tills, ben, fields, id } = await ground();
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto(`/web/ai?open=${id}`);
    await page.getByRole('button', { name: t('aiRule.edit'), exact: true }).click();
    await page.getByLabel(t('aiRule.field.name')).fill('Queues at noon');
    await owner.call(aiRuleApi.edit, {
      ...{ ...fields, id, rev: 0, shopIds: [near, far], handlerIds: [ben.id] },
      areas: [
        { cameraId: tills.near, areas: [square(400)] },
        { cameraId: tills.far, areas: [square(100), square(600)] },
      ],
    });
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('ui.conflict.title') });
    await dialog.getByText('Ben Hardy').waitFor();
    await dialog.getByText('Tooley Street', { exact: false }).first().waitFor();
    await still(page);
    await shoot(page, `ai-rule-conflict-${look.language}-${look.width}`);
    expect(await page.getByText(t('error.INPUT_REFUSED')).count()).toBe(0);
    const shown = await dialog.innerText();
    for (const said of ['Queues at noon', 'Anna Lowe', 'Ben Hardy', 'Wapping Lane', 'Tooley Street Till'])
      expect(shown).toContain(said);
    expect(shown).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|[[{]"/);
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
    await dialog.getByRole('button', { name: t('ui.conflict.apply') }).click();
    await page.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await expect.poll(async () => (await owner.call(aiRuleApi.get, { id })).name).toBe('Queues at noon');
    const saved = await owner.call(aiRuleApi.get, { id });
    expect([new Set(saved.shopIds), saved.handlers.map(({ name }) => name), saved.areas.length]).toEqual([
      new Set([near, far]),
      ['Ben Hardy'],
      2,
    ]);
    await context.close();
  }, 180_000);

  it('that is saved empty leads to its first fault', async () => {
    const { owner } = await ground();
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto('/web/ai?dialog=create');
    const name = page.getByLabel(t('aiRule.field.name'));
    await name.waitFor();
    const save = page.getByRole('button', { name: t('ui.create'), exact: true });
    await save.click();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Tills');
    await save.click();
    const stores = page.getByText(t('aiRule.form.shopsNeeded'));
    await expect.poll(() => stores.evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await still(page);
    await shoot(page, `ai-rule-fault-${look.language}-${look.width}`);
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
    await context.close();
  }, 180_000);

  it('asks a question with sample pictures, is deleted, and comes back out of the bin', async () => {
    const { owner, near } = await ground();
    const { id } = await owner.call(aiRuleApi.create, {
      ...{ name: 'Bins', kind: 'custom', eventName: 'Bin', content: 'Is any bin overflowing?', shopIds: [near] },
      ...{ times: { kind: 'continuous' }, startOn: '2026-01-01', confidencePercent: 60 },
      ...{ persistence: { kind: 'seconds', seconds: 30 }, requestId: requestId() },
    });
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto(`/web/ai?open=${id}`);
    await page.getByRole('button', { name: t('aiRule.edit'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('aiRule.editTitle') });
    const samples = form.getByRole('group', { name: t('aiRule.field.yesPhotos'), exact: false });
    const picture = { name: 'full.jpg', mimeType: 'image/jpeg', buffer: await shot('storage-racks') };
    await samples.locator('input[type=file]').setInputFiles(picture);
    await samples.getByRole('img').waitFor();
    await form.getByRole('radio', { name: t('aiRule.strictness.strict') }).click();
    await still(page);
    await shoot(page, `ai-rule-samples-${look.language}-${look.width}`);
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
    await form.getByRole('button', { name: t('ui.save'), exact: true }).click();
    await toastShown(page, t('aiRule.saved'));
    const saved = await owner.call(aiRuleApi.get, { id });
    expect([saved.yesPhotos.length, saved.strictness]).toEqual([1, 'strict']);

    await page.getByText(t('aiRule.field.yesPhotos')).waitFor();
    await still(page);
    await shoot(page, `ai-rule-drawer-${look.language}-${look.width}`);
    await page.getByRole('button', { name: t('aiRule.remove'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('aiRule.removeTitle') });
    await question.getByRole('button', { name: t('ui.delete'), exact: true }).click();
    await toastShown(page, t('aiRule.removed'));
    await page.getByRole('button', { name: t('aiRule.bin'), exact: true }).click();
    const bin = page.getByRole('dialog', { name: t('ui.bin.title') });
    await bin.getByRole('button', { name: t('ui.bin.restoreName', { name: 'Bins' }) }).click();
    await toastShown(page, t('ui.bin.restored', { name: 'Bins' }));
    expect((await owner.call(aiRuleApi.list, {})).list.map(({ name }) => name)).toContain('Bins');
    await context.close();
  }, 180_000);

  it('whose events are narrowed says by what, and offers the way out where nothing is left', async () => {
    const { owner, tills, id } = await ground();
    const { page, context } = await open(browser, w.base, look, owner);
    await page.goto(`/web/inspect/overviewOfResults?hour=3&cameraId=${tills.near}&ruleId=${id}`);
    for (const label of ['hour', 'camera', 'rule'] as const)
      await page.getByRole('button', { name: t('ui.list.clearFilter', { name: t(`aiEvent.${label}`) }) }).waitFor();
    await page.getByText('03:00 – 04:00').waitFor();
    const clear = page.getByRole('button', { name: t('ui.list.clearFilters'), exact: true });
    await clear.waitFor();
    await still(page);
    await shoot(page, `ai-events-narrowed-${look.language}-${look.width}`);
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
    await clear.click();
    await page.getByText(t('aiEvent.nothingYet')).waitFor();
    await page.goto('/web/ai?tab=deployment&q=nowhere');
    await page.getByRole('button', { name: t('ui.list.clearFilters'), exact: true }).click();
    await page.getByRole('table').waitFor();
    await context.close();
  }, 180_000);
});
