import { read, utils } from '@e965/xlsx';
import { companyApi } from '@rondo/contract/company';
import { jobApi } from '@rondo/contract/job';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { LIMIT } from '@rondo/domain/limit';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploaded } from '../../../test/album.ts';
import { compose, type Identity } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { shot, uploadPhoto } from '../../../test/photo.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let inspector: Person;
let [here, there]: string[] = [];
/** With five pictures before and two after; with none; at another store, with one whose bytes are gone. */
let [full, bare, gone]: string[] = [];

beforeAll(async () => {
  w = await world();
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  here = await company.shop({ name: 'Pier: east/west', managerIds: [manager.id] });
  there = await company.shop({ name: 'Quay' });
  inspector = await company.member({ role: 'inspector', shopIds: [here, there] });
  const people = { initiator: inspector, handlers: [manager] };
  const before = [
    await uploadPhoto(inspector, await shot('kitchen-lunch')),
    ...(await uploaded(inspector, 90, 160, 4)),
  ];
  full = await givenRectification(w, company, { ...people, shopId: here, beforePhotoIds: before });
  await w.sql('update rectification set after_photo_ids = $2 where id = $1', [
    full,
    await uploaded(manager, 64, 48, 2),
  ]);
  w.clock.advance(1_000);
  bare = await givenRectification(w, company, { ...people, shopId: here });
  w.clock.advance(1_000);
  const lost = [await givenPhoto(w, inspector)];
  gone = await givenRectification(w, company, { ...people, shopId: there, beforePhotoIds: lost });
  await w.sql(`update rectification set shop_name = (select name from shop where id = shop_id) where company_id = $1`, [
    company.id,
  ]);
});
afterAll(() => w.stop());

async function fetched(endpoint: Endpoint, input: object, who: Identity) {
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime(), language: 'en-US' });
  const answer = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}
const told = (bytes: Buffer): string => JSON.parse(bytes.toString('utf8')).msg;
const sheet = async (input: object = {}, who: Identity = company.owner) =>
  (await fetched(api.pictures, { as: 'sheet', sort: 'created', ...input }, who)).bytes;
const zip = async (input: object = {}, who: Identity = company.owner) =>
  (await fetched(api.pictures, { as: 'photos', ...input }, who)).bytes;
const rowsOf = (bytes: Buffer) =>
  utils.sheet_to_json<Record<string, unknown>>(read(bytes).Sheets['Correction records'] ?? {});

