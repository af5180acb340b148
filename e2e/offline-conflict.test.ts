import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taskApi } from '@rondo/contract/task';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../apps/server/test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../apps/server/test/inspection.ts';
import type { World } from '../apps/server/test/world.ts';
import { type Look, PHONES, type Phone, shoot, sideways, startPhone, violations } from './browser.ts';
import { performing } from './pages/perform.ts';
import { textsOf } from './pages/texts.ts';
import { onStage } from './stage.ts';

let w: World;
let company: Company;
let manager: Person;
let other: Person;
let template: GivenTemplate;
let shops = 0;

onStage(async (stage) => {
  ({ w } = stage);
  company = await w.company({ name: 'Harbour Coffee' });
  manager = await company.member({ role: 'store_manager', name: 'Zhuoran Li' });
  other = await company.member({ role: 'inspector', name: 'Mei Chen', scopeAll: true });
  template = await givenTemplate(w, company);
});

let phone: Phone;
let folder: string;
afterEach(async () => {
  await phone?.context.close();
  await rm(folder, { recursive: true, force: true });
});
const start = async (look: Look, who: Person) => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-phone-'));
  phone = await startPhone(folder, w.base, look, who);
  return phone;
};

const records = (taskId: string) => w.sql('select id from record where task_id = $1', [taskId]);

/** At a store of its own: what failed there the last time would be asked first. */
async function newTask(): Promise<string> {
  shops += 1;
  const shopId = await company.shop({ name: `Wapping Lane ${shops}`, managerIds: [manager.id] });
  return (await dispatchTo(w, company.owner, template.id, [shopId])).firstTaskId;
}

/** A task answered and submitted without network, on a phone that has opened it before. */
async function submitted(look: Look) {
  const t = textsOf(look.language);
  const taskId = await newTask();
  const { page, context, faults } = await start(look, manager);
  await page.goto(`/web/inspect/perform/${taskId}`);
  const here = performing(page, t);
  await here.item('Item 1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await here.offlineBar.waitFor();
  await here.answer('pass');
  await here.item('Item 2');
  await here.answer('fail');
  await here.photo();
  await here.next();
  await here.item('Item 3');
  await here.answer('pass');
  await here.submit();
  await page.getByRole('heading', { name: t('inspection.outbox.keptTitle') }).waitFor();
  return { t, taskId, page, context, faults };
}

describe.each(PHONES)('$language: what was done without network', (look) => {
  it('for a task that was closed meanwhile is told, and nothing is lost', async () => {
    const { t, taskId, page, context, faults } = await submitted(look);
    const { rev } = await company.owner.call(taskApi.get, { id: taskId });
    await company.owner.call(taskApi.close, { id: taskId, rev, comment: 'The store moved.' });
    await context.setOffline(false);
    await page.getByRole('heading', { name: t('inspection.stopped.reinspectTitle') }).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `conflict-closed-${look.language}`);
    expect(await records(taskId)).toEqual([]);

    await page.goto('/web/inspect/offline');
    await page.getByText(t('inspection.outbox.refused', { reason: '@' }).split('@')[0] ?? '').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await shoot(page, `conflict-outbox-${look.language}`);
    await page.getByRole('link', { name: t('inspection.outbox.open'), exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('inspection.stopped.download') }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('Item 2');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('inspection.stopped.pdf') }).click(),
    ]);
    const bytes = await readFile(await pdf.path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(t('report.draft.title'));
    expect(text).toContain('Item 2');
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    await context.setOffline(true);
    await page.getByText(t('inspection.stopped.pdfOffline')).waitFor();
    expect(await page.getByRole('button', { name: t('inspection.stopped.pdf') }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await shoot(page, `conflict-export-${look.language}`);
    await context.setOffline(false);

    await page.goto('/web/inspect/offline');
    await page.getByRole('button', { name: t('inspection.outbox.remove'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('inspection.outbox.removeAct') })
      .click();
    await page.getByText(t('inspection.outbox.none')).waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, `conflict-removed-${look.language}`);
    expect(faults).toEqual([]);
  });

  it('for a task that was handed to somebody else is told, and stays on the device', async () => {
    const { t, taskId, page, context } = await submitted(look);
    const { rev } = await company.owner.call(taskApi.get, { id: taskId });
    await company.owner.call(taskApi.transfer, { id: taskId, rev, toId: other.id });
    await context.setOffline(false);
    await page.getByRole('button', { name: t('inspection.stopped.download') }).waitFor();
    await shoot(page, `conflict-handed-over-${look.language}`);
    expect(await records(taskId)).toEqual([]);
    await page.goto('/web/inspect/offline');
    await page.getByText(t('inspection.outbox.refused', { reason: '@' }).split('@')[0] ?? '').waitFor();
  });

  it('can be changed before it leaves, and goes out once', async () => {
    const { t, taskId, page, context, faults } = await submitted(look);
    await page.getByRole('button', { name: t('inspection.outbox.change') }).click();
    const here = performing(page, t);
    await page.getByRole('heading', { name: t('inspection.review.title') }).waitFor();
    await here.submit();
    await page.getByRole('heading', { name: t('inspection.outbox.keptTitle') }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
    expect(await records(taskId)).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('is sent after signing in again only, by whoever did it', async () => {
    const { t, taskId, page, context } = await submitted(look);
    const signIn = (who: Person | null) =>
      page.evaluate((stored) => {
        for (const key of ['token', 'id', 'companyId', 'me']) localStorage.removeItem(key);
        for (const [key, value] of Object.entries(stored ?? {})) localStorage.setItem(key, value);
      }, who && { token: who.token, id: who.id, companyId: who.companyId });
    await signIn(null);
    await page.goto('/web/login');
    await page.getByRole('main').first().waitFor();
    await shoot(page, `conflict-signed-out-${look.language}`);
    await context.setOffline(false);
    await signIn(other);
    await page.goto('/web/inspect/offline');
    await page.getByText(t('inspection.outbox.others', { count: 1 })).waitFor();
    expect(await page.getByText('Wapping Lane').count()).toBe(0);
    expect(await records(taskId)).toEqual([]);
    await shoot(page, `conflict-others-${look.language}`);
    await signIn(manager);
    await page.goto('/web/inspect/offline');
    await page.getByRole('heading', { name: `${t('inspection.outbox.sent')} 1`, exact: true }).waitFor();
    expect(await records(taskId)).toHaveLength(1);
  });
});

it('two tabs of one browser never write the same inspection', async () => {
  const look: Look = { language: 'zh-CN', width: 1440 };
  const t = textsOf(look.language);
  const taskId = await newTask();
  const { page, context, faults } = await start(look, manager);
  const path = `/web/inspect/perform/${taskId}`;
  await page.goto(path);
  const one = performing(page, t);
  await one.item('Item 1');
  await one.answer('pass');
  await one.item('Item 2');
  const second = await context.newPage();
  await second.goto(path);
  await second.getByRole('heading', { name: t('inspection.outbox.otherTabTitle') }).waitFor();
  expect(await violations(second)).toEqual([]);
  await shoot(second, 'conflict-other-tab');
  await second.getByRole('button', { name: t('inspection.dialog.continueHere') }).click();
  const two = performing(second, t);
  await two.item('Item 2');
  await page.getByRole('heading', { name: t('inspection.outbox.otherTabTitle') }).waitFor();
  await two.answer('pass');
  await two.item('Item 3');
  await two.answer('pass');
  await two.submit();
  await second.getByRole('heading', { name: t('inspection.done.title') }).waitFor();
  expect(await records(taskId)).toHaveLength(1);
  expect(faults).toEqual([]);
});
