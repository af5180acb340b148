import { read, utils } from '@e965/xlsx';
import { jobApi } from '@rondo/contract/job';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compose, type Identity } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import { holdTable } from '../../../test/database.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { withDatabase } from '../../../test/global-setup.ts';
import { type MadeTemplate, recordFactory } from '../../../test/record-factory.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: MadeTemplate;
let inspector: Person;
let make: ReturnType<typeof recordFactory>;
let [here, there]: string[] = [];

beforeAll(async () => {
  w = await world();
  company = await w.company({ name: 'Harbour Coffee' });
  make = recordFactory(w, company);
  template = await make.template();
  inspector = await company.member({ role: 'inspector' });
  here = await company.shop({ name: '=1+1' });
  there = await company.shop({ name: 'Quay' });
  await make.record({ shopId: here, template, inspector, at: '2026-10-01T02:00:00Z' });
  await make.record({ shopId: there, template, inspector, at: '2026-10-02T02:00:00Z' });
});
afterAll(() => w.stop());

async function fetched(endpoint: Endpoint, input: object, who: Identity) {
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime() });
  const answer = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}

const rowsOf = (bytes: Buffer, name = 'Inspection records') =>
  utils.sheet_to_json<Record<string, unknown>>(read(bytes).Sheets[name] ?? {});
const codeOf = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8')).msg;

it('the file holds the rows of the list, in its order and its words, and says what was asked', async () => {
  const { list } = await company.owner.call(recordApi.list, { sort: 'submitted' });
  const { bytes } = await fetched(recordApi.export, { sort: 'submitted' }, company.owner);
  const rows = rowsOf(bytes);
  expect(rows.map((row) => [row.Number, row.Store, row.Items])).toEqual(
    list.map((row) => [row.number, row.shop.name, row.itemCount]),
  );
  expect(typeof rows[0]?.Submitted).toBe('number');
  const filtered = (await fetched(recordApi.export, { shopId: [there] }, company.owner)).bytes;
  expect(rowsOf(filtered).map((row) => row.Store)).toEqual(['Quay']);
  const told = Object.fromEntries(
    utils.sheet_to_json<string[]>(read(filtered).Sheets.About ?? {}, { header: 1 }).slice(1),
  );
  expect(told).toMatchObject({
    Stores: 'Quay',
    Rows: '1',
    'Time zone': 'Asia/Shanghai',
    'Exported by': company.owner.name,
  });
});

