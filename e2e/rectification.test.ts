import { rectificationApi } from '@rondo/contract/rectification';
import { translate } from '@rondo/messages';
import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { givenRectification } from '../apps/server/test/rectification.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { lineOf } from './pages/list.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let reviewer: Person;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  reviewer = await company.member({ role: 'inspector', name: 'Yiming Chen', shopIds: [shopId] });
});

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#7aa' } })
    .jpeg()
    .toBuffer();

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);

  it('a store manager submits a fix with a photo, the reviewer approves it', async () => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: reviewer,
      handlers: [manager],
      reviewers: [reviewer],
    });
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/inspect/problem?open=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.handle') })
      .click();
    const form = page.locator('.dialog');
    await form.getByRole('button', { name: t('rectification.act.handle') }).click();
    await form
      .getByRole('alert')
      .getByText(t('rectification.form.photosNeeded', { count: 1 }))
      .waitFor();
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'after.jpg', mimeType: 'image/jpeg', buffer: await picture() });
    await form.locator('.photo-grid .photo').first().waitFor();
    await form.getByLabel(t('ui.act.comment')).fill('Door seal replaced, 3.8 °C');
    await form.getByRole('button', { name: t('rectification.act.handle') }).click();
    await toastShown(page, t('rectification.done.handle'));
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `rectification-handled-${look.language}-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();

    const second = await open(browser, w.base, look, reviewer);
    await second.page.goto('/web/inspect/problem?tab=review');
    await lineOf(second.page, 'Cold food above 5 °C').click();
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: t('rectification.act.approve') })
      .click();
    await toastShown(second.page, t('rectification.done.approve'));
    expect(second.faults).toEqual([]);
    await second.context.close();
    expect((await company.owner.call(rectificationApi.get, { id })).state).toBe('completed');
  });

  it('what stays late says in its history whom it was escalated to', async () => {
    const area = await company.member({ role: 'area_manager', name: 'Noor Hassan', shopIds: [shopId] });
    const id = await givenRectification(w, company, {
      ...{ shopId, initiator: reviewer, handlers: [manager], reviewers: [reviewer] },
    });
    await w.sql("update rectification set deadline_at = now() - interval '25 hours' where id = $1", [id]);
    await w.app.runJob('rectification.watch');
    const { page, context, faults } = await open(browser, w.base, look, area);
    await page.goto(`/web/inspect/problem?open=${id}`);
    const said = page.getByRole('dialog').getByText(t('rectification.event.escalate', { to: 'Noor Hassan' }));
    await said.waitFor();
    await said.scrollIntoViewIfNeeded();
    await shoot(page, `rectification-escalated-${look.language}-${look.width}`);
    expect([await violations(page), await sideways(page), faults]).toEqual([[], 0, []]);
    await w.sql("update member set state = 'disabled' where id = $1", [area.id]);
    await context.close();
  });

  it('the board has a column for each status, whose number opens its list, and cards that open by keyboard', async () => {
    const quay = await company.shop({ name: `Quay ${look.width}`, managerIds: [manager.id] });
    const people = { shopId: quay, initiator: reviewer, handlers: [manager], reviewers: [reviewer] };
    const [id, done] = [await givenRectification(w, company, people), await givenRectification(w, company, people)];
    await w.sql("update rectification set state = 'completed', completed_at = now() where id = $1", [done]);
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/inspect/problem?shopId=${quay}`);
    await page.getByRole('radio', { name: t('ui.board.board') }).click();
    const column = (state: 'pending' | 'completed') =>
      page.getByRole('region', { name: t(`state.rectification.${state}`), exact: true });
    const card = column('pending').getByRole('listitem').getByRole('button');
    await card.waitFor();
    await shoot(page, `rectification-board-${look.language}-${look.width}`);
    expect([await violations(page), await sideways(page)]).toEqual([[], 0]);
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`open=${id}`));
    const drawer = page.getByRole('dialog', { name: 'Cold food above 5 °C' });
    await expect.poll(() => drawer.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    if (look.width < 768) await page.getByRole('radio', { name: t('state.rectification.completed') }).click();
    const inList = t('ui.board.inList');
    const count = column('completed').getByRole('button', { name: inList });
    expect(await count.textContent()).toBe('1');
    await count.click();
    await page.waitForURL((url) => url.searchParams.get('state') === 'completed' && !url.searchParams.has('view'));
    await lineOf(page, 'Cold food above').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('who comes second hears that it has been handled', async () => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: reviewer,
      handlers: [manager],
      reviewers: [reviewer],
    });
    await w.sql(`update rectification set state = 'awaiting_review' where id = $1`, [id]);
    const { page, context } = await open(browser, w.base, look, reviewer);
    // Without the stream the page does not learn by itself that somebody else approved it.
    await context.route('**/push/stream?*', (route) => route.abort());
    await page.goto(`/web/inspect/problem?open=${id}`);
    const approve = page.getByRole('dialog').getByRole('button', { name: t('rectification.act.approve') });
    await approve.waitFor();
    await reviewer.call(rectificationApi.approve, { id, rev: 0 });
    await approve.click();
    await page.getByText(t('error.TASK_HANDLED')).waitFor();
    await context.close();
  });

  it('what is opened right after typing a search stays open when the search is asked for', async () => {
    await givenRectification(w, company, { shopId, initiator: reviewer, handlers: [manager], reviewers: [reviewer] });
    const { page, context, faults } = await open(browser, w.base, look, reviewer);
    await page.clock.install();
    await page.goto('/web/inspect/problem');
    await lineOf(page, 'Cold food above 5 °C').waitFor();
    // Later than the page has come to, however busy the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('searchbox').fill('Cold');
    await lineOf(page, 'Cold food above 5 °C').click();
    await page.clock.runFor(300);
    await page.clock.resume();
    await page.waitForURL(/[?&]q=Cold/);
    await page.getByRole('dialog', { name: 'Cold food above 5 °C' }).waitFor();
    expect(new URL(page.url()).searchParams.get('open')).not.toBeNull();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('a row opens into its drawer, two Tabs lead to the next step at most, and Esc leads back to the row', async () => {
  const given = () =>
    givenRectification(w, company, { shopId, initiator: reviewer, handlers: [manager], reviewers: [reviewer] });
  const [first, second] = [await given(), await given()];
  const { page, context, faults } = await open(browser, w.base, { language: 'en-US', width: 1440 }, manager);
  await page.goto('/web/task');
  const drawer = page.getByRole('dialog');
  const next = drawer.getByRole('button', { name: translate('en-US', 'rectification.act.handle', {}) });
  const hasFocus = (what: Locator) => what.evaluate((one) => one === document.activeElement);
  for (const id of [first, second]) {
    const row = page.locator(`tr[data-row-key="${id}"]`);
    await row.focus();
    await page.keyboard.press('Enter');
    await next.waitFor();
    await expect.poll(() => hasFocus(drawer)).toBe(true);
    for (let tabs = 0; tabs < 2 && !(await hasFocus(next)); tabs += 1) await page.keyboard.press('Tab');
    expect(await hasFocus(next)).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(row)).toBe(true);
  }
  // Another row takes the focus into the drawer that stands open. The drawer covers the right half of the rows.
  const atItsBeginning = { position: { x: 120, y: 12 } };
  await page.locator(`tr[data-row-key="${first}"]`).click(atItsBeginning);
  await expect.poll(() => hasFocus(drawer)).toBe(true);
  await page.locator(`tr[data-row-key="${second}"]`).click(atItsBeginning);
  await page.waitForURL(new RegExp(second));
  await expect.poll(() => hasFocus(drawer)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('a store manager asks for an extension on the phone, the reviewer reads why and grants it', async () => {
  const zh = (key: Parameters<typeof translate>[1], params = {}) => translate('zh-CN', key, params);
  const en = (key: Parameters<typeof translate>[1], params = {}) => translate('en-US', key, params);
  const id = await givenRectification(w, company, {
    ...{ shopId, initiator: reviewer, handlers: [manager], reviewers: [reviewer] },
  });
  const phone = await open(browser, w.base, { language: 'zh-CN', width: 390 }, manager);
  await phone.page.goto(`/web/inspect/problem?open=${id}`);
  const ask = zh('rectification.act.ask_extension');
  await phone.page.getByRole('dialog').getByRole('button', { name: ask, exact: true }).click();
  const form = phone.page.locator('.dialog');
  await form.getByRole('button', { name: ask, exact: true }).click();
  await form.getByText(zh('ui.act.reasonNeeded')).waitFor();
  await form.getByLabel(zh('ui.act.reason')).fill('门封条明天到货');
  await shoot(phone.page, 'extension-asking-390');
  await form.getByRole('button', { name: ask, exact: true }).click();
  await toastShown(phone.page, zh('rectification.done.ask_extension'));
  expect(await violations(phone.page)).toEqual([]);
  expect(await sideways(phone.page)).toBe(0);
  await shoot(phone.page, 'extension-asked-390');
  await phone.context.close();

  const desk = await open(browser, w.base, { language: 'en-US', width: 1440 }, reviewer);
  await desk.page.goto('/web/inspect/problem?tab=review&asked=true');
  await desk.page.locator(`tr[data-row-key="${id}"]`).getByText(en('rectification.mark.asked')).waitFor();
  await shoot(desk.page, 'extension-list-1440');
  await desk.page.locator(`tr[data-row-key="${id}"]`).click({ position: { x: 120, y: 12 } });
  const drawer = desk.page.getByRole('dialog');
  await drawer.getByText('门封条明天到货').first().waitFor();
  await shoot(desk.page, 'extension-drawer-1440');
  await drawer.getByRole('button', { name: en('rectification.act.grant_extension') }).click();
  await toastShown(desk.page, en('rectification.done.grant_extension'));
  expect(await violations(desk.page)).toEqual([]);
  expect([...phone.faults, ...desk.faults]).toEqual([]);
  const { extended, asked } = await manager.call(rectificationApi.get, { id });
  expect([extended, asked]).toEqual([1, null]);
  await desk.context.close();
});

it('a store manager appeals on the phone with a photo, and whoever decides accepts: the record is corrected', async () => {
  const zh = (key: Parameters<typeof translate>[1], params = {}) => translate('zh-CN', key, params);
  const en = (key: Parameters<typeof translate>[1], params = {}) => translate('en-US', key, params);
  const id = await givenRectification(w, company, {
    ...{ shopId, initiator: reviewer, handlers: [manager], reviewers: [reviewer] },
  });
  const phone = await open(browser, w.base, { language: 'zh-CN', width: 390 }, manager);
  await phone.page.goto(`/web/inspect/problem?open=${id}`);
  const verb = zh('rectification.act.appeal');
  await phone.page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  const form = phone.page.locator('.dialog');
  await form.getByLabel(zh('ui.act.reason')).fill('温度计显示 3 °C');
  await form.getByRole('button', { name: verb, exact: true }).click();
  await form.getByRole('alert').getByText(zh('rectification.form.appealPhotosNeeded')).waitFor();
  const files = [{ name: 'proof.jpg', mimeType: 'image/jpeg', buffer: await picture() }];
  await form.locator('input[type=file]').setInputFiles(files);
  await form.locator('.photo-grid .photo').first().waitFor();
  await shoot(phone.page, 'appeal-form-390');
  await form.getByRole('button', { name: verb, exact: true }).click();
  await toastShown(phone.page, zh('rectification.done.appeal'));
  expect(await violations(phone.page)).toEqual([]);
  expect(await sideways(phone.page)).toBe(0);
  await shoot(phone.page, 'appeal-made-390');
  await phone.context.close();

  const desk = await open(browser, w.base, { language: 'en-US', width: 1440 }, company.owner);
  await desk.page.goto('/web/inspect/problem?tab=review&appealed=true');
  await desk.page
    .locator(`tr[data-row-key="${id}"]`)
    .getByText(en('rectification.mark.appealed'), { exact: true })
    .waitFor();
  await desk.page.locator(`tr[data-row-key="${id}"]`).click({ position: { x: 120, y: 12 } });
  const drawer = desk.page.getByRole('dialog');
  await drawer.getByText('温度计显示 3 °C').first().waitFor();
  await shoot(desk.page, 'appeal-drawer-1440');
  await drawer.getByRole('button', { name: en('rectification.act.accept_appeal') }).click();
  const answer = desk.page.locator('.dialog');
  await answer.getByLabel(en('ui.act.reason')).fill('3 °C is right');
  await shoot(desk.page, 'appeal-accept-1440');
  await answer.getByRole('button', { name: en('rectification.act.accept_appeal') }).click();
  await toastShown(desk.page, en('rectification.done.accept_appeal'));
  expect(await violations(desk.page)).toEqual([]);
  expect([...phone.faults, ...desk.faults]).toEqual([]);
  expect(await manager.call(rectificationApi.get, { id })).toMatchObject({ state: 'ended', endReason: 'appeal' });
  await desk.context.close();
});

it('a problem is reported from the phone in two taps, and a weak network loses nothing that was typed', async () => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate('zh-CN', key, params);
  const { page, context, faults } = await open(browser, w.base, { language: 'zh-CN', width: 390 }, reviewer);
  await page.goto('/web/task');
  await page.getByRole('link', { name: t('rectification.new.title') }).click();
  const send = page.getByRole('button', { name: t('rectification.new.act'), exact: true });
  await send.click();
  await page.getByText(t('rectification.new.whatNeeded')).waitFor();
  await page.getByText(t('rectification.new.photosNeeded')).waitFor();
  await page.getByLabel(t('rectification.new.what')).fill('冷藏柜滴水');
  await page.getByRole('button', { name: t('rectification.new.back'), exact: true }).click();
  await page.getByRole('button', { name: t('ui.leave.stay'), exact: true }).click();
  await page.getByRole('radio', { name: t('state.severity.major') }).click();
  await choose(page, page.locator('form'), t('freeTask.priority'), t('freeTask.priorities.urgent'));
  await context.route('**/cos/upload**', (route) => route.abort());
  const files = [{ name: 'drip.jpg', mimeType: 'image/jpeg', buffer: await picture() }];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText(t('ui.photo.unsent', { count: 1 })).waitFor();
  await page.getByLabel(t('rectification.new.description')).fill('地面有水');
  await send.click();
  await page.getByText(t('rectification.new.photosWaiting')).waitFor();
  await context.unroute('**/cos/upload**');
  await page.getByRole('button', { name: t('ui.retry') }).click();
  await page.locator('.photo-grid .photo').first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await shoot(page, 'problem-form-390');
  await page.reload();
  expect(await page.getByLabel(t('rectification.new.description')).inputValue()).toBe('地面有水');
  await send.click();
  await page.getByRole('dialog', { name: '冷藏柜滴水' }).waitFor();
  await shoot(page, 'problem-reported-390');
  const { list } = await manager.call(rectificationApi.list, { keyword: '冷藏柜', source: ['free'] });
  expect(list).toMatchObject([{ priority: 'urgent', reviewers: [{ id: reviewer.id }] }]);
  expect(list).toMatchObject([{ severity: 'major', handlers: [{ id: manager.id }], reviewers: [{ id: reviewer.id }] }]);
  expect((await manager.call(rectificationApi.get, { id: list[0]?.id ?? '' })).beforePhotos).toHaveLength(1);
  expect(faults).toEqual([]);
  await context.close();
});
