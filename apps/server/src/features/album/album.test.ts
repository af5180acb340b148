import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { albumApi as api } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS } from '@rondo/domain/duration';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture, screenshots, uploaded } from '../../../test/album.ts';
import type { Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenShopToInspect, inspect, type ShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let given: ShopToInspect;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
}, 120_000);
afterAll(() => w.stop());
beforeEach(async () => {
  given = await givenShopToInspect(w);
  owner = given.company.owner;
  shopId = given.shopId;
});

const all = async (who = owner, more: Input<typeof api.pictures> = {}) =>
  (await who.call(api.pictures, { shopId: [shopId], ...more })).list;
const get = (id: string, who = owner) => who.call(api.get, { id });

/** The inspector inspects with a photo of an item that fails and one that does not; answers what came of it. */
async function inspected(by = given.inspector) {
  const executor = { kind: 'members' as const, memberIds: [by.id] };
  const { firstTaskId } = await dispatchTo(w, owner, given.template.id, [shopId], { executor });
  const [bad = '', good = ''] = await uploaded(by, 400, 300, 2);
  const answers = answersOf(given.template.items, [0]);
  const [first, second] = given.template.items;
  if (!first || !second) throw new Error('the template has items');
  const photo = (id: string, photos: string[]) => {
    const answer = answers[id];
    return answer ? { [id]: { ...answer, photos } } : {};
  };
  const done = await inspect(by, firstTaskId, { ...answers, ...photo(first.id, [bad]), ...photo(second.id, [good]) });
  await w.settle();
  return { ...done, bad, good };
}

describe('photos of work', () => {
  it('stand in the gallery by store with the inspection and the rectification they belong to, once each', async () => {
    const { recordId } = await inspected();
    const list = await all();
    expect(list.map(({ source, isEvidence, takenBy }) => [source, isEvidence, takenBy?.id])).toEqual([
      ['inspection', true, given.inspector.id],
      ['inspection', true, given.inspector.id],
    ]);
    const [rectification] = (await owner.call(rectificationApi.list, { recordId })).list;
    const handler = given.manager;
    const [after = ''] = await uploaded(handler, 400, 300);
    await handler.call(rectificationApi.handle, { id: rectification?.id ?? '', rev: 0, photoIds: [after] });
    await w.settle();
    const counts = await owner.call(api.counts, { shopId: [shopId] });
    expect(counts).toMatchObject({ all: 3, inspection: 2, rectification: 1, capture: 0, snapshot: 0, ai: 0, clip: 0 });
    const details = await Promise.all((await all()).map(({ id }) => get(id)));
    const kinds = details.map(({ source, links }) => [source, links.map(({ kind }) => kind).toSorted()]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['rectification', ['rectification']],
        ['inspection', ['record', 'rectification']],
        ['inspection', ['record']],
      ]),
    );
    const [card] = (await owner.call(api.cards, { shopId: [shopId] })).list;
    expect(card).toMatchObject({ id: shopId, total: 3, today: 3 });
    expect(card?.cover?.id).toBe(after);
  });

  it('are seen by tier and stores of the reader: all, those of the scope, those of one’s own work', async () => {
    await inspected();
    const far = await given.company.shop();
    const areas = await given.company.member({ role: 'area_manager', shopIds: [shopId] });
    const other = await given.company.member({ role: 'area_manager', shopIds: [far] });
    expect(await all(areas)).toHaveLength(2);
    expect(await all(other)).toEqual([]);
    expect((await other.call(api.cards, {})).list).toEqual([]);
    const second = await given.company.member({ role: 'inspector', shopIds: [shopId] });
    await w.sql("update role set tier = 'own' where company_id = $1 and key = 'inspector'", [given.company.id]);
    w.clock.refreshActors();
    expect(await all(second)).toEqual([]);
    expect(await all(given.inspector)).toHaveLength(2);
    const [id = ''] = (await all()).map((one) => one.id);
    expect(await refused(get(id, second))).toBe('NOT_FOUND');
    expect(await refused(get(id, given.manager))).toBe('FORBIDDEN');
    for (const call of [api.cards, api.counts, api.pictures])
      expect(await refused(given.manager.call(call, {}))).toBe('FORBIDDEN');
  });

  it('cannot be deleted, only taken out of sight, and stay when others go', async () => {
    await inspected();
    const [one] = await all();
    const id = one?.id ?? '';
    expect(await refused(owner.call(api.remove, { ids: [id] }))).toBe('PICTURE_IS_EVIDENCE');
    await owner.call(api.hide, { ids: [id], isHidden: true });
    expect(await all()).toHaveLength(1);
    expect((await all(owner, { hidden: true })).map((row) => row.id)).toEqual([id]);
    await owner.call(api.hide, { ids: [id], isHidden: false });
    w.clock.advance(400 * DAY_MS);
    await w.app.runJob('album.retain');
    w.clock.advance(-400 * DAY_MS);
    expect(await all()).toHaveLength(2);
  });
});

