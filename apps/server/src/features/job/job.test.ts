import { setTimeout as wait } from 'node:timers/promises';
import { auditApi } from '@rondo/contract/audit';
import { certificateApi } from '@rondo/contract/certificate';
import { departmentApi } from '@rondo/contract/department';
import { type JobRun, jobApi } from '@rondo/contract/job';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { holdRows, holdTable } from '../../../test/database.ts';
import { withDatabase } from '../../../test/global-setup.ts';
import { checked, ended, imported } from '../../../test/import.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { openStream } from '../../../test/stream.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';
import { AppError } from '../../platform/errors.ts';
import { readSheets } from '../../platform/table/read-table.ts';

let w: World;
let url: string;
let company: Company;
let owner: Person;
const releases: (() => Promise<void>)[] = [];

beforeAll(async () => {
  w = await world();
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  url = withDatabase(inject('testPostgres').adminUrl, row?.name ?? '');
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
});
afterEach(async () => {
  for (const release of releases.splice(0)) await release();
});

/** Holds until it is released, at the latest at the end of the test. */
async function held<H extends { release: () => Promise<void> }>(making: Promise<H>): Promise<H> {
  const hold = await making;
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (isHeld) await hold.release();
    isHeld = false;
  };
  releases.push(release);
  return { ...hold, release };
}

const csvOf = (count: number, phone: string) =>
  `name,phone\n${Array.from({ length: count }, (_, n) => `Store ${String(n).padStart(4, '0')},${phone}`).join('\n')}\n`;

async function begun(
  csv: string,
  name: string,
  who = owner,
  duplicates: 'skip' | 'overwrite' = 'skip',
): Promise<string> {
  const { importId } = await checked(shopApi, who, csv, { name });
  return (await who.call(shopApi.runImport, { importId, requestId: requestId(), duplicates })).jobId;
}

