import { deviceApi } from '@rondo/contract/device';
import { flowAlertApi } from '@rondo/contract/flow-alert';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { CountedMinute } from '../../platform/media/counting-order.ts';
import { onCameras } from './counter.queries.ts';
import { countingOf } from './index.ts';
import { keepMinutes } from './keep-minutes.ts';

const NOON = Date.parse('2026-11-20T04:00:00Z');
const MINUTE_MS = 60_000;
const DOOR = {
  line: [
    { x: 353, y: 572 },
    { x: 539, y: 528 },
  ],
  inside: { x: 500, y: 683 },
};

let w: World;
let company: Company;
let cameraId: string;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set(new Date().toISOString());
  company = await w.company();
  shopId = await company.shop({ name: 'Lime Street' });
  cameraId = await camera('door-fashion');
});

async function camera(clip: string): Promise<string> {
  const cameras = [{ channel: 1, name: 'Door', mainStream: clip }];
  const fields = { shopId, name: `Recorder ${clip}`, kind: 'nvr', driver: 'file', cameras } as const;
  const { id } = await company.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  return (await company.owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}
async function counter(name: string, on = cameraId, shape: object = DOOR): Promise<string> {
  const [row] = await w.sql(
    `insert into flow_counter (company_id, id, shop_id, name, kind, source, camera_id, shape, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $3, 'entrance', 'camera', $4, $5, now(), now()) returning id`,
    [company.id, shopId, name, on, JSON.stringify(shape)],
  );
  return String(row?.id);
}
const minute = (counterId: string, at: number, change: Partial<CountedMinute> = {}): CountedMinute => ({
  ...{ counterId, at: NOON + at * MINUTE_MS, entries: 2, exits: 1, dwells: 0, dwellSeconds: 0, peak: null },
  ...{ isHealthy: true, ...change },
});
const keep = (minutes: CountedMinute[]) =>
  keepMinutes({ db: w.app.databases.of(company.id), companyId: company.id }, minutes);
const cameras = async () => {
  const rows = await countingOf(w.app.databases.of(company.id), company.id)
    .orderBy('cause', (o) => o.asc().nullsFirst())
    .execute();
  return rows.map(({ camera_id, cause }) => ({ camera_id, cause }));
};

it('minutes become quarters of an hour that grow until they are whole; a minute that is told twice is counted once', async () => {
  const id = await counter('Door');
  const first = await keep([minute(id, 0), minute(id, 1, { peak: 3, isHealthy: false })]);
  expect(first).toEqual([
    {
      ...{ counterId: id, at: new Date(NOON), minutes: 15, entries: 4, exits: 2, visitors: null, groups: null },
      ...{ dwells: 0, dwellSeconds: 0, peak: 3, healthyMinutes: 1, source: 'camera' },
    },
  ]);
  const again = [minute(id, 1, { entries: 90 }), minute(id, 2, { dwells: 1, dwellSeconds: 40 })];
  expect(await keep(again)).toMatchObject([{ entries: 6, dwells: 1, dwellSeconds: 40, healthyMinutes: 2 }]);
  expect(await keep(again)).toEqual([]);
  // Nothing of three minutes: the quarter says that it is not whole.
  const rest = Array.from({ length: 12 }, (_, at) => minute(id, at + 6));
  expect(await keep(rest)).toMatchObject([
    { at: new Date(NOON), entries: 6 + 18, healthyMinutes: 2 + 9 },
    { at: new Date(NOON + 15 * MINUTE_MS), entries: 6, healthyMinutes: 3 },
  ]);
});

it('minutes of counters that are gone, or of another company, are let go', async () => {
  const id = await counter('Door');
  await w.sql('update flow_counter set deleted_at = now() where id = $1', [id]);
  const other = await w.company();
  const mine = await counter('Till');
  const foreign = keepMinutes({ db: w.app.databases.of(other.id), companyId: other.id }, [minute(mine, 0)]);
  expect(await foreign).toEqual([]);
  expect(await keep([minute(id, 0)])).toEqual([]);
});

it('the media role counts what is on, and each camera says how that goes', async () => {
  const id = await counter('Door');
  const missing = await camera('no-such-clip');
  await counter('Gone', missing);
  const blank = await camera('till-queue');
  await counter('Blank', blank, { line: 'none' });
  await w.app.runJob('flow-count.watch');
  await expect
    .poll(async () => {
      await w.app.runJob('flow-count.watch');
      return cameras();
    })
    .toEqual([
      { camera_id: cameraId, cause: null },
      { camera_id: blank, cause: 'no_shape' },
      { camera_id: missing, cause: 'no_stream' },
    ]);
  // From how long on somebody stays is the company's: what nobody set is the usual.
  const stays = async () => {
    const rows = await onCameras(w.app.databases.of(company.id), company.id).execute();
    return new Set(rows.map((row) => `${row.zone_stay_seconds} ${row.queue_stay_seconds}`));
  };
  expect(await stays()).toEqual(new Set(['30 10']));
  const setting = await company.owner.call(flowAlertApi.setting, {});
  await company.owner.call(flowAlertApi.saveSetting, { ...setting, zoneStaySeconds: 45, queueStaySeconds: 20 });
  expect(await stays()).toEqual(new Set(['45 20']));
  await w.sql('update flow_counter set is_on = false where company_id = $1', [company.id]);
  await w.app.runJob('flow-count.watch');
  expect(await cameras()).toEqual([]);
  // What was counted stays for a week.
  await keep([minute(id, 0)]);
  const kept = () => w.sql('select at from flow_minute where company_id = $1', [company.id]);
  expect(await kept()).toHaveLength(1);
  w.clock.set(new Date(NOON + 8 * 24 * 60 * MINUTE_MS).toISOString());
  await w.sql('update flow_counter set is_on = true where company_id = $1', [company.id]);
  await w.app.runJob('flow-count.watch');
  expect(await kept()).toEqual([]);
});
