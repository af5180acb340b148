import { freeTaskApi } from '@rondo/contract/free-task';
import { taskApi } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdf } from '../apps/server/test/document.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
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
  company = await w.company({ name: 'Harbour Books' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  reviewer = await company.member({ role: 'area_manager', name: 'Ana Lopes', shopIds: [shopId] });
});

const idOf = async (name: string): Promise<string> =>
  (await company.owner.call(taskApi.list, { tab: 'all', keyword: name })).list.find((row) => row.name === name)?.id ??
  '';

describe.each(looksOf(import.meta.url))('a free task in $language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const shot = `${look.language}-${look.width}`;

  it('is created, kept as a preset, handled with what a reload keeps, reviewed, and complete', async () => {
    const name = `Window ${shot}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/task');
    await page.getByRole('link', { name: t('freeTask.open'), exact: true }).click();
    await page.getByRole('button', { name: t('freeTask.create') }).click();
    await page.getByText(t('freeTask.need.name')).waitFor();
    expect.soft(await violations(page)).toEqual([]);
    await page.getByLabel(t('freeTask.name')).fill(name);
    await page.getByLabel(t('freeTask.content')).first().fill('Summer to the front\nhttps://example.com/window');
    const plan = { name: '平面图.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await page.getByLabel(t('ui.attachment.add')).last().setInputFiles(plan);
    await page.getByRole('button', { name: t('ui.attachment.download', { name: plan.name }) }).waitFor();
    await page.getByLabel(t('freeTask.evidenceText')).check();
    await page.getByLabel(t('freeTask.evidenceNumber')).check();
    await page.getByLabel(t('freeTask.numberLabel')).fill('Posters');
    await page.getByRole('button', { name: t('freeTask.preset.save') }).click();
    await page
      .locator('.dialog')
      .getByRole('button', { name: t('freeTask.preset.save') })
      .click();
    await toastShown(page, t('freeTask.preset.saved'));
    await choose(page, page, t('freeTask.shops'), 'Wapping Lane', 'Wapping');
    await choose(page, page, t('freeTask.members'), '李卓然', '李卓然');
    await choose(page, page, t('freeTask.reviewer'), 'Ana Lopes', 'Ana');
    await page.getByRole('button', { name: t('task.wizard.quick.week') }).click();
    await page.getByText(t('freeTask.daysHint')).waitFor();
    await shoot(page, `free-form-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: t('freeTask.create') }).click();
    await toastShown(page, t('freeTask.created', { count: 1 }));
    const id = await idOf(name);
    expect(id).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
    await handle(look, id, name);
    await review(look, id);
    expect((await company.owner.call(taskApi.get, { id })).state).toBe('completed');
  });

  it('comes again on the days that were chosen, until it is ended', async () => {
    const name = `Till ${shot}`;
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto('/web/task?new=1');
    await page.getByLabel(t('freeTask.name')).fill(name);
    await choose(page, page, t('freeTask.shops'), 'Wapping Lane', 'Wapping');
    await choose(page, page, t('freeTask.members'), '李卓然', '李卓然');
    await page.getByRole('switch', { name: t('task.wizard.review') }).click();
    await shoot(page, `free-unreviewed-${shot}`);
    await page.getByLabel(t('freeTask.repeat.switch'), { exact: true }).check();
    await page.getByLabel(t('cycle.words.weekday.monday'), { exact: true }).uncheck();
    await page.getByRole('button', { name: t('freeTask.repeat.create') }).click();
    await page.getByText(t('freeTask.repeat.need.days')).waitFor();
    await page.getByLabel(t('cycle.words.weekday.friday'), { exact: true }).check();
    await shoot(page, `free-repeat-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: t('freeTask.repeat.create') }).click();
    await toastShown(page, t('freeTask.repeat.created'));
    const list = page.getByRole('dialog', { name: t('freeTask.repeat.list'), exact: true });
    const row = list.getByRole('listitem').filter({ hasText: name });
    await row.waitFor();
    await shoot(page, `free-repeats-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: t('freeTask.repeat.end'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('freeTask.repeat.end'), exact: true })
      .getByRole('button', { name: t('freeTask.repeat.end'), exact: true })
      .click();
    await toastShown(page, t('freeTask.repeat.ended'));
    await row.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  const handle = async (shown: Look, id: string, name: string): Promise<void> => {
    const { page, context } = await open(browser, w.base, shown, manager);
    await page.goto(`/web/task?open=${id}`);
    const drawer = page.getByRole('dialog', { name, exact: true }).first();
    await drawer.getByRole('link', { name: 'https://example.com/window' }).waitFor();
    await drawer.getByRole('button', { name: t('ui.attachment.download', { name: '平面图.pdf' }) }).waitFor();
    await shoot(page, `free-drawer-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    await drawer.getByRole('button', { name: t('freeTask.handle'), exact: true }).click();
    const form = page.locator('.dialog');
    await form.getByRole('button', { name: t('freeTask.submit'), exact: true }).click();
    await form.getByText(t('freeTask.textNeeded')).waitFor();
    const receipt = { name: 'receipt.csv', mimeType: 'text/csv', buffer: Buffer.from('a,1') };
    await form.getByLabel(t('ui.attachment.add')).last().setInputFiles(receipt);
    await form.getByRole('button', { name: t('ui.attachment.download', { name: receipt.name }) }).waitFor();
    await form.getByLabel('Posters').fill('3,5');
    await form.getByLabel(t('freeTask.text')).fill('It stands');
    await shoot(page, `free-handle-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    // What was typed survives that the page goes away before it could be sent.
    await page.reload();
    await drawer.getByRole('button', { name: t('freeTask.handle'), exact: true }).click();
    expect(await form.getByLabel('Posters').inputValue()).toBe('3,5');
    await form.getByRole('button', { name: t('freeTask.submit'), exact: true }).click();
    await toastShown(page, t('freeTask.submitted'));
    await context.close();
  };

  const review = async (shown: Look, id: string): Promise<void> => {
    const { page, context, faults } = await open(browser, w.base, shown, reviewer);
    await page.goto(`/web/task?open=${id}`);
    await page.getByText('It stands').first().waitFor();
    await page.getByText('3.5').waitFor();
    await page.getByText('receipt.csv').first().waitFor();
    await shoot(page, `free-review-${shot}`);
    expect.soft(await sideways(page)).toBe(0);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('task.doing.approve'), exact: true })
      .click();
    await toastShown(page, t('task.done.approve'));
    expect(faults).toEqual([]);
    await context.close();
  };

  it('closed by somebody else while its form is open says so when it is handed in', async () => {
    const { firstTaskId: id } = await company.owner.call(freeTaskApi.create, {
      ...{ name: `Closed ${shot}`, executor: { kind: 'members', memberIds: [manager.id] }, requestId: requestId() },
      review: false,
      deadlineAt: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
    });
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/task?open=${id}`);
    await page.getByRole('button', { name: t('freeTask.handle'), exact: true }).click();
    const form = page.locator('.dialog');
    await form.getByLabel(t('freeTask.textOptional')).fill('Half done');
    await company.owner.call(taskApi.close, { id, rev: 0, comment: 'Given up' });
    await page.getByText(t('task.closedNote', { reason: t('state.closeReason.manual'), note: 'Given up' })).waitFor();
    expect(await form.getByLabel(t('freeTask.textOptional')).inputValue()).toBe('Half done');
    await form.getByRole('button', { name: t('freeTask.submit'), exact: true }).click();
    await toastShown(page, t('error.TASK_CLOSED'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of sub-tasks shows how far they are, and support staff see what may be done', async () => {
    const name = `Opening ${shot}`;
    const { firstTaskId: id } = await company.owner.call(freeTaskApi.create, {
      ...{ name, shopIds: [shopId], executor: { kind: 'members', memberIds: [manager.id] }, requestId: requestId() },
      review: false,
      deadlineAt: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
      parts: [
        { name: 'Order', handlerId: manager.id },
        { name: 'Install', handlerId: reviewer.id },
      ],
    });
    const { number } = await company.owner.call(taskApi.get, { id });
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    await page.goto(`/web/task?tab=initiated&open=${id}`);
    await page.getByText(t('freeTask.partsDone', { done: 0, of: 2 })).waitFor();
    await shoot(page, `free-parts-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    await page.goto('/web/cmsHelp/taskDetail');
    await page.getByLabel(t('support.number')).fill(number);
    await choose(page, page, t('support.member'), '李卓然', '李卓然');
    await page.getByRole('button', { name: t('support.ask') }).click();
    await page.getByText(t('support.why.parts_done')).first().waitFor();
    await shoot(page, `support-${shot}`);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await sideways(page)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
