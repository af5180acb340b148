import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { civilDate } from '@rondo/domain/civil-time';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdf } from '../apps/server/test/document.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, looksOf, open, shoot, sideways, violations } from './browser.ts';
import { choose } from './pages/form.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let manager: Person;
let inspector: Person;
let reviewer: Person;
let last: Person;
let template: GivenTemplate;
let shopId: string;

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: '李卓然' });
  shopId = await company.shop({ name: 'Wapping Lane', managerIds: [manager.id] });
  inspector = await company.member({ role: 'inspector', name: 'Yiming Chen', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', name: 'Ana Lopes', shopIds: [shopId] });
  last = await company.member({ role: 'area_manager', name: 'Mei Sato', shopIds: [shopId] });
  template = await givenTemplate(w, company, { name: 'Kitchen hygiene' });
});

const given = async (name: string) => (await dispatchTo(w, inspector, template.id, [shopId], { name })).firstTaskId;

describe.each(looksOf(import.meta.url))('$language at $width', (look: Look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const shot = `${look.language}-${look.width}`;

  it('whoever gave a task chooses three levels of reviewers; each approves in turn, and the last one completes it', async () => {
    const id = await given('Review levels');
    const { page, context, faults } = await open(browser, w.base, look, inspector);
    await page.goto(`/web/task?tab=initiated&open=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('task.doing.change_reviewers') })
      .click();
    const form = page.locator('.dialog');
    const field = t('state.processRole.inspection_reviewer');
    await form.getByRole('button', { name: t('task.review.addLevel') }).click();
    await choose(page, form, field, 'Ana Lopes', 'Ana');
    await form.getByRole('button', { name: t('task.review.addLevel') }).click();
    await shoot(page, `reviewers-${shot}`);
    await form.getByRole('button', { name: t('task.doing.change_reviewers') }).click();
    await form.getByText(t('task.wizard.need.reviewerSelf')).first().waitFor();
    expect(await violations(page)).toEqual([]);
    const level = (no: number) => form.getByRole('group', { name: t('task.review.level', { level: no }) });
    await choose(page, level(2), field, 'Yiming Chen', 'Yiming');
    await form.getByRole('button', { name: t('task.review.addLevel') }).click();
    await choose(page, level(3), field, 'Mei Sato', 'Mei');
    await form.getByRole('button', { name: t('task.doing.change_reviewers') }).click();
    await toastShown(page, t('task.done.change_reviewers'));
    await inspect(manager, id, answersOf(template.items));

    const approveAs = async (who: Person, done: Parameters<typeof translate>[1], params = {}) => {
      const other = await open(browser, w.base, look, who);
      await other.page.goto(`/web/task?open=${id}`);
      await other.page
        .getByRole('dialog')
        .getByRole('button', { name: t('task.doing.approve'), exact: true })
        .click();
      await toastShown(other.page, t('task.done.approve'));
      await other.page.getByText(t(done, params)).first().waitFor();
      await shoot(other.page, `review-${who.id === last.id ? 'last' : 'level'}-${shot}`);
      expect(await violations(other.page)).toEqual([]);
      expect(await sideways(other.page)).toBe(0);
      expect(other.faults).toEqual([]);
      await other.context.close();
    };
    await approveAs(reviewer, 'task.event.approve_level', { level: 1 });
    const { review, rev } = await inspector.call(taskApi.get, { id });
    expect(review.level).toBe(2);
    await inspector.call(taskApi.approve, { id, rev });
    await approveAs(last, 'task.event.approve');
    expect((await inspector.call(taskApi.get, { id })).state).toBe('completed');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a task that waits for its rectifications says so, and is complete with the fix that the camera took', async () => {
    const setting = await company.owner.call(inspectSettingApi.rectification, {});
    await company.owner.call(inspectSettingApi.saveRectification, { ...setting, cameraOnly: true });
    const more = { executor: { kind: 'members' as const, memberIds: [inspector.id] }, afterRectifications: true };
    const { firstTaskId: id } = await dispatchTo(w, inspector, template.id, [shopId], more);
    const { rectifications } = await inspect(inspector, id, answersOf(template.items, [0]));
    const rectification = { id: rectifications[0]?.id ?? '' };
    const { page, context, faults } = await open(browser, w.base, look, inspector);
    await page.goto(`/web/task?tab=initiated&open=${id}`);
    await page.getByText(t('task.heldBanner', { count: 1 })).waitFor();
    await page.getByText(t('task.event.waitRectifications', { count: 1 })).waitFor();
    await page.locator(`a[href*="${rectification.id}"]`).first().waitFor();
    await shoot(page, `held-${shot}`);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    const body = page.locator('.drawer-body').first();
    expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

    const fix = await open(browser, w.base, look, manager);
    await fix.page.goto(`/web/inspect/problem?open=${rectification.id}`);
    const handle = t('rectification.act.handle');
    await fix.page.getByRole('dialog').getByRole('button', { name: handle }).click();
    const form = fix.page.locator('.dialog');
    await form.getByText(t('rectification.form.photosTaken', { count: 1 })).waitFor();
    expect(await form.locator('input[type=file]').count()).toBe(0);
    await form.getByRole('button', { name: t('ui.photo.take') }).click();
    await fix.page.getByRole('button', { name: t('ui.camera.shutter') }).click();
    await fix.page.getByText(t('ui.camera.taken', { count: 1 })).waitFor();
    await fix.page.getByRole('button', { name: t('ui.camera.done'), exact: true }).click();
    await form.locator('.photo-grid .photo').first().waitFor();
    await shoot(fix.page, `camera-fix-${shot}`);
    expect(await violations(fix.page)).toEqual([]);
    expect(await sideways(fix.page)).toBe(0);
    await form.getByRole('button', { name: handle }).click();
    await toastShown(fix.page, t('rectification.done.handle'));
    expect(fix.faults).toEqual([]);
    await fix.context.close();

    const { rev } = await inspector.call(rectificationApi.get, rectification);
    await inspector.call(rectificationApi.approve, { ...rectification, rev });
    await page.reload();
    await page.getByText(t('task.event.finish')).first().waitFor();
    await shoot(page, `held-over-${shot}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a comment with a mention stands in the timeline', async () => {
    const id = await given('Comments');
    const { page, context, faults } = await open(browser, w.base, look, manager);
    await page.goto(`/web/task?open=${id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('task.doing.comment') })
      .click();
    const form = page.locator('.dialog');
    const text = form.locator('textarea').first();
    await text.pressSequentially('The freezer is broken @Yim');
    await form
      .getByRole('list', { name: t('task.form.mention') })
      .getByRole('button', { name: /^Yiming Chen/ })
      .click();
    await text.pressSequentially('please look');
    expect(await text.inputValue()).toBe('The freezer is broken @Yiming Chen please look');
    // A network that breaks off, a file that is no document: both are said beside it, and nothing is lost.
    await page.route('**/cos/uploadDocument', (route) => route.abort(), { times: 1 });
    const picker = form.getByLabel(t('ui.attachment.add')).last();
    await picker.setInputFiles([
      { name: '租赁合同.pdf', mimeType: 'application/pdf', buffer: pdf() },
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await form.getByText(t('error.DOCUMENT_REFUSED', { name: 'setup.exe' })).waitFor();
    const retry = form.getByRole('button', { name: t('ui.attachment.retry', { name: '租赁合同.pdf' }) });
    await retry.waitFor();
    await form.getByRole('button', { name: t('task.form.send') }).click();
    await form.getByText(t('ui.attachment.wait')).waitFor();
    await shoot(page, `comment-${shot}`);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await form.getByRole('button', { name: t('ui.attachment.remove', { name: 'setup.exe' }) }).click();
    await retry.click();
    await form.getByRole('button', { name: t('ui.attachment.download', { name: '租赁合同.pdf' }) }).waitFor();
    await form.getByRole('button', { name: t('task.form.send') }).click();
    await toastShown(page, t('task.done.comment'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('ui.attachment.download', { name: '租赁合同.pdf' }) }).click();
    expect((await saved).suggestedFilename()).toBe('租赁合同.pdf');
    await shoot(page, `comment-said-${shot}`);
    await page.getByText(t('task.event.mention', { to: 'Yiming Chen' })).waitFor();
    await page.getByText('The freezer is broken @Yiming Chen please look').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the calendar opens the rows of a day, the board shows them by status, both in the address', async () => {
    const id = await given('On the board');
    const { deadlineAt } = await inspector.call(taskApi.get, { id });
    const day = civilDate(new Date(deadlineAt), 'Asia/Shanghai');
    const { page, context, faults } = await open(browser, w.base, look, inspector);
    await page.goto('/web/task?tab=all');
    await page.getByRole('radio', { name: t('task.views.board') }).click();
    const column = page.getByRole('region', { name: t('state.task.pending'), exact: true });
    await column.getByText('On the board').first().waitFor();
    await shoot(page, `board-${shot}`);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(new URL(page.url()).searchParams.get('view')).toBe('board');
    await page.goto(`/web/task?tab=all&view=calendar&month=${day.slice(0, 7)}`);
    const no = page.locator('.task-calendar-no', { hasText: new RegExp(`^${Number(day.slice(8))}$`) });
    const due = page.locator('td[data-outside=false]', { has: no }).locator('.task-calendar-due');
    await due.first().waitFor();
    await shoot(page, `calendar-${shot}`);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await due.first().click();
    await page.getByText('On the board').first().waitFor();
    expect(new URL(page.url()).searchParams.getAll('deadlineFrom')).toEqual([day]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
