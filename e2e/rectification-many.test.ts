import { readFile } from 'node:fs/promises';
import { rectificationApi } from '@rondo/contract/rectification';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { shot, uploadPhoto } from '../apps/server/test/photo.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot } from './browser.ts';
import { choose } from './pages/form.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;

onStage((stage) => {
  ({ w, browser } = stage);
});

/** Three rectifications with a photo each at two stores; the one of the second store is not for the successor of the first. */
async function given(): Promise<{ company: Company; ids: string[]; helper: Person }> {
  const company = await w.company({ name: 'Harbour Coffee' });
  const manager = await company.member({ role: 'store_manager', name: 'Ann' });
  const near = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  const far = await company.shop({ name: 'Quay', managerIds: [manager.id] });
  const helper = await company.member({ role: 'store_manager', name: 'Bo', shopIds: [near] });
  const inspector = await company.member({ role: 'inspector', shopIds: [near, far] });
  const photo = await uploadPhoto(inspector, await shot('kitchen-lunch'));
  const ids: string[] = [];
  for (const shopId of [near, near, far])
    ids.push(
      await givenRectification(w, company, {
        ...{ shopId, initiator: inspector, handlers: [manager], beforePhotoIds: [photo] },
      }),
    );
  const named = 'update rectification set shop_name = (select name from shop where id = shop_id) where company_id = $1';
  await w.sql(named, [company.id]);
  return { company, ids, helper };
}

it.each(looksOf(import.meta.url))(
  'several rectifications are acted on at once, and leave with pictures ($language at $width)',
  async (look) => {
    const { company, ids, helper } = await given();
    const t = textsOf(look.language);
    const shotOf = (part: string) => `rectification-many-${part}-${look.language}-${look.width}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const tick = async (id = '') => {
      const { number, title } = await company.owner.call(rectificationApi.get, { id });
      await page.getByRole('checkbox', { name: t('ui.list.selectRow', { name: `${number} ${title}` }) }).check();
    };
    await page.goto('/web/inspect/problem');
    await page.getByText('Quay').first().waitFor();
    for (const id of ids) await tick(id);
    const bar = page.getByRole('toolbar', { name: t('ui.list.selected', { count: 3 }) });
    await bar.waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('ticked'));
    await bar.getByRole('button', { name: t('rectification.act.transfer'), exact: true }).click();
    const form = page.getByRole('dialog', { name: new RegExp(t('rectification.act.transfer')) });
    await choose(page, form, t('ui.act.to'), 'Bo', 'Bo');
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('form'));
    await form.getByRole('button', { name: t('rectification.act.transfer'), exact: true }).click();
    await form.getByText(t('task.bulk.title', { done: 2, failed: 1 })).waitFor();
    const refused = form.getByRole('list', { name: t('task.bulk.failed') });
    await refused.getByText('Quay').waitFor();
    await refused.getByText(t('error.MEMBER_OUTSIDE_SHOP', { name: 'Bo' })).waitFor();
    expect.soft(await looksRight(page)).toEqual(FINE);
    await shoot(page, shotOf('refused'));
    // Once the reason is gone it goes through.
    const [far] = await w.sql<{ shop_id: string }>('select shop_id from rectification where id = $1', [ids[2]]);
    await w.sql('update member set scope_shop_ids = array_append(scope_shop_ids, $2) where id = $1', [
      ...[helper.id, far?.shop_id],
    ]);
    await form.getByRole('button', { name: t('task.bulk.retry', { count: 1 }), exact: true }).click();
    await form.waitFor({ state: 'detached' });
    for (const id of ids)
      expect((await company.owner.call(rectificationApi.get, { id })).handlers.map(({ name }) => name)).toEqual(['Bo']);

    expect.soft(await looksRight(page)).toEqual(FINE);
    await page.getByRole('button', { name: t('job.exporting.act'), exact: true }).click();
    const item = (as: 'sheet' | 'photos') => page.getByRole('menuitem', { name: t(`rectification.exporting.${as}`) });
    await item('sheet').waitFor();
    await shoot(page, shotOf('export'));
    const sheet = page.waitForEvent('download');
    await item('sheet').click();
    const saved = await sheet;
    expect(saved.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'day')).toBe(
      `${t('rectification.exporting.file.sheet')} day.xlsx`,
    );
    const book = Object.keys(unzipSync(await readFile(await saved.path())));
    expect(book.filter((name) => name.startsWith('xl/media/'))).toHaveLength(1);

    // Of those that are ticked, the photos alone.
    await tick(ids[0]);
    const one = page.getByRole('toolbar', { name: t('ui.list.selected', { count: 1 }) });
    await one.getByRole('button', { name: t('ui.more'), exact: true }).click();
    const zip = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t('rectification.exporting.photos') }).click();
    const photos = Object.keys(unzipSync(await readFile(await (await zip).path())));
    expect(photos).toEqual([expect.stringMatching(/^[^/]+\/\d{4}-\d\d-\d\d\/Cold holding .*_1\.jpg$/)]);
    expect(faults).toEqual([]);
    await context.close();
  },
);
