import { deviceApi } from '@rondo/contract/device';
import { jobApi } from '@rondo/contract/job';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose, type Identity } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company } from '../../../test/factories.ts';
import { ended } from '../../../test/import.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { snapshotIntegrity } from './integrity.queries.ts';

let w: World;
let company: Company;
let planId: string;
let [here, there]: string[] = [];

beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: 'Europe/London' });
  const { owner } = company;
  [here, there] = [await company.shop({ name: '=1+1' }), await company.shop({ name: 'Quay' })];
  await owner.call(api.saveSetting, { isOn: true, rev: 0 });
  const cameras = [];
  for (const shopId of [here, there]) {
    const given = [{ channel: 1, name: 'Door', places: [], mainStream: 'till-bakery' }];
    const fields = { shopId, name: 'Door', kind: 'camera', driver: 'file', cameras: given } as const;
    const { id } = await owner.call(deviceApi.create, { ...fields, requestId: requestId() });
    cameras.push((await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '');
  }
  ({ id: planId } = await owner.call(api.create, {
    name: 'Opening',
    shopIds: [here, there],
    schedule: { days: { kind: 'daily' }, times: { kind: 'fixed', times: ['09:00'] }, startOn: '2190-01-01' },
    requestId: requestId(),
  }));
  await frame(here, cameras[0], `'captured', null, '2026-11-20T09:01:30Z', true`);
  await frame(there, cameras[1], `'missed', 'offline', null, false`);
});
afterAll(() => w.stop());

const frame = (shopId: string, cameraId: string | undefined, became: string) =>
  w.sql(
    `insert into timed_snapshot_frame (company_id, id, plan_id, shop_id, camera_id, camera_name, planned_on, planned_minute,
       planned_at, next_try_at, state, cause, taken_at, is_late)
     values ($1, $2, $3, $4, $5, 'Door', '2026-11-20', 540, '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z', ${became})`,
    [company.id, uuidv7(), planId, shopId, cameraId],
  );

async function fetched(endpoint: Endpoint, input: object, who: Identity): Promise<string> {
  const sent = compose(endpoint, input as never, who, { now: w.clock.now().getTime() });
  return (await fetch(`${w.base}${sent.url}`, { headers: sent.headers })).text();
}
const rowsOf = (csv: string): string[] => csv.replace('\uFEFF', '').trim().split('\r\n').slice(1);

it('the results leave as the list shows them, with the reason of what is missing, and no name as a formula', async () => {
  const rows = rowsOf(await fetched(api.export, { planId, format: 'csv', sort: 'planned' }, company.owner));
  expect(rows).toHaveLength((await company.owner.call(api.frames, { planId })).total);
  expect(rows.toSorted()).toEqual([
    "Opening,'=1+1,Door,2026-11-20 09:00,Captured,,2026-11-20 09:01,90,Yes,,",
    'Opening,Quay,Door,2026-11-20 09:00,Missed,Camera offline,,,No,,',
  ]);
  expect(rowsOf(await fetched(api.export, { planId, format: 'csv', cause: 'offline' }, company.owner))).toHaveLength(1);
});

it('of a day that is over are captured or missed: the check of the stored rows names the plan and the day', async () => {
  const looked = { companyId: company.id, since: null, today: '2026-11-22' };
  const found = () => snapshotIntegrity[0]?.find(w.app.databases.of(company.id), looked);
  expect(await found()).toEqual([]);
  const waiting = `update timed_snapshot_frame set state = 'waiting', cause = null where plan_id = $1 and state = 'missed'`;
  await w.sql(waiting, [planId]);
  expect(await found()).toEqual(['Opening on 2026-11-20: 2 expected, 1 captured or missed']);
  await w.sql(
    `update timed_snapshot_frame set state = 'missed', cause = 'offline' where plan_id = $1 and state = 'waiting'`,
    [planId],
  );
});

it('hold what their reader may see', async () => {
  const clerk = await memberWith(w, company, ['image_library_view'], { shopIds: [there ?? ''] });
  const rows = rowsOf(await fetched(api.export, { planId, format: 'csv' }, clerk));
  expect(rows.map((row) => row.split(',')[1])).toEqual(['Quay']);
  const nobody = await memberWith(w, company, ['task_center']);
  expect(await refused(nobody.call(api.startExport, { requestId: requestId() }))).toBe('FORBIDDEN');
});

it('are made as background work too, and not while the company has none', async () => {
  const { owner } = company;
  const { jobId } = await owner.call(api.startExport, { planId, requestId: requestId() });
  expect(await ended(owner, jobId)).toMatchObject({ state: 'done', result: { rows: 2 } });
  const { rev } = await owner.call(api.setting, {});
  await owner.call(api.saveSetting, { isOn: false, rev });
  expect(await refused(owner.call(api.startExport, { planId, requestId: requestId() }))).toBe('SNAPSHOTS_OFF');
  expect(await fetched(api.export, { planId }, owner)).toContain('92121');
  expect((await owner.call(jobApi.list, {})).map(({ id }) => id)).toEqual([jobId]);
});
