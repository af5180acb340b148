import { read, utils } from '@e965/xlsx';
import { jobApi } from '@rondo/contract/job';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { reportApi as api } from '@rondo/contract/report';
import { emptyAnswer } from '@rondo/domain/answer';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploaded } from '../../../test/album.ts';
import { compose, type Identity } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let template: GivenTemplate;
/** Three inspections of the first store, one of the second; failing items 1, 2, 1, none. */
let here: string;
let there: string;

beforeAll(async () => {
  w = await world();
  ({ company, manager, template, shopId: here } = await givenShopToInspect(w));
  there = await company.shop({ name: 'Pier: east/west', managerIds: [manager.id] });
  for (const [shopId, failing] of [
    [here, [0]],
    [here, [0, 1]],
    [here, [2]],
    [there, []],
  ] as const) {
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
    const answers = answersOf(template.items, failing);
    for (const at of failing) {
      const item = template.items[at];
      const photos = await uploaded(manager, 64, 48, 2);
      if (item) answers[item.id] = { ...emptyAnswer(item.id), value: 'fail', note: `Found ${at}`, photos };
    }
    await inspect(manager, firstTaskId, answers);
  }
});
afterAll(() => w.stop());

async function fetched(endpoint: Endpoint, input: object, who: Identity) {
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime(), language: 'en-US' });
  const answer = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}
const told = (bytes: Buffer): string => JSON.parse(bytes.toString('utf8')).msg;
const rowsIn = (bytes: Buffer) =>
  utils.sheet_to_json<Record<string, string | number>>(read(bytes).Sheets['Inspection items'] ?? {});

describe('the items of the listed records', () => {
  it('leave one row each, every one or those that failed, as many as was said before', async () => {
    for (const items of ['all', 'failed'] as const) {
      const rows = rowsIn((await fetched(recordApi.exportItems, { items, sort: 'submitted' }, company.owner)).bytes);
      const { total } = await company.owner.call(recordApi.itemTotal, { items });
      expect(rows).toHaveLength(total);
      expect(total).toBe(items === 'all' ? 12 : 4);
    }
  });

  it('say what the report says: result, note, points, photos, the rectification', async () => {
    const { list } = await company.owner.call(recordApi.list, { sort: 'submitted', shopId: [here] });
    const asked = { shopId: [here], sort: 'submitted' };
    const rows = rowsIn((await fetched(recordApi.exportItems, asked, company.owner)).bytes);
    const wanted: unknown[] = [];
    for (const { id, number } of list) {
      const { items } = await company.owner.call(recordApi.get, { id });
      for (const item of items) {
        const failed = item.result === 'fail';
        wanted.push({
          ...{ number, item: item.name, result: failed ? 'Fail' : 'Pass', note: item.note },
          ...{ points: item.points, of: item.maxPoints, photos: item.photos.length },
          rectification: item.rectification?.number ?? '',
        });
      }
    }
    expect(
      rows.map((row) => ({
        ...{ number: row.Number, item: row['Check item'], result: row.Result, note: row.Note ?? '' },
        ...{ points: row.Points, of: row['Out of'], photos: row.Photos },
        rectification: row.Rectification ?? '',
      })),
    ).toEqual(wanted);
  });

  it('come as background work too, with the same rows', async () => {
    const input = { items: 'failed', requestId: requestId() } as const;
    const { jobId } = await company.owner.call(recordApi.startExportItems, input);
    await w.app.runJob('job.run', { companyId: company.id, id: jobId });
    await expect.poll(async () => (await company.owner.call(jobApi.get, { id: jobId })).state).toBe('done');
    expect((await company.owner.call(jobApi.get, { id: jobId })).result).toEqual({ rows: 4 });
  });

  it('are those the reader may see, for whoever may export', async () => {
    const codes = ['record_select', 'x_record_export'] as const;
    const only = await memberWith(w, company, [...codes], { shopIds: [there], tier: 'scope' });
    expect(rowsIn((await fetched(recordApi.exportItems, {}, only)).bytes)).toHaveLength(3);
    expect((await only.call(recordApi.itemTotal, {})).total).toBe(3);
    const clerk = await memberWith(w, company, ['record_select']);
    for (const endpoint of [recordApi.exportItems, api.pack, api.photos]) {
      expect((await fetched(endpoint, {}, clerk)).type).toContain('json');
    }
    const other = await w.company({ name: 'Other' });
    expect(rowsIn((await fetched(recordApi.exportItems, { shopId: [here] }, other.owner)).bytes)).toEqual([]);
  });
});

describe('the reports of the listed records', () => {
  it('are one zip, a PDF each, and each is known to the page that checks reports', async () => {
    const { type, bytes } = await fetched(api.pack, { shopId: [here], hidePassed: true }, company.owner);
    expect(type).toBe('application/zip');
    const files = Object.entries(unzipSync(bytes));
    const { list } = await company.owner.call(recordApi.list, { shopId: [here] });
    expect(files.map(([name]) => name)).toEqual(list.map(({ shop, number }) => `${shop.name} ${number}.pdf`));
    for (const [index, [, pdf]] of files.entries()) {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      expect(text).toContain(list[index]?.number);
      const hash = /SHA-256 ([0-9a-f]{64})/.exec(text.replaceAll(/\s+/g, ' '))?.[1] ?? '';
      const input = { companyId: company.id, recordId: list[index]?.id ?? '', hash };
      expect(await w.call(api.verify, input, null)).toMatchObject({ verdict: 'match' });
    }
  });

  it('a name of a store that no file can have is written so that it can', async () => {
    const { bytes } = await fetched(api.pack, { shopId: [there] }, company.owner);
    expect(Object.keys(unzipSync(bytes))).toEqual([expect.stringMatching(/^Pier_ east_west \S+\.pdf$/)]);
  });

  it('more than 200 are refused, and none too', async () => {
    expect(told((await fetched(api.pack, { keyword: 'nothing like it' }, company.owner)).bytes)).toContain('nothing');
    await w.sql(
      `insert into record select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
         'number', r.number || '-' || n))).*
         from record r, generate_series(1, 200) n
        where r.id = (select id from record where shop_id = $1 limit 1)`,
      [there],
    );
    const { type, bytes } = await fetched(api.pack, { shopId: [there] }, company.owner);
    expect(type).toContain('json');
    expect(told(bytes)).toContain('200');
  });
});

describe('the photos of the listed records', () => {
  it('are one zip by store, day and check item, each once for each item', async () => {
    const { bytes } = await fetched(api.photos, { shopId: [here], sort: 'submitted' }, company.owner);
    const names = Object.keys(unzipSync(bytes));
    const { list } = await company.owner.call(recordApi.list, { shopId: [here] });
    const shop = list[0]?.shop.name ?? '';
    expect(names).toHaveLength(8);
    for (const name of names)
      expect(name).toMatch(new RegExp(`^${shop}/\\d{4}-\\d\\d-\\d\\d/Kitchen Item \\d_[12]( \\(2\\))?\\.`));
    expect(new Set(names).size).toBe(8);
  });

  it('are told to the audit log, and none at all is refused', async () => {
    await fetched(api.photos, { shopId: [here] }, company.owner);
    const rows = await w.sql(
      `select event, data from history where company_id = $1 and object_kind = 'export' order by at desc, id desc limit 1`,
      [company.id],
    );
    expect(rows).toEqual([{ event: 'reportPhotos', data: { rows: 8 } }]);
    expect((await fetched(api.photos, { shopId: [there] }, company.owner)).type).toContain('json');
  });
});