const cancel = (id: string, who = owner) => who.call(jobApi.cancel, { id, requestId: requestId() });
/** Work that still holds its place. */
const RUNNING = `select 1 from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;
const stateOf = async (id: string) => (await owner.call(jobApi.get, { id })).state;

async function fetched(endpoint: typeof jobApi.errorFile | typeof jobApi.file, id: string, who = owner) {
  const sent = compose(endpoint, { id }, who, { now: w.clock.now().getTime() });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}

it('tells how far it is, and cancelled in the middle leaves nothing of what it has written', async () => {
  await imported(shopApi, owner, (await checked(shopApi, owner, csvOf(1_500, '1'))).importId);
  const { ticket } = await owner.call(messageApi.ticket, {});
  const stream = await openStream(w.base, ticket);
  await stream.next('job');
  // The first thousand are overwritten, the last store of the second batch waits.
  const last = await held(holdRows(url, 'shop', `company_id = '${company.id}' and name = 'Store 1499'`));
  const id = await begun(csvOf(1_500, '2'), 'more.csv', owner, 'overwrite');
  await last.untilWaiting(1);
  await stream.next('job');
  expect((await owner.call(jobApi.list, {}))[0]).toMatchObject({ id, state: 'running', done: 1_000, total: 1_500 });
  await cancel(id);
  expect(await refused(cancel(id))).toBe('MOVE_NOT_ALLOWED');
  await last.release();
  await w.app.runJob('job.run', { companyId: company.id, id });
  await expect.poll(() => stream.seen('job')).toBeGreaterThan(2);
  stream.close();
  await expect.poll(async () => (await w.sql(RUNNING)).length).toBe(0);
  expect(await owner.call(jobApi.get, { id })).toMatchObject({ state: 'cancelled', error: null, undoableUntil: null });
  const phones = await w.sql('select distinct phone from shop where company_id = $1', [company.id]);
  expect(phones).toEqual([{ phone: '1' }]);
}, 60_000);

it('no more of a company runs at once than its places, one of a kind; what waits can be cancelled and never begins', async () => {
  const planned = async (api: typeof shopApi | typeof departmentApi, csv: string) => {
    const { importId } = await checked(api, owner, csv);
    return async () => (await owner.call(api.runImport, { importId, requestId: requestId() })).jobId;
  };
  const beginShops = await planned(shopApi, 'name,phone\nQuay,1\n');
  const beginMore = await planned(shopApi, 'name,phone\nPier,2\n');
  const beginDepartments = await planned(departmentApi, 'path\nSales/North\n');
  const shops = await held(holdTable(url, 'shop'));
  const departments = await held(holdTable(url, 'department'));
  const running = [await beginShops(), await beginDepartments()];
  expect(running).toHaveLength(LIMIT.job.atOnce);
  await expect.poll(() => Promise.all(running.map(stateOf))).toEqual(['running', 'running']);
  const { jobId: log } = await owner.call(auditApi.startExport, { requestId: requestId() });
  const more = await beginMore();
  for (const id of [log, more]) await w.app.runJob('job.run', { companyId: company.id, id });
  expect([await stateOf(log), await stateOf(more)]).toEqual(['waiting', 'waiting']);
  await cancel(more);
  // What goes on stands before what is over.
  expect((await owner.call(jobApi.list, {})).map(({ id }) => id).at(-1)).toBe(more);
  await departments.release();
  // A place is free: the export need not wait for the stores.
  expect(await ended(owner, log)).toMatchObject({ state: 'done' });
  expect(await stateOf(running[0] ?? '')).toBe('running');
  await shops.release();
  for (const id of running) expect(await ended(owner, id)).toMatchObject({ state: 'done' });
  expect(await stateOf(more)).toBe('cancelled');
  expect((await owner.call(shopApi.list, {})).list.map(({ name }) => name)).toEqual(['Quay']);
}, 60_000);

it('may wait longer than a request: what another transaction holds for long does not end it', async () => {
  const shops = await held(holdTable(url, 'shop'));
  const id = await begun('name,phone\nQuay,1\n', 'stores.csv');
  await shops.untilWaiting(1);
  // A statement of a request is stopped after 15 s.
  await wait(16_000);
  expect(await stateOf(id)).toBe('running');
  await shops.release();
  expect(await ended(owner, id)).toMatchObject({ state: 'done', result: { created: 1 } });
}, 60_000);

it('says which rows were wrong, as a list and as csv that spreadsheets read', async () => {
  const csv = 'name,latitude,longitude\nQuay,91,1\nDock,1,=1+1\nPier,1,2\n';
  const id = await begun(csv, 'stores.csv');
  expect(await ended(owner, id)).toMatchObject({
    state: 'done',
    errorCount: 2,
    hasErrors: true,
    result: { created: 1 },
  });
  const errors = await owner.call(jobApi.errors, { id });
  expect(errors).toEqual([
    { row: 2, column: 'latitude', value: '91', message: 'Enter a number from -90 to 90' },
    { row: 3, column: 'longitude', value: '=1+1', message: expect.any(String) },
  ]);
  const { type, bytes } = await fetched(jobApi.errorFile, id);
  expect(type).toBe('text/csv; charset=utf-8');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8').slice(1).split('\r\n').slice(0, 3)).toEqual([
    'Row,Column,Content,What to change',
    '2,latitude,91,Enter a number from -90 to 90',
    expect.stringMatching(/^3,longitude,'=1\+1,/),
  ]);
});

it('belongs to its author alone: to a colleague and to another company it does not exist', async () => {
  const id = await begun('name,phone\nQuay,1\n,2\n', 'stores.csv');
  await ended(owner, id);
  const others = [await company.member({ role: 'administrator' }), (await w.company()).owner];
  for (const who of others) {
    expect(await who.call(jobApi.list, {})).toEqual([]);
    expect(await refused(who.call(jobApi.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(who.call(jobApi.errors, { id }))).toBe('NOT_FOUND');
    expect(await refused(cancel(id, who))).toBe('NOT_FOUND');
    for (const endpoint of [jobApi.errorFile, jobApi.file])
      expect((await fetched(endpoint, id, who)).type).toContain('application/json');
  }
});

it('is kept with its file and its errors for seven days, then removed by the sweep', async () => {
  const id = await begun('name,phone\nQuay,1\n,2\n', 'stores.csv');
  await ended(owner, id);
  await w.sql(
    `insert into job_file (company_id, job_id, name, mime, bytes) values ($1, $2, 'a.csv', 'text/csv', 'x')`,
    [company.id, id],
  );
  expect((await fetched(jobApi.file, id)).bytes.toString()).toBe('x');
  expect((await owner.call(jobApi.get, { id })).file).toEqual({ name: 'a.csv', bytes: 1 });
  await w.sql(`update job_run set created_at = created_at - interval '7 days 1 minute' where id = $1`, [id]);
  // Before the sweep comes too.
  expect(await owner.call(jobApi.list, {})).toEqual([] satisfies JobRun[]);
  expect((await fetched(jobApi.file, id)).type).toContain('application/json');
  await w.app.runJob('maintenance.sweep');
  for (const table of ['job_run', 'job_error', 'job_file'])
    expect(await w.sql(`select 1 from ${table} where company_id = $1`, [company.id])).toEqual([]);
});

it('makes the file of an export, with its length in the audit log, for its author alone', async () => {
  const colleague = await company.member({ role: 'administrator', name: 'Quillon' });
  const { jobId } = await owner.call(memberApi.startExport, { keyword: 'Quillon', requestId: requestId() });
  const { file, result } = await ended(owner, jobId);
  expect([file?.name, result]).toEqual([expect.stringMatching(/^Members? \d{4}-\d\d-\d\d\.xlsx$/), { rows: 1 }]);
  const { bytes } = await fetched(jobApi.file, jobId);
  expect(bytes.byteLength).toBe(file?.bytes);
  const [table] = await readSheets(bytes, () => new AppError('IMPORT_UNREADABLE'));
  expect(table?.rows[1]?.[0]).toBe('Quillon');
  expect((await fetched(jobApi.file, jobId, colleague)).type).toContain('application/json');
  const log = await owner.call(auditApi.startExport, { kind: ['export'], requestId: requestId() });
  expect(await ended(owner, log.jobId)).toMatchObject({ state: 'done', result: { rows: 1 } });
});

it('refuses an export by a filter that names nothing, before any work begins', async () => {
  const before = await owner.call(jobApi.list, {});
  for (const start of [
    owner.call(memberApi.startExport, { state: [], requestId: requestId() }),
    owner.call(shopApi.startExport, { state: [], requestId: requestId() }),
    owner.call(certificateApi.startExport, { shopId: [], requestId: requestId() }),
  ]) {
    const { reason, data } = await refusal(start);
    expect(reason).toBe('INPUT_REFUSED');
    expect(data).toMatchObject({ fields: [{ path: expect.stringMatching(/^(state|shopId)$/), reason: 'required' }] });
  }
  expect(await owner.call(jobApi.list, {})).toEqual(before);
});
