import { deviceApi } from '@rondo/contract/device';
import { surveillanceApi as api } from '@rondo/contract/surveillance';
import { STREAM_LOST_MS } from '@rondo/domain/surveillance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
});

/** A demo camera; its id. */
async function camera(name: string, at = shopId): Promise<string> {
  const cameras = [{ channel: 1, name, places: ['door' as const], mainStream: 'counting' }];
  const fields = { shopId: at, name, kind: 'camera', driver: 'file', cameras } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}
const watch = (cameraId: string, who = manager) => who.call(api.ticket, { cameraId });
const tell = (streamId: string, kind: 'opened' | 'alive' | 'closed', cause?: 'unreachable') =>
  w.app.media.tell({ kind, streamId, companyId: company.id, bytes: 100, ...(cause ? { cause } : {}) });
const logOf = async (who = manager) => (await who.call(api.watchLog, {})).list;

describe('a ticket', () => {
  it('is for nine streams of a session, over all its tabs; one that was closed, replaced or lost makes room', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => camera(`Camera ${i}`)));
    const streams: string[] = [];
    for (const id of ids.slice(0, 9)) streams.push((await watch(id)).streamId);
    const tenth = ids[9] ?? '';
    expect(await refused(watch(tenth))).toBe('TOO_MANY_STREAMS');
    await manager.call(api.ticket, { cameraId: tenth, instead: streams[0] });
    tell(streams[1] ?? '', 'closed');
    tell(streams[2] ?? '', 'closed');
    await waitFor(() => watch(tenth));
    expect(await refused(watch(tenth))).toBe('TOO_MANY_STREAMS');
    w.clock.advance(35_001);
    await watch(tenth);
    w.clock.set(new Date().toISOString());
  });

  it('of twenty asked for at once nine are given', async () => {
    const id = await camera('Door');
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => watch(id)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  });

  it('is refused for a store out of scope, another company and without the permission', async () => {
    const far = await camera('Far', await company.shop({ name: 'Far Road' }));
    expect(await refused(watch(far))).toBe('NOT_FOUND');
    const stranger = (await w.company()).owner;
    expect(await refused(watch(far, stranger))).toBe('NOT_FOUND');
    const clerk = await company.member({ shopIds: [shopId] });
    expect(await refused(watch(far, clerk))).toBe('FORBIDDEN');
  });

  it('of a camera whose device has told no stream yet says so', async () => {
    const fields = { shopId, name: 'New', kind: 'camera', driver: 'onvif', address: '192.168.1.7' } as const;
    const cameras = [{ channel: 1, name: 'New' }];
    const { id } = await company.owner.call(deviceApi.create, { ...fields, cameras, requestId: requestId() });
    const [{ id: cameraId } = { id: '' }] = (await company.owner.call(deviceApi.get, { id })).cameras;
    expect(await refused(watch(cameraId))).toBe('CAMERA_WITHOUT_STREAM');
  });
});

describe('the watch log', () => {
  it('tells the manager of the store who watched, when and why, as soon as the stream opens', async () => {
    const id = await camera('Door');
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    const { streamId } = await inspector.call(api.ticket, { cameraId: id, purpose: 'inspection' });
    expect(await logOf()).toEqual([]);
    tell(streamId, 'opened');
    await waitFor(async () => expect(await logOf()).toHaveLength(1));
    const [row] = await logOf();
    expect(row).toMatchObject({
      member: { id: inspector.id, name: inspector.name },
      camera: { id, name: 'Door' },
      shop: { id: shopId, name: 'Lime Street' },
      purpose: 'inspection',
      closedAt: null,
    });
    tell(streamId, 'closed');
    await waitFor(async () => expect((await logOf())[0]?.closedAt).not.toBeNull());
    const elsewhere = await company.member({ role: 'store_manager', shopIds: [await company.shop()] });
    expect(await logOf(elsewhere)).toEqual([]);
    expect(await refused(inspector.call(api.watchLog, { to: 'x' }))).toBe('INPUT_REFUSED');
  });

  it('of a stream whose end nobody told ends when it was last heard of', async () => {
    const { streamId } = await watch(await camera('Door'));
    tell(streamId, 'opened');
    await waitFor(async () => expect(await logOf()).toHaveLength(1));
    const lost = new Date(Date.now() - STREAM_LOST_MS - 1_000);
    await w.sql('update watch set seen_at = $2, opened_at = $2 where company_id = $1', [company.id, lost]);
    expect((await logOf())[0]?.closedAt).toBe(lost.toISOString());
  });

  it('of a stream says whether its device answers', async () => {
    const id = await camera('Door');
    const stateOf = async () => (await manager.call(api.cameras, { cameraId: [id] })).list[0]?.state;
    expect(await stateOf()).toBe('online');
    const { streamId } = await watch(id);
    tell(streamId, 'opened');
    tell(streamId, 'alive', 'unreachable');
    await waitFor(async () => expect(await stateOf()).toBe('offline'));
    tell(streamId, 'alive');
    await waitFor(async () => expect(await stateOf()).toBe('online'));
  });
});

