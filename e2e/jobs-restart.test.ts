import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobApi } from '@rondo/contract/job';
import { shopApi } from '@rondo/contract/shop';
import type { Browser } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { SILENT_MS } from '../apps/server/src/platform/job-run.ts';
import { holdTable } from '../apps/server/test/database.ts';
import { withDatabase } from '../apps/server/test/global-setup.ts';
import { checked } from '../apps/server/test/import.ts';
import { type OwnProcess, ownProcess } from '../apps/server/test/own-process.ts';
import { requestId, type World, world } from '../apps/server/test/world.ts';
import { type Look, open } from './browser.ts';
import { settled } from './pages/settled.ts';
import { textsOf } from './pages/texts.ts';
import { toastShown } from './pages/toasts.ts';
import { inBrowser } from './stage.ts';

const LOOK: Look = { language: 'en-US', width: 1440 };
const CSV = 'name,phone\nQuay,1\nPier,2\nDock,3\n';

/** The pages are served here; the work is done by a process of its own, which can be killed. */
let w: World;
let url: string;
let folder: string;
let worker: OwnProcess;
let browser: Browser;
const startWorker = () => ownProcess({ databaseUrl: url, dataDir: folder, env: { RONDO_RUN: 'worker' } });

inBrowser(
  async (running) => {
    browser = running;
    w = await world({ RONDO_RUN: 'web' });
    const [row] = await w.sql<{ name: string }>('select current_database() as name');
    url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
    folder = await mkdtemp(join(tmpdir(), 'rondo-jobs-restart-'));
    worker = await startWorker();
  },
  async () => {
    await worker?.kill();
    await w?.stop();
    await rm(folder, { recursive: true, force: true });
  },
);

it('work whose process is killed goes on in the next one, before the eyes of who waits for it', async () => {
  const t = textsOf(LOOK.language);
  const { owner } = await w.company();
  const { page, context, faults } = await open(browser, w.base, LOOK, owner);
  await page.goto('/web/shop');
  await settled(page);
  const held = await holdTable(url, 'shop');
  const { importId } = await checked(shopApi, owner, CSV, { name: 'stores.csv' });
  const { jobId } = await owner.call(shopApi.runImport, { importId, requestId: requestId() });
  await held.untilWaiting(1);
  await page.getByRole('button', { name: t('job.withRunning', { count: 1 }), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('job.title') });
  const row = drawer.getByRole('listitem', { name: `${t('job.kind.shop.import')} stores.csv` });
  await row.getByRole('progressbar').waitFor();
  await worker.kill();
  await held.release();
  expect(await owner.call(jobApi.get, { id: jobId })).toMatchObject({ state: 'running', error: null });
  expect((await owner.call(shopApi.list, {})).total).toBe(0);
  // Nothing is lost and nothing is told as done: it stands as it stood.
  expect(await row.getByRole('progressbar').count()).toBe(1);

  worker = await startWorker();
  w.clock.advance(SILENT_MS + 1_000);
  await w.app.runJob('job.resume');
  await toastShown(page, t('job.finished', { name: 'stores.csv' }));
  await row.getByText(t('job.result.created', { count: 3 })).waitFor();
  expect((await owner.call(shopApi.list, {})).total).toBe(3);
  expect(faults).toEqual([]);
  await context.close();
});
