import { deviceApi } from '@rondo/contract/device';
import { flowCounterApi as api } from '@rondo/contract/flow-counter';
import type { Input } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { cameraCounters } from './index.ts';

let w: World;
let company: Company;
let shopId: string;
let owner: Person;
let manager: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
});

type Fields = Omit<Input<typeof api.create>, 'shopId' | 'requestId'>;
const DOOR: Fields = { name: 'Front door', kind: 'entrance', source: 'import', code: 'LS-1' };
const add = async (more: Partial<Input<typeof api.create>> = {}): Promise<string> =>
  (await owner.call(api.create, { shopId, ...DOOR, requestId: requestId(), ...more })).id;
const names = async (filter: Input<typeof api.list> = {}, who = manager): Promise<string[]> =>
  (await who.call(api.list, filter)).list.map(({ name }) => name);

async function camera(atShopId = shopId): Promise<string> {
  const { id } = await owner.call(deviceApi.create, {
    ...{ shopId: atShopId, name: 'Door camera', kind: 'camera', driver: 'file' },
    cameras: [{ channel: 1, name: 'Door', places: ['door'], mainStream: 'counting' }],
    requestId: requestId(),
  });
  return (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

const LINE = {
  line: [
    { x: 100, y: 500 },
    { x: 900, y: 500 },
  ] as [{ x: number; y: number }, { x: number; y: number }],
  inside: { x: 500, y: 700 },
};
const AREA = {
  area: [
    { x: 100, y: 100 },
    { x: 400, y: 100 },
    { x: 400, y: 400 },
  ],
};
const onCamera = (cameraId: string): Partial<Input<typeof api.create>> => ({
  ...{ source: 'camera', code: null, cameraId, shape: LINE },
});

describe('a counter', () => {
  it('of somebody else is added with its code, told to who sees figures of the store, and changed with what it was before', async () => {
    const id = await add();
    expect(await manager.call(api.get, { id })).toMatchObject({
      ...{ name: 'Front door', kind: 'entrance', source: 'import', code: 'LS-1', camera: null, isOn: true },
      ...{ shop: { id: shopId, name: 'Lime Street' }, calibration: null, can: { edit: false } },
    });
    const change = { name: 'Main door', code: 'LS-2', staffPeople: 4, staffCrossings: 6 };
    await owner.call(api.edit, { id, rev: 0, ...change });
    const { history, staffDeduction } = await owner.call(api.get, { id });
    expect(staffDeduction).toBe(24);
    expect(history.at(-1)?.data.changes).toEqual([
      { field: 'name', before: 'Front door', after: 'Main door' },
      { field: 'counter_code', before: 'LS-1', after: 'LS-2' },
      { field: 'staff_people', before: '0', after: '4' },
      { field: 'staff_crossings', before: '0', after: '6' },
    ]);
  });

  it('on a camera has a camera of its store and a line with a side; an area where people stay', async () => {
    const cameraId = await camera();
    const id = await add(onCamera(cameraId));
    expect(await owner.call(api.get, { id })).toMatchObject({ camera: { id: cameraId, name: 'Door' }, shape: LINE });
    await owner.call(api.edit, { id, rev: 0, name: 'Front door', cameraId, shape: LINE });
    expect((await owner.call(api.get, { id })).history.at(-1)?.data.changes).toEqual([]);
    await add({ ...onCamera(cameraId), name: 'Queue', kind: 'queue', shape: AREA });
    const wrong = async (more: Partial<Input<typeof api.create>>) => {
      const { reason, data } = await refusal(add({ ...onCamera(cameraId), name: 'Other', ...more }));
      return [reason, (data as { fields: { path: string }[] }).fields[0]?.path];
    };
    expect(await wrong({ shape: AREA })).toEqual(['INPUT_REFUSED', 'shape']);
    expect(await wrong({ kind: 'zone' })).toEqual(['INPUT_REFUSED', 'shape']);
    expect(await wrong({ shape: { ...LINE, inside: { x: 500, y: 500 } } })).toEqual(['INPUT_REFUSED', 'shape']);
    expect(await wrong({ shape: null })).toEqual(['INPUT_REFUSED', 'shape']);
    expect(await wrong({ cameraId: null })).toEqual(['INPUT_REFUSED', 'cameraId']);
    expect(await wrong({ cameraId: await camera(await company.shop()) })).toEqual(['NOT_FOUND', 'cameraId']);
    expect(await wrong({ source: 'import' })).toEqual(['INPUT_REFUSED', 'code']);
  });

  it('is told to the detector while it is on, and its camera and store are there', async () => {
    const cameraId = await camera();
    const id = await add(onCamera(cameraId));
    await add({ name: 'Back door' });
    const told = async () => (await cameraCounters(w.app.databases.of(company.id), company.id)).map((one) => one.id);
    expect(await told()).toEqual([id]);
    await owner.call(api.turn, { id, rev: 0, isOn: false });
    expect(await told()).toEqual([]);
    expect(await refused(owner.call(api.turn, { id, rev: 1, isOn: false }))).toBe('MOVE_NOT_ALLOWED');
    await owner.call(api.turn, { id, rev: 1, isOn: true });
    await w.sql('update camera set deleted_at = now() where id = $1', [cameraId]);
    expect(await told()).toEqual([]);
  });

  it('has a name of its own in its store and a code of its own in the company, in the bin too when it comes back', async () => {
    const id = await add();
    expect(await refused(add({ code: 'LS-9' }))).toBe('COUNTER_NAME_TAKEN');
    const other = await company.shop();
    expect(await refused(add({ shopId: other }))).toBe('COUNTER_CODE_TAKEN');
    await owner.call(api.remove, { id });
    expect(await names()).toEqual([]);
    await add();
    expect(await refused(owner.call(api.restore, { id }))).toMatch(/COUNTER_(NAME|CODE)_TAKEN/);
    expect((await owner.call(api.bin, {}))[0]).toMatchObject({ id, name: 'Lime Street Front door' });
  });

  it('comes back from the bin for 30 days', async () => {
    const id = await add();
    await owner.call(api.remove, { id });
    await owner.call(api.restore, { id });
    expect(await names()).toEqual(['Front door']);
    await owner.call(api.remove, { id });
    const since = new Date(w.clock.now().getTime() - 31 * DAY_MS);
    await w.sql('update flow_counter set deleted_at = $2 where id = $1', [id, since]);
    expect(await refused(owner.call(api.restore, { id }))).toBe('NOT_FOUND');
  });

  it('is calibrated by hand: how right it was', async () => {
    const id = await add();
    await owner.call(api.calibrate, { id, rev: 0, real: 40, counted: 38 });
    const { calibration, history } = await owner.call(api.get, { id });
    expect(calibration).toMatchObject({ real: 40, counted: 38, accuracyPercent: 95 });
    expect(history.at(-1)).toMatchObject({ event: 'calibrated', data: { accuracyPercent: 95 } });
  });
});

describe('a store', () => {
  it('has at most so many counters, also when they are added at the same moment', async () => {
    const { perShop } = FLOW_COUNTER_LIMIT;
    const most = Array.from({ length: perShop + 2 }, (_, i) => add({ name: `Door ${i}`, code: `C-${i}` }));
    const ended = await Promise.allSettled(most);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(perShop);
    expect(await refused(add({ name: 'One more', code: 'C-99' }))).toBe('COUNTERS_TOO_MANY');
  });
});

describe('who may', () => {
  it('nobody outside of the scope sees or adds one; who may not set up devices changes nothing', async () => {
    const id = await add();
    const other = await company.member({ role: 'store_manager', shopIds: [await company.shop()] });
    expect(await names({}, other)).toEqual([]);
    expect(await refused(other.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(manager.call(api.calibrate, { id, rev: 0, real: 1, counted: 1 }))).toBe('FORBIDDEN');
    const stranger = (await w.company()).owner;
    expect(await refused(stranger.call(api.get, { id }))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.create, { shopId, ...DOOR, requestId: requestId() }))).toBe('NOT_FOUND');
    const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
    expect(await refused(inspector.call(api.list, {}))).toBe('FORBIDDEN');
  });

  it('two who edit at once: the later one is told', async () => {
    const id = await add();
    const edit = () => owner.call(api.edit, { id, rev: 0, name: 'Door', code: 'LS-1' });
    const ended = await Promise.allSettled(Array.from({ length: 20 }, edit));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refused(edit())).toBe('STALE');
  });
});

describe('the list', () => {
  it('is searched by name, code and store and narrowed by what counters are', async () => {
    const second = await company.shop({ name: 'Abbey Road' });
    await add();
    await add({ shopId: second, name: 'Pavement', code: 'AR-1', kind: 'passage' });
    expect(await names({}, owner)).toEqual(['Pavement', 'Front door']);
    expect(await names({ keyword: 'ar-1' }, owner)).toEqual(['Pavement']);
    expect(await names({ keyword: 'lime' }, owner)).toEqual(['Front door']);
    expect(await names({ kind: ['passage'] }, owner)).toEqual(['Pavement']);
    expect(await names({ source: 'camera' }, owner)).toEqual([]);
    expect(await names({ isOn: false }, owner)).toEqual([]);
    expect(await names({ shopId: [second] }, owner)).toEqual(['Pavement']);
    expect(await names({ groupId: [company.start.rootGroupId], sort: '-name' }, owner)).toEqual([
      'Pavement',
      'Front door',
    ]);
  });
});
