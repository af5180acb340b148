import { deviceApi } from '@rondo/contract/device';
import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi } from '@rondo/contract/flow-reading';
import { addDays } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Company } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { lineOf } from './pages/list.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let shopId: string;
let yesterday: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  shopId = await company.shop({ name: 'Wapping Lane' });
  const hours = Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }]);
  await w.sql('update shop set hours = $2 where id = $1', [shopId, JSON.stringify(hours)]);
  await company.owner.call(deviceApi.create, {
    ...{ shopId, name: 'Entrance', kind: 'camera', driver: 'file', requestId: requestId() },
    cameras: [{ channel: 1, name: 'Entrance', places: ['door'], mainStream: 'door-fashion' }],
  });
  yesterday = addDays(w.clock.now().toISOString().slice(0, 10), -1);
});

describe.each(looksOf(import.meta.url))('customer flow data in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('a counter is drawn on its camera; a gap is seen, corrected and taken back, and a day left out', async () => {
    const name = `Door ${look.language} ${look.width}`;
    const code = `G-${look.language}-${look.width}`;
    const own = { shopId, name: `Gate ${code}`, kind: 'entrance', source: 'import', code } as const;
    const { id } = await company.owner.call(flowCounterApi.create, { ...own, requestId: requestId() });
    await w.sql("update flow_counter set created_at = created_at - interval '9 days' where id = $1", [id]);
    const readings = Array.from({ length: 8 }, (_, n) => ({
      ...{ code, at: `${yesterday}T${String(1 + n).padStart(2, '0')}:00:00.000Z`, entries: 12 + n, exits: 11 + n },
    }));
    await company.owner.call(flowReadingApi.send, { readings });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `flow-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    await page.goto('/web/flow/counter?dialog=create');
    const form = page.getByRole('dialog', { name: t('flowCounter.create') });
    await choose(page, form, t('flowCounter.shop'), 'Wapping Lane', 'Wapping');
    await form.getByRole('textbox', { name: t('flowCounter.field.name') }).fill(name);
    await choose(page, form, t('flowCounter.field.cameraId'), 'Entrance');
    await form.getByRole('button', { name: t('ui.drawing.addLine') }).click();
    await looksRight('form');
    await form.getByRole('button', { name: t('ui.create') }).click();
    await toastShown(page, t('flowCounter.created'));
    await page.goto('/web/flow/counter');
    await lineOf(page, name).waitFor();
    await looksRight('counters');
    await lineOf(page, name).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByRole('button', { name: t('flowCounter.calibrate') }).click();
    const calibrate = page.getByRole('dialog', { name: t('flowCounter.calibrate') });
    await calibrate.getByRole('textbox', { name: t('flowCounter.real') }).fill('40');
    // Too large a number is not cut: the field says its limit, and nothing is saved.
    await calibrate.getByRole('textbox', { name: t('flowCounter.counted') }).fill('380000');
    await calibrate.getByRole('button', { name: t('ui.save') }).click();
    await calibrate.getByText(t('rule.too_big', { max: 100_000 })).waitFor();
    await calibrate.getByRole('textbox', { name: t('flowCounter.counted') }).fill('38');
    await calibrate.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('flowCounter.calibrated', { percent: '95.0%' }));

    await page.goto(`/web/flow/health?from=${yesterday}&to=${yesterday}&q=${code}`);
    await lineOf(page, code).waitFor();
    await looksRight('health');
    await lineOf(page, code).click();
    const data = page.getByRole('dialog', { name: `Gate ${code}` });
    const gap = data
      .getByRole('row')
      .filter({ hasText: t('flowReading.noData') })
      .first();
    await gap.getByRole('button', { name: t('flowReading.correct') }).click();
    const correct = page.getByRole('dialog').last();
    await correct.getByRole('textbox', { name: t('flowReading.entries'), exact: true }).fill('30');
    await correct.getByRole('textbox', { name: t('flowReading.reason') }).fill('Counted by hand');
    await correct.getByRole('button', { name: t('ui.save') }).click();
    await toastShown(page, t('flowReading.correctDone'));
    await data.getByText('Counted by hand').waitFor();
    await looksRight('hours');
    await data.getByRole('button', { name: t('flowReading.takeBack') }).click();
    await toastShown(page, t('flowReading.takenBack'));
    await data.getByRole('button', { name: t('flowReading.exclude') }).click();
    const exclude = page.getByRole('dialog').last();
    await exclude.getByRole('textbox', { name: t('flowReading.reason') }).fill('Works');
    await exclude.getByRole('button', { name: t('flowReading.exclude') }).click();
    await toastShown(page, t('flowReading.excluded'));
    await data.getByRole('button', { name: t('flowReading.include') }).click();
    await toastShown(page, t('flowReading.included'));
    await w.settle();

    await page.goto(`/web/shop?open=${shopId}`);
    await page.getByText(t('flowReading.week')).waitFor();
    await page.getByRole('link', { name: t('flowReading.weekAll') }).waitFor();
    await looksRight('store');
    expect(faults).toEqual([]);
    await context.close();
  });
});
