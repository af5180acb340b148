import { fileApi } from '@rondo/contract/file';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { open, PHONES, shoot, sideways, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let template: GivenTemplate;
let shops = 0;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  const standard = await givenStandard();
  template = await givenTemplate(w, company, {
    change: (item) => (item.name === 'Item 2' ? { ...item, standardPhotos: [standard] } : item),
  });
  await w.sql(`insert into file_use (company_id, file_id, object_kind, object_id) values ($1, $2, 'template', $3)`, [
    company.id,
    standard,
    template.id,
  ]);
});

/** A picture of what "good" looks like. */
async function givenStandard(): Promise<string> {
  const green = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f7d5b' } });
  const files = [{ name: 'good.jpg', bytes: await green.jpeg().toBuffer() }];
  const [file] = await company.owner.call(fileApi.upload, { source: 'picked' }, { files });
  return file?.id ?? '';
}

/** How many pictures of those that stand on the page are drawn. */
const drawn = (page: Page, within: string) =>
  page
    .locator(`${within} img`)
    .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 1).length);

/** At a store of its own: what failed there the last time would be asked first. */
async function task(): Promise<string> {
  shops += 1;
  const shopId = await company.shop({ name: `Wapping Lane ${shops}`, managerIds: [manager.id] });
  return (await dispatchTo(w, company.owner, template.id, [shopId])).firstTaskId;
}
/** How many copies of standard photos the device keeps: each small and whole. */
const standardsHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('inspection', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('sheet').objectStore('sheet').getAllKeys();
          keys.onerror = () => reject(keys.error);
          keys.onsuccess = () => resolve(keys.result.filter((key) => String(key).startsWith('standard ')).length);
        };
      }),
  );
const records = (taskId: string | null) => w.sql('select id from record where task_id = $1', [taskId]);
const SUBMIT = '**/inspect/V3/inspection/submit';

describe.each(PHONES)('$language on the phone', (look) => {
  const t = textsOf(look.language);

  it('answers and photos given without network survive the tab and are sent afterwards, once', async () => {
    const taskId = await task();
    const { page, context, faults } = await open(browser, w.base, look, manager);
    const path = `/web/inspect/perform/${taskId}`;
    const ofTask = `/web/task?open=${taskId}`;
    await page.goto(ofTask);
    await page.getByText(t('inspection.outbox.openOnce')).waitFor();
    await page.goto(path);
    const phone = performing(page, t);
    await phone.item('Item 1');
    await phone.answer('pass');
    await phone.saved();
    await expect.poll(() => standardsHere(page), { timeout: 15_000 }).toBe(2);
    await page.goto(ofTask);
    await page.getByText(t('inspection.outbox.onThisDevice')).waitFor();
    await shoot(page, `offline-task-${look.language}`);
    await page.goto(path);
    await phone.item('Item 2');
    await context.setOffline(true);
    await phone.offlineBar.waitFor();
    await phone.item('Item 2');
    await expect.poll(() => drawn(page, '.standard-row'), { timeout: 15_000 }).toBe(1);
    await phone.answer('fail');
    await phone.photo();
    await page.getByRole('button', { name: t('inspection.photo.compareStandard') }).click();
    await expect.poll(() => drawn(page, '.photo-pair'), { timeout: 15_000 }).toBe(2);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `offline-standard-${look.language}`);
    await page.keyboard.press('Escape');
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `offline-bar-${look.language}`);
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    const here = performing(again, t);
    await again.goto(`${path}?item=${template.items[1]?.id}`);
    await here.item('Item 2');
    await expect.poll(() => here.verdict('fail').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => again.locator('.photo-grid .photo-remove').count()).toBe(1);
    await here.next();
    await here.item('Item 3');
    await here.answer('pass');
    await here.saved();

    // The first answer is lost on its way back; the server has it.
    const sent: string[] = [];
    await again.route(SUBMIT, async (route) => {
      const body: unknown = route.request().postDataJSON();
      if (typeof body === 'object' && body !== null && 'requestId' in body) sent.push(String(body.requestId));
      const answer = await route.fetch();
      if (sent.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    // It is kept, and asked about again by itself under the same id.
    await here.submit();
    await again.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    const made = await records(taskId);
    expect(made).toHaveLength(1);
    const photos = await w.sql<{ count: number }>(
      'select coalesce(sum(cardinality(photo_ids)), 0)::int as count from record_item where record_id = $1',
      [made[0]?.id],
    );
    expect(photos[0]?.count).toBe(1);
    expect(await violations(again)).toEqual([]);
    await shoot(again, `offline-submitted-${look.language}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a save that comes after a submission whose answer was lost asks for that answer', async () => {
    const taskId = await task();
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/inspect/perform/${taskId}`);
    const phone = performing(page, t);
    for (const item of template.items) {
      await phone.item(item.name);
      await phone.answer('pass');
    }
    await phone.saved();
    await page.goBack();
    await phone.item('Item 3');
    let isSent = false;
    const held: (() => void)[] = [];
    await page.route('**/inspect/V3/inspection/save', async (route) => {
      if (!isSent) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.route(SUBMIT, async (route) => {
      const answer = await route.fetch();
      if (isSent) return route.fulfill({ response: answer });
      isSent = true;
      await route.abort('connectionreset');
      for (const resolve of held) resolve();
    });
    await phone.answer('fail');
    await phone.next();
    await phone.submit();
    await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    expect(await records(taskId)).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a second device asks whether to go on there, and the first one stops', async () => {
    const taskId = await task();
    const path = `/web/inspect/perform/${taskId}`;
    const first = await open(browser, w.base, look, manager);
    await first.page.goto(path);
    const one = performing(first.page, t);
    await one.item('Item 1');
    await one.answer('pass');
    await one.saved();

    const second = await open(browser, w.base, look, manager);
    await second.page.goto(path);
    await second.page.getByText(t('inspection.dialog.elsewhereTitle')).waitFor();
    expect(await violations(second.page)).toEqual([]);
    await shoot(second.page, `offline-continue-here-${look.language}`);
    await second.page.getByRole('button', { name: t('inspection.dialog.continueHere') }).click();
    const two = performing(second.page, t);
    await two.item('Item 2');
    await two.foot.locator('.foot-previous').click();
    await two.item('Item 1');
    await expect.poll(() => two.verdict('pass').getAttribute('aria-pressed')).toBe('true');

    await one.answer('fail');
    await first.page.getByRole('heading', { name: t('inspection.dialog.elsewhereTitle') }).waitFor();
    expect(await violations(first.page)).toEqual([]);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  });
});
