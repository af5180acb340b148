import { albumApi as api } from '@rondo/contract/album';
import { companyApi } from '@rondo/contract/company';
import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { rectificationApi } from '@rondo/contract/rectification';
import { DAY_MS } from '@rondo/domain/duration';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenshots, uploaded } from '../../../test/album.ts';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let manager: Person;
let inspector: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
}, 120_000);
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
});

const idsOf = async (who = owner, more: Input<typeof api.pictures> = {}) =>
  (await who.call(api.pictures, { shopId: [shopId], ...more })).list.map(({ id }) => id);

describe('a rectification from pictures', () => {
  const rectify = (ids: string[], more: Partial<Input<typeof api.rectify>> = {}, who = owner) =>
    who.call(api.rectify, {
      ...{ requestId: requestId(), ids, title: 'Queue at the till', severity: 'major', limitHours: 24 },
      ...{ handlerIds: [manager.id], reviewerIds: [owner.id], ...more },
    });

  it('has them as its photos from before, is handled and reviewed like any other, and makes them evidence', async () => {
    const ids = await screenshots(inspector, shopId, { count: 2 });
    const { id, number } = await rectify(ids);
    const detail = await manager.call(rectificationApi.get, { id });
    expect(detail).toMatchObject({ number, source: 'screenshot', record: null, severity: 'major', state: 'pending' });
    expect(detail.beforePhotos).toHaveLength(2);
    await w.settle();
    for (const picture of ids) {
      const found = await owner.call(api.get, { id: picture });
      expect(found).toMatchObject({ isEvidence: true, expiresOn: null, source: 'upload', can: { remove: false } });
      expect(found.links).toEqual([{ kind: 'rectification', id, number }]);
    }
    expect(await refused(owner.call(api.remove, { ids }))).toBe('PICTURE_IS_EVIDENCE');
    expect((await manager.call(messageApi.list, {})).total).toBe(1);
    await manager.call(rectificationApi.handle, { id, rev: 0, photoIds: [(await uploaded(manager))[0] ?? ''] });
    await owner.call(rectificationApi.approve, { id, rev: 1, comment: '' });
    expect(await owner.call(rectificationApi.get, { id })).toMatchObject({ state: 'completed' });
  });

  it('is of one store, is given to who works there, and is reviewed by somebody else', async () => {
    const far = await company.shop();
    const [own = ''] = await screenshots(owner, shopId);
    const [other = ''] = await screenshots(owner, far);
    expect(await refused(rectify([own, other]))).toBe('PICTURES_OF_ONE_SHOP');
    const stranger = await company.member({ role: 'staff', shopIds: [far] });
    expect(await refused(rectify([own], { handlerIds: [stranger.id] }))).toBe('MEMBER_OUTSIDE_SHOP');
    expect(await refused(rectify([own], { reviewerIds: [manager.id] }))).toBe('REVIEWER_NEEDED');
    expect(await refused(rectify([other], {}, inspector))).toBe('NOT_FOUND');
  });
});

it('pictures that are shared open as exactly those for who is told, as far as they may see them', async () => {
  const ids = await screenshots(owner, shopId, { count: 2 });
  await screenshots(owner, shopId);
  const tell = (memberIds: string[], some = ids) =>
    owner.call(api.share, { requestId: requestId(), ids: some, memberIds, note: 'Look' });
  await tell([inspector.id]);
  await w.settle();
  const [message] = (await inspector.call(messageApi.list, {})).list;
  const collectionId = new URLSearchParams(message?.page?.split('?')[1]).get('collection') ?? '';
  const shown = await inspector.call(api.pictures, { collectionId });
  expect(shown.list.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await inspector.call(api.place, { collectionId })).name).toContain(owner.name);
  const other = await company.member({ role: 'area_manager', shopIds: [shopId] });
  expect(await refused(other.call(api.pictures, { collectionId }))).toBe('NOT_FOUND');
  expect(await refused(tell([manager.id]))).toBe('SHARE_NOT_SEEN');
  const far = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
  expect(await refused(tell([far.id]))).toBe('MEMBER_OUTSIDE_SHOP');
});

