import { deviceApi as api } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { openSecrets } from '../../platform/sealed-secret.ts';
import { PASSWORD } from './source.ts';

let w: World;
let company: Company;
let shopId: string;
let technician: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  technician = await company.member({ role: 'administrator', shopIds: [shopId] });
});

type Fields = Omit<Input<typeof api.create>, 'shopId' | 'requestId'>;
const CAMERA: Fields = {
  name: 'Till camera',
  kind: 'camera',
  driver: 'onvif',
  address: '192.168.1.64:8000',
  username: 'admin',
  password: 'se cret 密码',
  serial: 'SN-1',
  cameras: [{ channel: 1, name: 'Till', places: ['till'] }],
};
const add = async (more: Partial<Fields> = {}, who = technician): Promise<string> =>
  (await who.call(api.create, { ...CAMERA, shopId, requestId: requestId(), ...more })).id;
const names = async (filter: Input<typeof api.list> = {}, who = technician): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ name }) => name);

describe('a device', () => {
  it('is added with its camera, told to whoever sees the store, and changed with what it was before in the log', async () => {
    const id = await add();
    const added = await technician.call(api.get, { id });
    expect(added).toMatchObject({
      name: 'Till camera',
      shop: { id: shopId, name: 'Lime Street' },
      state: 'connecting',
      seenAt: null,
      card: null,
      address: '192.168.1.64:8000',
      hasPassword: true,
      cameras: [{ channel: 1, name: 'Till', places: ['till'], mainStream: '' }],
      can: { edit: true, remove: true },
    });
    const { password: _, ...same } = CAMERA;
    await technician.call(api.edit, { id, rev: 0, shopId, ...same, note: 'Above the till' });
    const { history, hasPassword, note } = await technician.call(api.get, { id });
    expect([hasPassword, note]).toEqual([true, 'Above the till']);
    expect(history.at(-1)?.data.changes).toEqual([{ field: 'note', before: null, after: 'Above the till' }]);
  });

  it('keeps its password sealed: the database does not tell it, and neither does any answer', async () => {
    const id = await add();
    const [row] = await w.sql('select password from device where id = $1', [id]);
    const sealed = String(row?.password);
    expect(sealed).not.toContain('cret');
    expect(await openSecrets({ secretKey: null, dataDir: w.dataDir }).open(PASSWORD, sealed)).toBe(CAMERA.password);
    const answers = [await technician.call(api.get, { id }), await technician.call(api.list, {})];
    expect(JSON.stringify(answers)).not.toContain('cret');
    expect(JSON.stringify(answers)).not.toContain(sealed);
  });

  it('takes its cameras along: one that stays keeps its id, one taken off it is gone', async () => {
    const cameras = [1, 2, 3].map((channel) => ({ channel, name: `Aisle ${channel}`, places: [] }));
    const id = await add({ kind: 'nvr', cameras });
    const before = await technician.call(api.get, { id });
    const { password: _, ...same } = CAMERA;
    const kept = [
      { channel: 2, name: 'Door', places: ['door' as const] },
      { channel: 4, name: 'New' },
    ];
    await technician.call(api.edit, { id, rev: 0, shopId, ...same, kind: 'nvr', cameras: kept });
    const after = await technician.call(api.get, { id });
    expect(after.cameras.map(({ channel, name }) => [channel, name])).toEqual([
      [2, 'Door'],
      [4, 'New'],
    ]);
    expect(after.cameras[0]?.id).toBe(before.cameras[1]?.id);
    expect(after.history.at(-1)?.data.changes).toEqual([
      { field: 'cameras', before: '1 Aisle 1 · 2 Aisle 2 · 3 Aisle 3', after: '2 Door · 4 New' },
    ]);
  });

  it('is deleted with its cameras and brought back with them, unless its serial number was given away', async () => {
    const id = await add();
    await technician.call(api.remove, { id });
    expect(await names()).toEqual([]);
    expect((await technician.call(api.bin, {})).map(({ name }) => name)).toEqual(['Lime Street Till camera']);
    const other = await add({ name: 'Its heir' });
    expect(await refused(technician.call(api.restore, { id }))).toBe('DEVICE_SERIAL_TAKEN');
    await technician.call(api.remove, { id: other });
    await technician.call(api.restore, { id });
    expect((await technician.call(api.get, { id })).cameras).toHaveLength(1);
  });

  it('has a serial number that no other has, and is added once however often the form is sent', async () => {
    const same = { requestId: requestId() };
    const { password: _, ...rest } = CAMERA;
    const send = () => technician.call(api.create, { ...rest, shopId, ...same });
    expect((await send()).id).toBe((await send()).id);
    expect(await refused(add())).toBe('DEVICE_SERIAL_TAKEN');
    expect(await names()).toEqual(['Till camera']);
  });
});