describe('the tree', () => {
  it('counts the cameras below each group and store, of the scope alone', async () => {
    const north = await company.group('North');
    const inNorth = await company.shop({ name: 'Pier', groupId: north });
    await camera('Door');
    await camera('Till', inNorth);
    const top = await company.owner.call(api.branch, {});
    expect(top.groups).toEqual([{ id: north, name: 'North', online: 1, total: 1 }]);
    expect(top.shops).toEqual([{ id: shopId, name: 'Lime Street', online: 1, total: 1 }]);
    expect((await company.owner.call(api.branch, { groupId: north })).shops).toMatchObject([{ id: inNorth }]);
    expect((await manager.call(api.branch, {})).groups).toEqual([]);
  });

  it('finds cameras by name and store, favourites and those that answer', async () => {
    const door = await camera('Door');
    await camera('Till');
    await manager.call(api.setFavourite, { cameraId: door, isFavourite: true });
    const names = async (filter: object) => (await manager.call(api.cameras, filter)).list.map(({ name }) => name);
    expect(await names({})).toEqual(['Door', 'Till']);
    expect(await names({ keyword: 'till' })).toEqual(['Till']);
    expect(await names({ keyword: 'lime' })).toEqual(['Door', 'Till']);
    expect(await names({ favourite: '1' })).toEqual(['Door']);
    await manager.call(api.setFavourite, { cameraId: door, isFavourite: false });
    expect(await names({ favourite: '1' })).toEqual([]);
    expect(await names({ online: '1', place: ['kitchen'] })).toEqual([]);
  });

  it('finds one camera of each store: a favourite, else one that answers', async () => {
    await camera('Door');
    const till = await camera('Till');
    const kitchen = await camera('Kitchen', await company.shop({ name: 'Pier' }));
    const firsts = async () => {
      const found = await company.owner.call(api.cameras, { online: '1', ofEachStore: '1' });
      return { total: found.total, names: found.list.map(({ name }) => name) };
    };
    expect((await firsts()).total).toBe(2);
    await company.owner.call(api.setFavourite, { cameraId: till, isFavourite: true });
    expect(await firsts()).toEqual({ total: 2, names: ['Till', 'Kitchen'] });
    await w.sql(`update device set state = 'offline' where id = (select device_id from camera where id = $1)`, [
      kitchen,
    ]);
    expect(await firsts()).toEqual({ total: 1, names: ['Till'] });
  });
});

describe('a saved wall', () => {
  it('is shared with the cameras that its reader may see, and changed by its author alone', async () => {
    const far = await camera('Far', await company.shop({ name: 'Far Road' }));
    const door = await camera('Door');
    const fields = { name: 'Doors', size: 4 as const, isShared: true, cameraIds: [far, null, door] };
    const { id } = await company.owner.call(api.createView, { ...fields, requestId: requestId() });
    const [seen] = await manager.call(api.views, {});
    expect(seen).toMatchObject({ name: 'Doors', isMine: false, cells: [null, null, { id: door }] });
    expect(await refused(manager.call(api.editView, { id, rev: 0, ...fields }))).toBe('NOT_FOUND');
    const again = company.owner.call(api.createView, { ...fields, requestId: requestId() });
    expect(await refused(again)).toBe('CAMERA_VIEW_TAKEN');
    const other = manager.call(api.createView, { ...fields, name: 'Mine', requestId: requestId() });
    expect(await refused(other)).toBe('NOT_FOUND');
    await company.owner.call(api.editView, { id, rev: 0, ...fields, isShared: false });
    expect(await manager.call(api.views, {})).toEqual([]);
    const setBin = (deletedAt: Date | null) =>
      w.sql('update camera set deleted_at = $2 where id = $1', [far, deletedAt]);
    await setBin(new Date());
    await company.owner.call(api.editView, { id, rev: 1, ...fields, name: 'All doors', cameraIds: [null, null, door] });
    await setBin(null);
    expect((await company.owner.call(api.views, {}))[0]).toMatchObject({
      name: 'All doors',
      cells: [{ id: far }, null, { id: door }],
    });
    await company.owner.call(api.removeView, { id });
    expect(await company.owner.call(api.views, {})).toEqual([]);
  });
});
