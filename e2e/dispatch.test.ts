import { cycleApi } from '@rondo/contract/cycle';
import { translate } from '@rondo/messages';
import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { givenDocument } from '../apps/server/test/document.ts';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { looksOf, open, shoot, sideways, violations } from './browser.ts';
import { still } from './pages/settled.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

let w: World;
let browser: Browser;
let company: Company;
let template: GivenTemplate;
let inspectors: Person[];
let shopIds: string[];

onStage(async (stage) => {
  ({ w, browser } = stage);
  company = await w.company({ name: 'Harbour Bakery' });
  const east = await company.group('East');
  const bay = await company.group('Bay', east);
  inspectors = await Promise.all(
    ['陈思远', '林晓雯', '王一凡'].map((name) => company.member({ role: 'inspector', name, groupIds: [east] })),
  );
  shopIds = await Promise.all(
    Array.from({ length: 6 }, (_, i) => company.shop({ name: `Wapping Lane ${i + 1}`, groupId: bay })),
  );
  template = await givenTemplate(w, company, { name: 'Opening list' });
});

describe.each(looksOf(import.meta.url))('a dispatch in $language at $width', (look) => {
  const t = (key: Parameters<typeof translate>[1], params = {}) => translate(look.language, key, params);
  const on = `${look.language} ${look.width}`;

  async function visit() {
    const { page, context, faults } = await open(browser, w.base, look, company.owner);
    const looksRight = async (part: string) => {
      await still(page);
      await shoot(page, `dispatch-${part}-${look.language}-${look.width}`);
      expect.soft({ part, violations: await violations(page) }).toEqual({ part, violations: [] });
      expect.soft({ part, sideways: await sideways(page) }).toEqual({ part, sideways: 0 });
    };
    return { page, context, faults, looksRight };
  }

  it('that is scheduled is edited before it begins', async () => {
    const { page, context, faults, looksRight } = await visit();
    const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * 3_600_000).toISOString();
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, shopIds.slice(0, 2), {
      ...{ name: `Later ${on}`, startAt: inHours(48), deadlineAt: inHours(72) },
      executor: { kind: 'members', memberIds: inspectors.map(({ id }) => id) },
    });
    await page.goto(`/web/task?tab=initiated&open=${firstTaskId}`);
    const drawer = page.getByRole('dialog', { name: `Later ${on}`, exact: true });
    await drawer.getByRole('button', { name: t('task.doing.edit') }).click();
    const form = page.locator('.dialog');
    await form.getByLabel(t('task.wizard.name')).fill(`Later still ${on}`);
    await looksRight('edit');
    await form.getByRole('button', { name: t('task.doing.edit') }).click();
    await toastShown(page, t('task.done.edit'));
    await page.getByRole('dialog', { name: `Later still ${on}`, exact: true }).waitFor();
    await shoot(page, `dispatch-edited-${look.language}-${look.width}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('and a cycle: leaving a changed one asks first, an ended one goes to the bin and comes back', async () => {
    const { page, context, faults, looksRight } = await visit();
    const name = `Round ${on}`;
    const plan = await givenDocument(company.owner, 'floor plan.pdf');
    const { id } = await company.owner.call(cycleApi.create, {
      documentIds: [plan.id],
      ...{ name, mode: 'on_site', templateIds: [template.id], shopIds, requestId: requestId() },
      executor: { kind: 'members', memberIds: inspectors.map((one) => one.id), how: 'even' },
      reviewLevels: [
        { mode: 'all', memberIds: [company.owner.id] },
        { mode: 'any', memberIds: inspectors.slice(0, 1).map((one) => one.id) },
      ],
      schedule: {
        recurrence: { frequency: 'weekly', weekdays: [0] },
        ...{ startOn: '2190-01-01', startTime: '09:00', term: { kind: 'days', days: 1 } },
      },
    });
    await page.goto(`/web/inspect/cycle?dispatch=cycle&cycle=${id}`);
    await page.getByLabel(t('task.wizard.name')).first().fill(`${name} changed`);
    const list = { name: 'times.csv', mimeType: 'text/csv', buffer: Buffer.from('day,from,to\nMonday,9,21\n') };
    await page.getByLabel(t('ui.attachment.add')).last().setInputFiles(list);
    for (const file of [plan.name, list.name])
      await page.getByRole('button', { name: t('ui.attachment.download', { name: file }) }).waitFor();
    await page.getByRole('button', { name: t('ui.attachment.download', { name: list.name }) }).scrollIntoViewIfNeeded();
    await looksRight('documents');
    await page.getByRole('button', { name: t('ui.wizard.leave') }).click();
    await page.getByText(t('ui.leave.title')).waitFor();
    await looksRight('leave');
    await page.getByRole('button', { name: t('ui.leave.go') }).click();
    await page
      .getByRole('heading', { name: t('cycle.title') })
      .first()
      .waitFor();
    await company.owner.call(cycleApi.end, { id, rev: 0, openTasks: 'keep' });
    await page.goto(`/web/inspect/cycle?open=${id}`);
    const drawer = page.getByRole('dialog', { name, exact: true });
    await drawer.getByRole('button', { name: t('ui.delete') }).waitFor();
    const saved = page.waitForEvent('download');
    await drawer.getByRole('button', { name: t('ui.attachment.download', { name: plan.name }) }).click();
    expect((await saved).suggestedFilename()).toBe(plan.name);
    await looksRight('ended');
    await drawer.getByRole('button', { name: t('ui.delete') }).click();
    await page
      .locator('.dialog')
      .getByRole('button', { name: t('ui.delete') })
      .click();
    await toastShown(page, t('cycle.event.removed'));
    await page.getByRole('button', { name: t('cycle.bin') }).click();
    await page.locator('.bin-list li', { hasText: name }).first().waitFor();
    await shoot(page, `dispatch-bin-${look.language}-${look.width}`);
    await page.locator('.bin-list li', { hasText: name }).first().getByRole('button').click();
    await expect.poll(async () => (await company.owner.call(cycleApi.get, { id })).state).toBe('ended');
    expect(faults).toEqual([]);
    await context.close();
  });
});