describe('an address', () => {
  it.each(['127.0.0.1', '127.1:80', '169.254.169.254', '[::1]', 'localhost:554', '0.0.0.0'])(
    '%s of the server itself is refused',
    async (address) => {
      expect(await refused(add({ address }))).toBe('DEVICE_ADDRESS_REFUSED');
    },
  );

  it.each(['not an address', 'http://192.168.1.64/', '192.168.1.64:99999', 'admin:x@192.168.1.64'])(
    '"%s" is none',
    async (address) => {
      const { reason, data } = await refusal(add({ address }));
      expect([reason, data]).toMatchObject(['INPUT_REFUSED', { fields: [{ path: 'address' }] }]);
    },
  );

  it('of a stream has no name or password in it, and does not lead to the server either', async () => {
    const stream = (mainStream: string) =>
      add({ driver: 'rtsp', address: '', cameras: [{ channel: 1, name: 'Till', mainStream }] });
    const at = { fields: [{ path: 'cameras.0.mainStream' }] };
    for (const wrong of ['', 'http://192.168.1.64/a', 'rtsp://admin:x@192.168.1.64/a'])
      expect(await refusal(stream(wrong))).toMatchObject({ reason: 'INPUT_REFUSED', data: at });
    expect(await refused(stream('rtsp://127.0.0.1:554/a'))).toBe('DEVICE_ADDRESS_REFUSED');
    await stream('rtsp://192.168.1.64:554/Streaming/Channels/101?x=1');
  });
});

describe('who may', () => {
  it('nobody outside of the scope sees a device, adds one there or moves one there', async () => {
    const id = await add();
    const far = await company.shop({ name: 'Far Road' });
    const other = await company.member({ role: 'area_manager', shopIds: [far] });
    expect(await names({}, other)).toEqual([]);
    expect(await refused(other.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(other.call(api.remove, { id }))).toBe('FORBIDDEN');
  });

  it('who only watches is told neither where a device is nor how it is asked, and changes nothing', async () => {
    const id = await add();
    const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
    const seen = await manager.call(api.get, { id });
    expect(seen).toMatchObject({ name: 'Till camera', address: '', username: '', can: { edit: false, remove: false } });
    const { password: _, ...same } = CAMERA;
    expect(await refused(manager.call(api.edit, { id, rev: 0, shopId, ...same }))).toBe('FORBIDDEN');
  });

  it('whoever saw an older one is told who changed it and what it says now', async () => {
    const id = await add();
    const { password: _, ...same } = CAMERA;
    await company.owner.call(api.edit, { id, rev: 0, shopId, ...same, note: 'First' });
    const { reason, data } = await refusal(technician.call(api.edit, { id, rev: 0, shopId, ...same, note: 'Second' }));
    expect([reason, data]).toMatchObject(['STALE', { by: company.owner.name, current: { note: 'First', rev: 1 } }]);
  });
});

describe('the list', () => {
  it('is filtered, searched by name, serial number, camera and store, counted and ordered', async () => {
    const far = await company.shop({ name: 'Far Road' });
    await add();
    await add({ name: 'Door camera', serial: 'SN-2', cameras: [{ channel: 1, name: 'Entrance', places: ['door'] }] });
    await company.owner.call(api.create, {
      ...CAMERA,
      shopId: far,
      name: 'Far',
      serial: 'X-9',
      requestId: requestId(),
    });
    const all = (filter: Input<typeof api.list>) => names(filter, company.owner);
    expect(await all({})).toEqual(['Door camera', 'Far', 'Till camera']);
    expect(await all({ keyword: 'entrance' })).toEqual(['Door camera']);
    expect(await all({ keyword: 'x-9' })).toEqual(['Far']);
    expect(await all({ keyword: 'lime' })).toEqual(['Door camera', 'Till camera']);
    expect(await all({ place: ['till'], shopId: [shopId] })).toEqual(['Till camera']);
    expect(await all({ state: ['online'] })).toEqual([]);
    expect(await company.owner.call(api.counts, { shopId: [shopId] })).toMatchObject({
      all: 2,
      connecting: 2,
      online: 0,
    });
  });
});