/** Where each picture of a book stands, as its drawing says, with its bytes. */
function picturesOf(bytes: Buffer) {
  const files = unzipSync(bytes);
  const text = (name: string): string => Buffer.from(files[name] ?? []).toString('utf8');
  const targets = new Map(
    [...text('xl/drawings/_rels/drawing1.xml.rels').matchAll(/Id="(rId\d+)"[^>]*Target="\.\.\/(media\/[^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, target] as const,
    ),
  );
  const anchor =
    /<xdr:col>(\d+)<.*?<xdr:row>(\d+)<.*?<xdr:ext cx="(\d+)" cy="(\d+)"\/>.*?r:embed="(rId\d+)".*?<\/xdr:oneCellAnchor>/g;
  return [...text('xl/drawings/drawing1.xml').matchAll(anchor)].map(([, column, row, cx, cy, id = '']) => ({
    ...{ column: Number(column), row: Number(row), share: Number(cx) / Number(cy) },
    bytes: Buffer.from(files[`xl/${targets.get(id)}`] ?? []),
  }));
}

describe('a spreadsheet with pictures', () => {
  it('has the rows of the list, and in each up to four pictures before and after, in their shape, and how many there are', async () => {
    const bytes = await sheet();
    const rows = rowsOf(bytes);
    const { list } = await company.owner.call(api.list, { sort: 'created' });
    expect(rows.map((row) => row.Number)).toEqual(list.map(({ number }) => number));
    expect(rows.map((row) => [row['Photos before'], row['Photos after']])).toEqual([
      [5, 2],
      [0, 0],
      [1, 0],
    ]);
    expect(rows[2]).toMatchObject({ 'Before 1': 'The photo is gone' });
    const found = picturesOf(bytes);
    const first = Object.keys(
      utils.sheet_to_json<object>(read(bytes).Sheets['Correction records'] ?? {}, { defval: '' })[0] ?? {},
    );
    const at = first.indexOf('Before 1');
    expect(found.map(({ row, column }) => [row, column])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [1, at + n]));
    expect(first.slice(at)).toEqual([
      'Before 1',
      'Before 2',
      'Before 3',
      'Before 4',
      'After 1',
      'After 2',
      'After 3',
      'After 4',
    ]);
    for (const { bytes: picture, share } of found) {
      const { width, height, format } = await sharp(picture).metadata();
      expect([format, Math.max(width, height) <= 320]).toEqual(['jpeg', true]);
      expect(share).toBeCloseTo(width / height, 1);
    }
  });

  it('carries the watermark of whoever takes it out, also with that of the company on', async () => {
    const [plain] = picturesOf(await sheet({ ids: [full] }));
    const { rev } = await company.owner.call(companyApi.get, {});
    const parts = { watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 } as const;
    await company.owner.call(companyApi.saveWatermark, { rev, watermark: 1, ...parts });
    const [marked] = picturesOf(await sheet({ ids: [full] }));
    const [others] = picturesOf(await sheet({ ids: [full] }, manager));
    await company.owner.call(companyApi.saveWatermark, { rev: rev + 1, watermark: 0, ...parts });
    const pixels = (one: { bytes: Buffer } | undefined) => sharp(one?.bytes).greyscale().raw().toBuffer();
    const [a, b, c] = [await pixels(plain), await pixels(marked), await pixels(others)];
    const share = (x: Buffer, y: Buffer) =>
      x.filter((value, i) => Math.abs(value - (y[i] ?? 0)) > 12).length / x.length;
    expect(share(a, b)).toBeGreaterThan(0.003);
    expect(share(b, c)).toBeGreaterThan(0.0005);
  });

  it('of ticked rows has those alone, and of nothing is a book with headings', async () => {
    expect(rowsOf(await sheet({ ids: [bare] }))).toHaveLength(1);
    const none = await sheet({ keyword: 'nothing like it' });
    expect([rowsOf(none), read(none).SheetNames]).toEqual([[], ['About', 'Correction records']]);
    const { bytes } = await fetched(api.export, { ids: [full, gone], sort: 'created' }, company.owner);
    expect(rowsOf(bytes)).toHaveLength(2);
  });
});

describe('a zip of photos', () => {
  it('has each by store, day and check item, before and after, as it is saved', async () => {
    const files = unzipSync(await zip());
    const on = w.clock.now().toISOString().slice(0, 10);
    const stem = `Pier_ east_west/${on}/Cold holding Cold food above 5 °C`;
    expect(Object.keys(files).toSorted()).toEqual(
      [
        ...[1, 2, 3, 4, 5].map((n) => `${stem}_before_${n}.jpg`),
        ...[1, 2].map((n) => `${stem}_after_${n}.jpg`),
      ].toSorted(),
    );
    expect(await sharp(files[`${stem}_before_1.jpg`]).metadata()).toMatchObject({ width: 640, height: 360 });
    const [kept] = await w.sql(
      `select event, data from history where company_id = $1 and object_kind = 'export' order by at desc, id desc limit 1`,
      [company.id],
    );
    expect(kept).toEqual({ event: 'rectificationPhotos', data: { rows: 3 } });
  });

  it('of rectifications without any is refused, at once and in the background', async () => {
    expect(told(await zip({ ids: [bare] }))).toContain('nothing to download');
    const asked = { as: 'photos' as const, ids: [bare ?? ''], requestId: requestId() };
    expect(await refused(company.owner.call(api.startPictures, asked))).toBe('PACK_EMPTY');
  });

  it('with more photos or bytes than a zip takes is refused before it is begun', async () => {
    const many = { sql: 'update file set size_bytes = $2 where id = any($1)' };
    const [row] = await w.sql<{ ids: string[] }>('select before_photo_ids as ids from rectification where id = $1', [
      full,
    ]);
    const before = await w.sql<{ size_bytes: number }>('select size_bytes from file where id = $1', [row?.ids[0]]);
    await w.sql(many.sql, [[row?.ids[0]], 2_000_000_000]);
    expect(told(await zip({ ids: [full] }))).toContain('2 GB');
    await w.sql(many.sql, [[row?.ids[0]], before[0]?.size_bytes]);
    expect(Object.keys(unzipSync(await zip({ ids: [full] })))).toHaveLength(7);
  });
});

