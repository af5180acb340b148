import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importApi } from '@rondo/contract/import';
import { jobApi } from '@rondo/contract/job';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { holdTable } from '../../../test/database.ts';
import { withDatabase } from '../../../test/global-setup.ts';
import { checked, ended } from '../../../test/import.ts';
import { type OwnProcess, ownProcess } from '../../../test/own-process.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Person } from '../../../test/world-shape.ts';
import { SILENT_MS } from '../../platform/job-run.ts';

/** The pages are served here; the jobs are done by a process of their own, which can be killed. */
let w: World;
let url: string;
let folder: string;
let worker: OwnProcess;
const startWorker = () => ownProcess({ databaseUrl: url, dataDir: folder, env: { RONDO_RUN: 'worker' } });

beforeAll(async () => {
  w = await world({ RONDO_RUN: 'web' });
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
  folder = await mkdtemp(join(tmpdir(), 'rondo-import-faults-'));
  worker = await startWorker();
}, 60_000);
afterAll(async () => {
  await worker?.kill();
  await w?.stop();
  await rm(folder, { recursive: true, force: true });
});

const CSV = 'name,group,phone\nQuay,North/Hull,1\nPier,North/York,2\nDock,South,3\n';
const NAMES = ['Dock', 'Pier', 'Quay'];

async function begun(owner: Person): Promise<string> {
  const { importId } = await checked(shopApi, owner, CSV);
  return (await owner.call(shopApi.runImport, { importId, requestId: requestId() })).jobId;
}

const shopsOf = async (owner: Person) =>
  (await owner.call(shopApi.list, { size: 100, sort: 'name' })).list.map(({ name }) => name);
const groupsOf = async (owner: Person) => (await owner.call(shopGroupApi.list, {})).map(({ path }) => path).toSorted();

it('an import whose process is killed while it writes leaves nothing half, and is written once by the next process', async () => {
  const { owner } = await w.company();
  const before = await groupsOf(owner);
  // The groups are written, the first shop waits.
  const held = await holdTable(url, 'shop');
  const jobId = await begun(owner);
  await held.untilWaiting(1);
  expect(await owner.call(jobApi.get, { id: jobId })).toMatchObject({ state: 'running', finishedAt: null });
  await worker.kill();
  await held.release();

  expect(await shopsOf(owner)).toEqual([]);
  expect(await groupsOf(owner)).toEqual(before);
  expect(await owner.call(jobApi.get, { id: jobId })).toMatchObject({ state: 'running', done: 0, error: null });
  expect(await refused(owner.call(importApi.undo, { id: jobId, requestId: requestId() }))).toBe('MOVE_NOT_ALLOWED');

  worker = await startWorker();
  // A minute without a sign of life.
  w.clock.advance(SILENT_MS + 1_000);
  await Promise.all([w.app.runJob('job.resume'), w.app.runJob('job.resume')]);
  expect(await ended(owner, jobId)).toMatchObject({ state: 'done', done: 3, result: { created: 3, groups: 4 } });
  expect(await shopsOf(owner)).toEqual(NAMES);
  const written = await groupsOf(owner);
  expect(written).toHaveLength(before.length + 4);

  // Whoever begins it again finds it done: the queue of the killed process, or another minute.
  w.clock.advance(SILENT_MS + 1_000);
  await w.app.runJob('job.resume');
  const [row] = await w.sql<{ company_id: string }>('select company_id from job_run where id = $1', [jobId]);
  await w.app.runJob('job.run', { companyId: row?.company_id, id: jobId });
  expect(await shopsOf(owner)).toEqual(NAMES);
  expect(await groupsOf(owner)).toEqual(written);
}, 60_000);

it('of several that take one import back at once one does it, the others are told that it is done', async () => {
  const company = await w.company();
  const { owner } = company;
  const colleague = await company.member({ role: 'administrator' });
  const before = await groupsOf(owner);
  const id = await begun(owner);
  await ended(owner, id);
  expect(await shopsOf(owner)).toEqual(NAMES);

  const undo = (who: Person) => who.call(importApi.undo, { id, requestId: requestId() });
  const [told, strange] = await Promise.all([
    outcomes(Array.from({ length: 6 }, () => undo(owner))),
    refused(undo(colleague)),
  ]);
  expect(told).toEqual({ won: 1, reasons: new Set(['MOVE_NOT_ALLOWED']) });
  // Only its author may: to a colleague it does not exist.
  expect(strange).toBe('NOT_FOUND');

  expect(await owner.call(jobApi.get, { id })).toMatchObject({
    state: 'undone',
    undone: { removed: 7, restored: 0, keptCount: 0 },
  });
  expect(await shopsOf(owner)).toEqual([]);
  expect(await groupsOf(owner)).toEqual(before);
});