it('as csv it is the same rows, and a name that begins like a formula is no formula', async () => {
  const { type, bytes } = await fetched(recordApi.export, { format: 'csv', sort: 'submitted' }, company.owner);
  const text = bytes.toString('utf8');
  expect(type).toContain('text/csv');
  expect(text.startsWith('\uFEFFNumber,Store')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(",'=1+1,");
});

it('holds what its reader may see: of own stores for a manager of a store, nothing for another company', async () => {
  const manager = await memberWith(w, company, ['record_select', 'x_record_export'], {
    shopIds: [there ?? ''],
    tier: 'scope',
  });
  expect(rowsOf((await fetched(recordApi.export, {}, manager)).bytes).map((row) => row.Store)).toEqual(['Quay']);
  const other = await w.company({ name: 'Other' });
  expect(rowsOf((await fetched(recordApi.export, { shopId: [there] }, other.owner)).bytes)).toEqual([]);
});

it('is for those who may export, at once and as background work', async () => {
  const clerk = await memberWith(w, company, ['record_select']);
  expect((await fetched(recordApi.export, {}, clerk)).type).toContain('json');
  expect(await refused(clerk.call(recordApi.startExport, { requestId: requestId() }))).toBe('FORBIDDEN');
  expect(await refused(clerk.call(rectificationApi.startExport, { requestId: requestId() }))).toBe('FORBIDDEN');
});

it('asked twice it is one work, whose file is the list and which the audit log knows', async () => {
  const id = requestId();
  const [one, same] = await Promise.all([
    company.owner.call(recordApi.startExport, { format: 'csv', requestId: id }),
    company.owner.call(recordApi.startExport, { format: 'csv', requestId: id }),
  ]);
  expect(same).toEqual(one);
  await w.app.runJob('job.run', { companyId: company.id, id: one.jobId });
  await expect.poll(async () => (await company.owner.call(jobApi.get, { id: one.jobId })).state).toBe('done');
  const { result, file } = await company.owner.call(jobApi.get, { id: one.jobId });
  expect([result, file?.name.endsWith('.csv')]).toEqual([{ rows: 2 }, true]);
  const { bytes } = await fetched(jobApi.file, { id: one.jobId }, company.owner);
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(3);
  expect((await fetched(jobApi.file, { id: one.jobId }, inspector)).type).toContain('json');
  const kept = await w.sql(
    `select event, data from history where company_id = $1 and object_kind = 'export' order by at desc limit 1`,
    [company.id],
  );
  expect(kept).toEqual([{ event: 'records', data: { rows: 2, format: 'csv' } }]);
});

it('cancelled in the middle it leaves no file and no word in the audit log', async () => {
  const quiet = await w.company({ name: 'Quiet' });
  const factory = recordFactory(w, quiet);
  const [made, who] = [await factory.template(), await quiet.member({ role: 'inspector' })];
  const shopId = await quiet.shop();
  const recordId = await factory.record({ shopId, template: made, inspector: who, at: '2026-10-01T02:00:00Z' });
  await factory.rectification({ recordId, deadlineAt: '2026-10-09T02:00:00Z' });
  const [row] = await w.sql<{ name: string }>('select current_database() as name');
  const hold = await holdTable(withDatabase(inject('testPostgres').adminUrl, row?.name ?? ''), 'job_file');
  const { jobId } = await quiet.owner.call(rectificationApi.startExport, { requestId: requestId() });
  await hold.untilWaiting(1);
  await quiet.owner.call(jobApi.cancel, { id: jobId, requestId: requestId() });
  await hold.release();
  await w.app.runJob('job.run', { companyId: quiet.id, id: jobId });
  expect(await quiet.owner.call(jobApi.get, { id: jobId })).toMatchObject({ state: 'cancelled', file: null });
  expect(await w.sql(`select from history where company_id = $1 and object_kind = 'export'`, [quiet.id])).toEqual([]);
});

it('1,001 rows are refused at once and come as background work, all of them', async () => {
  const many = await w.company({ name: 'Many' });
  const factory = recordFactory(w, many);
  const shopId = await many.shop({ name: 'Pier' });
  const [made, who] = [await factory.template(), await many.member({ role: 'inspector' })];
  const recordId = await factory.record({ shopId, template: made, inspector: who, at: '2026-10-01T02:00:00Z' });
  const rectificationId = await factory.rectification({ recordId, deadlineAt: '2026-10-09T02:00:00Z' });
  await w.sql(
    `insert into rectification select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
       'number', r.number || '-' || n, 'source', 'album', 'record_id', null))).*
       from rectification r, generate_series(1, $2::int) n where r.id = $1`,
    [rectificationId, LIMIT.export.atOnceRows],
  );
  const atOnce = await fetched(rectificationApi.export, {}, many.owner);
  expect(codeOf(atOnce.bytes)).toContain('1,000');
  const { jobId } = await many.owner.call(rectificationApi.startExport, { requestId: requestId() });
  await w.app.runJob('job.run', { companyId: many.id, id: jobId });
  await expect.poll(async () => (await many.owner.call(jobApi.get, { id: jobId })).state).toBe('done');
  const rows = rowsOf((await fetched(jobApi.file, { id: jobId }, many.owner)).bytes, 'Correction records');
  expect(new Set(rows.map((row) => row.Number)).size).toBe(1_001);
});