it('leaves for those who may see the list, over what they may see', async () => {
  const clerk = await memberWith(w, company, ['task_center']);
  for (const as of ['sheet', 'photos'] as const) {
    expect((await fetched(api.pictures, { as }, clerk)).type).toContain('json');
    expect(await refused(clerk.call(api.startPictures, { as, requestId: requestId() }))).toBe('FORBIDDEN');
  }
  const only = await memberWith(w, company, ['issue_select'], { shopIds: [there ?? ''], tier: 'scope' });
  expect(rowsOf(await sheet({}, only)).map((row) => row.Store)).toEqual(['Quay']);
  expect(rowsOf(await sheet({ ids: [full, gone] }, only))).toHaveLength(1);
  const other = await w.company({ name: 'Other' });
  expect(rowsOf(await sheet({ ids: [full] }, other.owner))).toEqual([]);
});

describe('many rectifications', () => {
  let many: Company;
  beforeAll(async () => {
    many = await w.company({ name: 'Many' });
    const who = await many.member({ role: 'inspector' });
    const shopId = await many.shop({ name: 'Pier' });
    const photos = await uploaded(who, 64, 48, 3);
    const id = await givenRectification(w, many, { shopId, initiator: who, handlers: [who], beforePhotoIds: photos });
    await copies(id, LIMIT.export.atOnceRows);
  });
  const copies = (id: string, count: number) =>
    w.sql(
      `insert into rectification select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
         'number', r.number || '-' || n || '-' || $2, 'source', 'album', 'record_id', null))).*
         from rectification r, generate_series(1, $2::int) n where r.id = $1`,
      [id, count],
    );
  const jobOf = async (as: 'sheet' | 'photos') => {
    const { jobId } = await many.owner.call(api.startPictures, { as, requestId: requestId() });
    await w.app.runJob('job.run', { companyId: many.id, id: jobId });
    await expect
      .poll(async () => (await many.owner.call(jobApi.get, { id: jobId })).state, { timeout: 60_000 })
      .toBe('done');
    return many.owner.call(jobApi.get, { id: jobId });
  };

  it('are refused at once and come as background work, whose file lies in the store and is their author’s alone', async () => {
    expect(told(await sheet({}, many.owner))).toContain('1,000');
    const { id, result, file, total, done } = await jobOf('sheet');
    expect([result, total, done]).toEqual([{ rows: 1_001 }, 1_001, 1_001]);
    const { bytes, type } = await fetched(jobApi.file, { id }, many.owner);
    expect([type, bytes.length]).toEqual([expect.stringContaining('spreadsheetml'), file?.bytes]);
    expect(rowsOf(bytes)).toHaveLength(1_001);
    // Three pictures that all rows share are in it once each.
    expect([
      picturesOf(bytes).length,
      Object.keys(unzipSync(bytes)).filter((name) => name.includes('media')).length,
    ]).toEqual([3_003, 3]);
    const [row] = await w.sql<{ bytes: number; stored: number }>(
      'select length(bytes) as bytes, stored_bytes::int as stored from job_file where job_id = $1',
      [id],
    );
    expect(row).toEqual({ bytes: 0, stored: bytes.length });
    expect((await fetched(jobApi.file, { id }, company.owner)).type).toContain('json');
  }, 120_000);

  it('come as photos too, each under the name of every rectification it hangs on', async () => {
    const { id } = await jobOf('photos');
    const files = Object.keys(unzipSync((await fetched(jobApi.file, { id }, many.owner)).bytes));
    expect([files.length, new Set(files).size]).toEqual([3_003, 3_003]);
  }, 120_000);

  it('beyond 5,000 are refused before they begin', async () => {
    const [one] = await w.sql<{ id: string }>('select id from rectification where company_id = $1 limit 1', [many.id]);
    await copies(one?.id ?? '', LIMIT.rectification.picturedRows - LIMIT.export.atOnceRows);
    const input = { as: 'sheet', requestId: requestId() } as const;
    expect(await refused(many.owner.call(api.startPictures, input))).toBe('PICTURED_TOO_MANY');
  });
});