describe('uploaded screenshots', () => {
  it('have the shape of a screen, by their pixels', async () => {
    const add = async (width: number, height: number) =>
      owner.call(api.upload, { requestId: requestId(), shopId, fileIds: await uploaded(owner, width, height) });
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [854, 480],
    ] as const)
      expect((await add(width, height)).ids).toHaveLength(1);
    for (const [width, height] of [
      [1024, 768],
      [1080, 1920],
      [1900, 1000],
    ] as const)
      expect(await refused(add(width, height))).toBe('IMAGE_NOT_SCREEN');
    expect(await all()).toHaveLength(3);
  });

  it('are nine at once and no more, of 20 MB each and no byte more, jpg, png or webp', async () => {
    const ids = await screenshots(owner, shopId, { count: 9 });
    expect(ids).toHaveLength(9);
    const fileIds = [...(await uploaded(owner, 320, 180, 9)), ...(await uploaded(owner))];
    expect(await refused(owner.call(api.upload, { requestId: requestId(), shopId, fileIds }))).toBe('INPUT_REFUSED');
    const bytes = Buffer.concat([await picture(320, 180), Buffer.alloc(20 * 1024 * 1024)]);
    const send = (file: Buffer, name = 'a.jpg') =>
      owner.call(fileApi.upload, { source: 'picked' }, { files: [{ name, bytes: file }] });
    const before = await w.sql('select 1 from file where company_id = $1', [given.company.id]);
    expect(await refused(send(bytes))).toBe('FILE_TOO_LARGE');
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    expect(await refused(send(heic, 'a.heic'))).toBe('FILE_TYPE_REFUSED');
    expect(await w.sql('select 1 from file where company_id = $1', [given.company.id])).toHaveLength(before.length);
    for (const type of ['png', 'webp'] as const) expect(await send(await picture(320, 180, type))).toHaveLength(1);
  });

  it('show no position, which is kept as evidence', async () => {
    const gps = {
      GPSLatitudeRef: 'N',
      GPSLatitude: '31/1 13/1 4837/100',
      GPSLongitudeRef: 'E',
      GPSLongitude: '121/1 28/1 2515/100',
    };
    const bytes = await sharp(await picture(640, 360))
      .withExif({ IFD0: { Make: 'Rondo', Model: 'Cam 1' }, IFD3: gps })
      .jpeg()
      .toBuffer();
    const [file] = await owner.call(fileApi.upload, { source: 'picked' }, { files: [{ name: 'a.jpg', bytes }] });
    const { ids } = await owner.call(api.upload, {
      requestId: requestId(),
      shopId,
      fileIds: [file?.id ?? ''],
      camera: 'Till',
    });
    const { sent } = await get(ids[0] ?? '');
    expect(sent).toMatchObject({ latitude: 31.230103, longitude: 121.473653, device: 'Rondo Cam 1' });
    const stored = await sharp(await storedBytes(file?.path ?? '')).metadata();
    expect(stored.exif).toBeUndefined();
  });

  it('need the right to capture, and a store of the scope', async () => {
    const clerk = await given.company.member({ role: 'staff', shopIds: [shopId] });
    expect(
      await refused(clerk.call(api.upload, { requestId: requestId(), shopId, fileIds: await uploaded(clerk) })),
    ).toBe('FORBIDDEN');
    const far = await given.company.shop();
    const fileIds = await uploaded(given.inspector);
    expect(await refused(given.inspector.call(api.upload, { requestId: requestId(), shopId: far, fileIds }))).toBe(
      'NOT_FOUND',
    );
    const own = { requestId: requestId(), shopId, fileIds: await uploaded(owner) };
    expect(await refused(given.inspector.call(api.upload, own))).toBe('NOT_FOUND');
  });
});