it('collections hold pictures for their owner, or for everybody who may see them', async () => {
  const ids = await screenshots(owner, shopId, { count: 2 });
  const name = 'x'.repeat(30);
  const input = { requestId: requestId(), name, isShared: false, ids };
  const { id } = await owner.call(api.createCollection, input);
  expect(await owner.call(api.createCollection, input)).toEqual({ id });
  expect(await refused(owner.call(api.createCollection, { ...input, name: `${name}x` }))).toBe('INPUT_REFUSED');
  expect(await inspector.call(api.collections, {})).toEqual([]);
  expect(await refused(inspector.call(api.pictures, { collectionId: id }))).toBe('NOT_FOUND');
  await owner.call(api.editCollection, { id, name: 'Tills', isShared: true });
  expect(await inspector.call(api.collections, {})).toMatchObject([{ name: 'Tills', isOwn: false, pictures: 2 }]);
  const far = await company.member({ role: 'inspector', shopIds: [await company.shop()] });
  expect((await far.call(api.pictures, { collectionId: id })).list).toEqual([]);
  expect(await refused(inspector.call(api.collect, { collectionId: id, ids, isIn: false }))).toBe('NOT_FOUND');
  await owner.call(api.collect, { collectionId: id, ids: ids.slice(1), isIn: false });
  expect((await owner.call(api.pictures, { collectionId: id })).list).toHaveLength(1);
  await owner.call(api.removeCollection, { id });
  expect(await idsOf()).toHaveLength(2);
});

describe('a zip', () => {
  const zipped = async (ids: string[], who = owner) => {
    const sent = compose(api.download, { id: ids }, who, { now: w.clock.now().getTime() });
    const answer = await fetch(w.base + sent.url, { headers: sent.headers });
    return { type: answer.headers.get('content-type'), bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  it('holds each picture once, with the watermark of who takes it', async () => {
    const ids = await screenshots(owner, shopId, { count: 3, camera: 'Till' });
    const plain = await zipped(ids);
    expect(plain.type).toBe('application/zip');
    const before = Object.entries(unzipSync(plain.bytes));
    expect(before).toHaveLength(3);
    expect(before.every(([name]) => name.includes('Till') && name.endsWith('.jpg'))).toBe(true);
    const { rev } = await owner.call(companyApi.get, {});
    await owner.call(companyApi.saveWatermark, {
      ...{ rev, watermark: 1, watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 },
    });
    const after = Object.entries(unzipSync((await zipped(ids)).bytes));
    for (const [at, [, bytes]] of after.entries()) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 180 });
      expect(Buffer.from(bytes).equals(Buffer.from(before[at]?.[1] ?? []))).toBe(false);
    }
  });

  it('is refused with one picture that the reader may not see', async () => {
    const [own = ''] = await screenshots(owner, shopId);
    const [other = ''] = await screenshots(owner, await company.shop());
    expect((await zipped([own, other], inspector)).type).toContain('json');
  });
});

describe('deleted pictures', () => {
  it('lie in the bin for 30 days, of which one’s own come back', async () => {
    const [id = ''] = await screenshots(inspector, shopId);
    const [foreign = ''] = await screenshots(owner, shopId);
    expect(await refused(inspector.call(api.remove, { ids: [id, foreign] }))).toBe('FORBIDDEN');
    await inspector.call(api.remove, { ids: [id] });
    expect(await idsOf()).toEqual([foreign]);
    expect(await refused(inspector.call(api.get, { id }))).toBe('NOT_FOUND');
    expect((await inspector.call(api.bin, {})).map((entry) => entry.id)).toEqual([id]);
    await inspector.call(api.restore, { id });
    expect(await idsOf()).toEqual([foreign, id]);
    await inspector.call(api.remove, { ids: [id] });
    w.clock.advance(31 * DAY_MS);
    await w.app.runJob('album.retain');
    expect(await refused(inspector.call(api.restore, { id }))).toBe('NOT_FOUND');
    expect(await w.sql('select 1 from album_picture where id = $1', [id])).toEqual([]);
    w.clock.advance(-31 * DAY_MS);
  });
});

describe('the end of what is kept', () => {
  const retain = async (days: number) => {
    w.clock.advance(days * DAY_MS);
    await w.app.runJob('album.retain');
    await w.app.runJob('album.retain');
    await w.settle();
    w.clock.advance(-days * DAY_MS);
  };

  it('is told once, seven days ahead, and after 180 days the picture is gone with its file', async () => {
    await screenshots(inspector, shopId, { count: 2 });
    const told = async () => (await inspector.call(messageApi.list, {})).list.map(({ title }) => title);
    await retain(172);
    expect(await told()).toEqual([]);
    await retain(174);
    await retain(175);
    expect(await told()).toEqual(['2 pictures expire within 7 days']);
    expect(await idsOf(owner, { expiring: true })).toEqual([]);
    w.clock.advance(174 * DAY_MS);
    expect(await idsOf(owner, { expiring: true })).toHaveLength(2);
    expect((await owner.call(api.storage, {})).expiring).toBe(2);
    w.clock.advance(-174 * DAY_MS);
    await retain(180);
    expect(await idsOf()).toHaveLength(2);
    await retain(181);
    expect(await idsOf()).toEqual([]);
    expect((await owner.call(api.cards, {})).list).toEqual([]);
    w.clock.advance(181 * DAY_MS);
    await w.app.runJob('maintenance.sweep');
    w.clock.advance(-181 * DAY_MS);
    expect(await w.sql('select 1 from file where company_id = $1', [company.id])).toEqual([]);
  });
});
