import { deviceApi as api } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDevice } from '../../../test/device/add-device.ts';
import type { DeviceOptions, SimulatedDevice } from '../../../test/device/simulator.ts';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';

const HOUR_MS = 3_600_000;
let w: World;
let company: Company;
let shopId: string;
const running: SimulatedDevice[] = [];

beforeAll(async () => {
  w = await world({ DEVICE_LOCAL: '1', RONDO_RUN: 'web' });
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
});
afterAll(() => w.stop());
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const hoursAgo = (hours: number) => new Date(w.clock.now().getTime() - hours * HOUR_MS);
/** Two recordings, the first from so many hours ago. */
const kept = (hours: number) => [
  { from: hoursAgo(hours), to: hoursAgo(hours - 1), kind: 'continuous' as const },
  { from: hoursAgo(1), to: hoursAgo(0.5), kind: 'event' as const },
];

async function add(name: string, options: DeviceOptions, channels = 1): Promise<string> {
  const cameras = Array.from({ length: channels }, (_, at) => ({ channel: at + 1, name: `${name} ${at + 1}` }));
  const kind = channels === 1 ? 'camera' : 'nvr';
  const { id, device } = await addDevice(company.owner, options, { shopId, name, kind, cameras });
  running.push(device);
  return id;
}
const names = async (filter: Input<typeof api.list>) =>
  (await company.owner.call(api.list, filter)).list.map(({ name }) => name);

it('recordings of a card, or of Rondo, that are younger than an appeal may come are told, and found by the filter', async () => {
  const window = LIMIT.rectification.appealHours;
  const [short, exact] = await Promise.all([
    add('Short', { maker: 'hikvision', recordings: kept(window - 1) }),
    add('Exact', { maker: 'dahua', recordings: kept(window + 1) }),
    add('Gateway of a field', { maker: 'onvif', recordings: kept(window - 30) }),
    add('Empty', { maker: 'hikvision', recordings: [] }),
  ]);
  const found = await company.owner.call(api.get, { id: short });
  expect([found.evidence, found.cameras.length]).toEqual(['short', 1]);
  const toldAt = Date.parse(found.oldestAt ?? '');
  expect(Math.abs(toldAt - hoursAgo(window - 1).getTime())).toBeLessThan(5_000);
  expect(await company.owner.call(api.get, { id: exact })).toMatchObject({ evidence: 'enough' });
  expect(await names({ evidence: ['short'] })).toEqual(['Gateway of a field', 'Short']);
  expect(await names({ evidence: ['enough'] })).toEqual(['Exact']);
  expect(await names({ evidence: ['none'] })).toEqual(['Empty']);
  expect((await company.owner.call(api.counts, { evidence: ['short'] })).all).toBe(2);

  // What Rondo recorded itself counts as well: the older of the two.
  const [camera] = found.cameras;
  const segment =
    'insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes) values ($1, $2, $3, $4, 1)';
  await w.sql(segment, [company.id, camera?.id, hoursAgo(window + 5), hoursAgo(window + 4)]);
  expect(await names({ evidence: ['short'] })).toEqual(['Gateway of a field']);
});

it('a recorder is worth what its shortest channel is, and is asked again when its answer is an hour old', async () => {
  const id = await add('Recorder', { maker: 'hikvision', recordings: kept(200) }, 2);
  expect(await company.owner.call(api.get, { id })).toMatchObject({ evidence: 'enough' });
  const [, second] = (await company.owner.call(api.get, { id })).cameras;
  await w.sql('update camera set card_oldest_at = $2 where id = $1', [second?.id, hoursAgo(3)]);
  expect(await company.owner.call(api.get, { id })).toMatchObject({ evidence: 'short' });
  const [device] = running;
  const searches = () => device?.requests.filter((one) => one.includes('ContentMgmt/search')).length ?? 0;
  const before = searches();
  await w.app.runJob('device.check');
  w.clock.advance(60_000);
  await w.app.runJob('device.check');
  expect(searches()).toBe(before);
  w.clock.advance(LIMIT.device.oldestFreshMs);
  await w.app.runJob('device.check');
  expect(searches()).toBe(before + 2);
  // The second channel has nothing on the disk: it told so.
  expect(await company.owner.call(api.get, { id })).toMatchObject({ evidence: 'enough' });
});