const pathOf = (path: string): string => join(resolve(w.dataDir), 'files', given.company.id, path);
async function storedBytes(path: string): Promise<Buffer> {
  const { readFile } = await import('node:fs/promises');
  return readFile(pathOf(path));
}

describe('a picture', () => {
  it('is intact until its stored file is altered', async () => {
    const [id = ''] = await screenshots(owner, shopId);
    const { file, sha256 } = await get(id);
    expect(await owner.call(api.verify, { id })).toEqual({ state: 'intact', sha256, found: sha256 });
    await writeFile(pathOf(file.path), await picture(320, 180));
    expect(await owner.call(api.verify, { id })).toMatchObject({ state: 'altered', sha256 });
  });

  it('keeps its original when somebody draws on it, whose marks can be taken off', async () => {
    await inspected();
    const [photo] = await all();
    const id = photo?.id ?? '';
    const before = await get(id);
    const [layer = ''] = await uploaded(owner, 400, 300);
    await owner.call(api.mark, { id, rev: before.rev, fileId: layer });
    const marked = await get(id);
    expect(marked.file).toMatchObject({ id: layer, original: { id: before.file.id, path: before.file.path } });
    expect(marked.sha256).toBe(before.sha256);
    expect(await owner.call(api.verify, { id })).toMatchObject({ state: 'intact' });
    expect((await all(owner, { marked: true })).map((row) => row.id)).toEqual([id]);
    expect(await refused(owner.call(api.mark, { id, rev: before.rev, fileId: null }))).toBe('STALE');
    await owner.call(api.mark, { id, rev: marked.rev, fileId: null });
    await w.sql(
      `insert into outbox (company_id, event, payload) select company_id, 'record.submitted',
      jsonb_build_object('recordId', id, 'businessOn', business_on, 'shopId', shop_id, 'byId', inspector_id) from record where company_id = $1`,
      [given.company.id],
    );
    await w.settle();
    expect(await all()).toHaveLength(2);
    expect((await get(id)).file.id).toBe(before.file.id);
    const [foreign = ''] = await uploaded(given.inspector, 400, 300);
    expect(await refused(owner.call(api.mark, { id, rev: marked.rev + 1, fileId: foreign }))).toBe('NOT_FOUND');
  });

  it('carries tags and comments, and is found by them, by its camera, day and who took it', async () => {
    const [a = '', b = ''] = [
      ...(await screenshots(owner, shopId, { camera: 'Till' })),
      ...(await screenshots(given.inspector, shopId, { camera: 'Door', takenAt: '2026-01-05T04:00:00Z' })),
    ];
    await owner.call(api.tag, { id: a, rev: 0, tags: ['queue', 'queue', 'late'] });
    await owner.call(api.comment, { requestId: requestId(), id: a, comment: 'Too long' });
    const detail = await get(a);
    expect(detail.tags).toEqual(['queue', 'late']);
    expect(detail.history.map(({ event, comment }) => [event, comment]).at(-1)).toEqual(['commented', 'Too long']);
    const found = async (more: Input<typeof api.pictures>) => (await all(owner, more)).map(({ id }) => id);
    expect(await found({ tag: ['queue'] })).toEqual([a]);
    expect(await found({ camera: ['Door'] })).toEqual([b]);
    expect(await found({ takenById: [given.inspector.id] })).toEqual([b]);
    expect(await found({ from: '2026-01-05', to: '2026-01-05' })).toEqual([b]);
    expect(await found({ source: ['inspection'] })).toEqual([]);
    expect(await found({ used: false, tab: 'capture' })).toEqual([a, b]);
    expect(await owner.call(api.place, { shopId })).toMatchObject({
      cameras: ['Door', 'Till'],
      tags: ['late', 'queue'],
    });
  });
});
