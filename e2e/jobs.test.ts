import { readFile } from 'node:fs/promises';
import { auditApi } from '@rondo/contract/audit';
import { jobApi } from '@rondo/contract/job';
import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { holdTable } from '../apps/server/test/database.ts';
import { withDatabase } from '../apps/server/test/global-setup.ts';
import { checked } from '../apps/server/test/import.ts';
import { requestId, type World } from '../apps/server/test/world.ts';
import { type Look, open, shoot } from './browser.ts';
import { auditLog } from './pages/audit-log.ts';
import { FINE, looksRight } from './pages/looks-right.ts';
import { savedSheet } from './pages/people-files.ts';
import { settled, still } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { onStage } from './stage.ts';

const LOOKS: readonly Look[] = [
  { language: 'zh-CN', width: 390 },
  { language: 'en-US', width: 1440 },
];
/** Two rows that cannot be: a latitude out of range, a store without a name. */
const CSV = 'name,latitude,longitude\nQuay,51.5,-0.1\nPier,91.5,-0.1\n,51.5,-0.1\nDock,51.6,-0.2\n';

let browser: Browser;
let w: World;
let url: string;
onStage(async (stage) => {
  ({ w, browser } = stage);
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
});

/** Opens the drawer of background work while so much of it goes on. */
async function openDrawer(page: Page, look: Look, running: number): Promise<Locator> {
  const t = textsOf(look.language);
  const name = running > 0 ? t('job.withRunning', { count: running }) : t('job.title');
  if (look.width < 768) {
    await page.getByRole('link', { name: t('app.menu.me') }).click();
    await page.getByRole('link', { name, exact: true }).click();
  } else await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('job.title') });
  await drawer.waitFor();
  return drawer;
}

it.each(LOOKS)(
  'an import goes on when its dialog is closed, and its errors are in the drawer: $language at $width',
  async (look) => {
    const t = textsOf(look.language);
    const { owner } = await w.company();
    const { page, context, faults } = await open(browser, w.base, look, owner);
    await page.goto('/web/shop');
    await settled(page);
    await page
      .getByRole('button', { name: t('shop.import') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('shop.importing.title') });
    const file = { name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect.poll(() => dialog.locator('.import-counter strong').allInnerTexts()).toEqual(['2', '2', '0']);
    // Nothing can be written yet: the import goes on as long as the test wants.
    const held = await holdTable(url, 'shop');
    await dialog.getByRole('button', { name: t('import.submit', { count: 2 }) }).click();
    await dialog.getByText(t('import.mayClose')).waitFor();
    await dialog
      .getByRole('button', { name: t('ui.close'), exact: true })
      .last()
      .click();

    const drawer = await openDrawer(page, look, 1);
    const row = drawer.getByRole('listitem', { name: `${t('job.kind.shop.import')} stores.csv` });
    await row.getByRole('progressbar').waitFor();
    await row.getByRole('button', { name: t('job.cancelNamed', { name: 'stores.csv' }) }).waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `jobs-running-${look.language}-${look.width}`);

    await held.release();
    await page.getByText(t('job.finished', { name: 'stores.csv' })).waitFor();
    await row.getByText(t('job.result.created', { count: 2 })).waitFor();
    await row.getByText(t('job.errors', { count: 2 })).click();
    await row.getByText('91.5').waitFor();
    await still(page);
    expect(await looksRight(page)).toEqual(FINE);
    await shoot(page, `jobs-errors-${look.language}-${look.width}`);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: t('job.downloadErrors') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${t('job.error.fileName')}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3))).toEqual([
      [`\uFEFF${t('job.error.row')}`, t('job.error.column'), t('job.error.content')],
      ['3', 'latitude', '91.5'],
      ['4', 'name', ''],
      [''],
    ]);
    expect((await owner.call(shopApi.list, {})).total).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  },
);

