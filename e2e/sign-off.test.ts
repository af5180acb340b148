import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import type { Browser, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { dispatchTo, givenShopToInspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { open } from './browser.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

const LOOK = { language: 'en-US', width: 390 } as const;

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

it('a signature whose upload is still under way when the outbox comes is stored once', async () => {
  const t = textsOf(LOOK.language);
  const { company, shopId, inspector, template } = await givenShopToInspect(w);
  await company.owner.call(inspectSettingApi.saveProcess, {
    ...{ mode: 'on_site', templateId: null, levels: [], onEmpty: 'next_level', reviewUpTo: null, rev: 0 },
    ...{ ccIds: [], ccRoleIds: [], allowsOverride: true, signOff: true },
  });
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [inspector.id] },
    process: 'default',
  });
  const { page, context, faults } = await open(browser, w.base, LOOK, inspector);
  const here = performing(page, t);
  await page.goto(`/web/inspect/perform/${firstTaskId}`);
  for (const name of ['Item 1', 'Item 2', 'Item 3']) {
    await here.item(name);
    await here.answer('pass');
  }
  const pad = page.locator('.sign-off canvas');
  await pad.scrollIntoViewIfNeeded();
  const held: Route[] = [];
  // The first attempt hangs on its way; the second one passes it.
  await page.route('**/cos/upload*', (route) => (held.push(route) === 1 ? undefined : route.continue()));
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is nothing to sign on');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7, { steps: 6 });
  await page.mouse.up();
  await page
    .locator('.sign-off')
    .getByRole('button', { name: t('ui.done'), exact: true })
    .click();
  await page.locator('.sign-off img').waitFor();
  await here.submit();
  await page.getByRole('link', { name: t('inspection.done.report') }).waitFor();
  expect(held).toHaveLength(2);
  const arrived = page.waitForResponse((response) => response.url().includes('/cos/upload'));
  await held[0]?.continue();
  expect((await arrived).status()).toBe(200);
  const files = await w.sql('select id from file where company_id = $1', [company.id]);
  expect(files).toHaveLength(1);
  const signed = await w.sql('select 1 from record where company_id = $1 and sign_off_file_id = $2', [
    company.id,
    files[0]?.id,
  ]);
  expect(signed).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});