it.each(LOOKS)('work is cancelled after a question, and nothing of it is left: $language at $width', async (look) => {
  const t = textsOf(look.language);
  const { owner } = await w.company();
  const { page, context, faults } = await open(browser, w.base, look, owner);
  await page.goto('/web/shop');
  await settled(page);
  const nothing = await openDrawer(page, look, 0);
  await nothing.getByText(t('job.empty')).waitFor();
  await still(page);
  expect(await looksRight(page)).toEqual(FINE);
  await shoot(page, `jobs-empty-${look.language}-${look.width}`);
  const held = await holdTable(url, 'shop');
  const { importId } = await checked(shopApi, owner, CSV, { name: 'stores.csv' });
  const { jobId } = await owner.call(shopApi.runImport, { importId, requestId: requestId() });
  const row = nothing.getByRole('listitem', { name: `${t('job.kind.shop.import')} stores.csv` });
  const cancel = row.getByRole('button', { name: t('job.cancelNamed', { name: 'stores.csv' }) });
  const dialog = page.getByRole('dialog', { name: t('job.cancelTitle', { name: 'stores.csv' }) });
  await cancel.click();
  await dialog.getByText(t('job.cancelText')).waitFor();
  await still(page);
  expect(await looksRight(page)).toEqual(FINE);
  await shoot(page, `jobs-cancel-${look.language}-${look.width}`);
  await dialog.getByRole('button', { name: t('job.goOn') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(['waiting', 'running']).toContain((await owner.call(jobApi.get, { id: jobId })).state);
  await cancel.click();
  await dialog.getByRole('button', { name: t('job.cancelIt') }).click();
  await toastShown(page, t('job.cancelled', { name: 'stores.csv' }));
  await row.getByText(t('job.nothingLeft')).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await held.release();
  expect((await owner.call(jobApi.get, { id: jobId })).state).toBe('cancelled');
  expect((await owner.call(shopApi.list, {})).total).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a list of more rows than a call takes is exported in the background, and its file holds them all', async () => {
  const look: Look = { language: 'zh-CN', width: 1440 };
  const t = textsOf(look.language);
  const { owner, id } = await w.company();
  const rows = LIMIT.export.atOnceRows + 50;
  await w.sql(
    `insert into history (company_id, id, object_kind, object_id, object_name, at, actor_id, actor_name, event)
     select $1, gen_random_uuid(), 'role', gen_random_uuid(), 'Role ' || n, now() - n * interval '1 minute', $2, $3, 'updated'
       from generate_series(1, $4) n`,
    [id, owner.id, owner.name, rows],
  );
  const { page, context, faults } = await open(browser, w.base, look, owner);
  const log = auditLog(page, look);
  await log.open();
  await log.export();
  await toastShown(page, t('job.started', { name: t('audit.title') }));
  const [job] = await owner.call(jobApi.list, { kind: 'audit.export' });
  await toastShown(page, t('job.finished', { name: job?.name ?? '' }));
  const drawer = await openDrawer(page, look, 0);
  const row = drawer.getByRole('listitem', { name: `${t('job.kind.audit.export')} ${job?.name}` });
  await still(page);
  expect(await looksRight(page)).toEqual(FINE);
  const file = row.getByRole('button', { name: new RegExp(t('job.download')) });
  const saved = await savedSheet(page, () => file.click());
  expect(saved.name).toMatch(/\.xlsx$/);
  const names = saved.rows.flat().filter((cell) => /^Role \d+$/.test(cell));
  expect(new Set(names).size).toBe(rows);
  expect(faults).toEqual([]);
  await context.close();
});

it('two tabs tell of the end of work once', async () => {
  const look: Look = { language: 'en-US', width: 1440 };
  const t = textsOf(look.language);
  const { owner } = await w.company();
  const { page, context } = await open(browser, w.base, look, owner);
  const other = await context.newPage();
  // The second tab of a profile is signed in as the first one is.
  for (const tab of [page, other]) {
    await tab.goto('/web/shop');
    await settled(tab);
    await openDrawer(tab, look, 0);
  }
  const { jobId } = await owner.call(auditApi.startExport, { requestId: requestId() });
  const done = t('job.finished', { name: (await owner.call(jobApi.get, { id: jobId })).name });
  for (const tab of [page, other]) {
    await tab
      .locator('.job')
      .getByRole('button', { name: new RegExp(t('job.download')) })
      .waitFor();
    // Who asks whether it is first has its answer.
    await tab.waitForFunction(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return ![...held, ...pending].some(({ name }) => name === 'rondo-told-jobs');
    });
  }
  const told = async (tab: Page): Promise<number> =>
    tab.evaluate((words) => {
      const said: string[] = JSON.parse(sessionStorage.getItem('e2e.toasts') ?? '[]');
      return said.filter((one) => one.includes(words)).length;
    }, done);
  await expect.poll(async () => (await told(page)) + (await told(other))).toBe(1);
  await context.close();
});
