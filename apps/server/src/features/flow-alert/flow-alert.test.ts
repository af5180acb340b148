import { deviceApi } from '@rondo/contract/device';
import { flowAlertApi as api } from '@rondo/contract/flow-alert';
import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi } from '@rondo/contract/flow-reading';
import { messageApi } from '@rondo/contract/message';
import { instantOf } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;
let manager: Person;

const HOURS = Array.from({ length: 7 }, () => [{ from: '09:00', to: '13:00' }]);

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set('2026-11-05T10:20:00Z');
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await w.sql('update shop set hours = $2 where id = $1', [shopId, JSON.stringify(HOURS)]);
  manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
  await add('LS-1', 'entrance');
});

async function add(code: string, kind: 'entrance' | 'queue'): Promise<void> {
  const fields = { shopId, name: code, kind, source: 'import', code } as const;
  await owner.call(flowCounterApi.create, { ...fields, requestId: requestId() });
}

/** Entries of each hour of a day on the clock of the store, as many hours as there are numbers. */
async function counted(day: string, hours: number[]): Promise<void> {
  const readings = hours.map((entries, n) => ({
    ...{ code: 'LS-1', at: instantOf(day, (9 + n) * 60, 'Europe/London').toISOString(), entries },
  }));
  await owner.call(flowReadingApi.send, { readings });
  await w.settle();
}

/** A queue counter on a camera of the store. */
async function cameraQueue(): Promise<string> {
  const cameras = [{ channel: 1, name: 'Till', mainStream: 'till' }];
  const fields = { shopId, name: 'Recorder', kind: 'nvr', driver: 'file', cameras } as const;
  const { id } = await owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  const cameraId = (await owner.call(deviceApi.get, { id })).cameras[0]?.id;
  const [row] = await w.sql<{ id: string }>(
    `insert into flow_counter (company_id, id, shop_id, name, kind, source, camera_id, shape, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'Till', 'queue', 'camera', $3, '{}', now(), now()) returning id`,
    [company.id, shopId, cameraId],
  );
  return row?.id ?? '';
}

/** What the camera counted in minutes from then on, and the readings of a quarter of an hour that are made of them. */
async function minutesOf(counterId: string, from: string, peaks: number[]): Promise<void> {
  const at = `2026-11-05T${from}:00.000Z`;
  await w.sql(
    `insert into flow_minute (company_id, counter_id, at, entries, exits, dwells, dwell_seconds, peak, is_healthy)
     select $1, $2, $3::timestamptz + (n - 1) * interval '1 minute', 0, 0, 0, 0, peak, true
       from unnest($4::int[]) with ordinality as p(peak, n)`,
    [company.id, counterId, at, peaks],
  );
  await w.sql(
    `insert into flow_reading (company_id, counter_id, at, shop_id, minutes, day, hour, is_open, peak, healthy_minutes, source, received_at)
     select company_id, counter_id, date_bin('15 minutes', at, 'epoch'), $3, 15, '2026-11-05', min(extract(hour from at)),
            min(extract(hour from at)) >= 9, max(peak), count(*), 'camera', now()
       from flow_minute where company_id = $1 and counter_id = $2 group by 1, 2, 3
     on conflict do nothing`,
    [company.id, counterId, shopId],
  );
}

const told = async (who = manager): Promise<string[]> => {
  await w.settle();
  return (await who.call(messageApi.list, {})).list.map(({ title }) => title);
};
const morning = () => w.app.runJob('flow-alert.day');
const WEEKS = ['2026-10-28', '2026-10-21', '2026-10-14'];

describe('a day of a store', () => {
  it('that fell by 30% or more below its weekday is told once, to who sees its figures', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await counted('2026-11-04', [20, 20, 20, 20]);
    const other = await company.member({ role: 'store_manager', shopIds: [await company.shop()] });
    await morning();
    await morning();
    expect(await told()).toEqual(['Lime Street: 60% fewer people on 2026-11-04']);
    expect(await told(other)).toEqual([]);
  });

  it('that is a little lower, or has too few weeks before it, is not told', async () => {
    await counted('2026-10-28', [50, 50, 50, 50]);
    await counted('2026-11-04', [5, 5, 5, 5]);
    await morning();
    expect(await told()).toEqual([]);
    await counted('2026-10-21', [50, 50, 50, 50]);
    await counted('2026-11-04', [40, 36, 36, 36]);
    await morning();
    expect(await told()).toEqual([]);
  });

  it('of which less than 80% was counted is told as that, and not as a drop', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await counted('2026-11-04', [20, 20]);
    await morning();
    expect(await told()).toEqual(['Lime Street: only 50% of 2026-11-04 was counted']);
  });

  it('of which no file came yet is not told', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await w.app.runJob('flow-reading.expect');
    await w.app.runJob('flow-reading.roll');
    await morning();
    expect(await told()).toEqual([]);
  });
});

describe('a store that was not open as usual', () => {
  const special = (intervals: { from: string; to: string }[], day = '2026-11-04') =>
    w.sql('update shop set special_days = $2 where id = $1', [
      shopId,
      JSON.stringify([{ name: 'Holiday', from: day, to: day, intervals }]),
    ]);

  it('on a holiday with nobody in it is not told, though its cameras went on counting', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await special([]);
    await counted('2026-11-04', [0, 0, 0, 0]);
    await morning();
    expect(await told()).toEqual([]);
  });

  it('on a short day is compared by its open hours', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await special([{ from: '09:00', to: '11:00' }]);
    await counted('2026-11-04', [45, 45, 0, 0]);
    await morning();
    expect(await told()).toEqual([]);
    await counted('2026-11-04', [10, 10, 0, 0]);
    await morning();
    expect(await told()).toEqual(['Lime Street: 80% fewer people on 2026-11-04']);
  });

  it('while it is closed is not told, and neither are days after it by those of its closure', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await counted('2026-11-04', [0, 0, 0, 0]);
    const closed = `update shop set state = 'closed', closed_kind = 'temporary', closed_on = $2 where id = $1`;
    await w.sql(closed, [shopId, '2026-11-04']);
    await morning();
    expect(await told()).toEqual([]);
    await w.sql(`update shop set state = 'open', closed_kind = null, closed_on = null where id = $1`, [shopId]);
    await w.sql(
      `insert into shop_closure (company_id, shop_id, closed_on, reopened_on) values ($1, $2, '2026-10-20', '2026-11-04')`,
      [company.id, shopId],
    );
    // One of three weeks is left to compare with.
    await morning();
    expect(await told()).toEqual([]);
  });

  it('and closed the day after is told', async () => {
    for (const day of WEEKS) await counted(day, [50, 50, 50, 50]);
    await counted('2026-11-04', [0, 0, 0, 0]);
    await w.sql(`update shop set state = 'closed', closed_kind = 'temporary', closed_on = '2026-11-05' where id = $1`, [
      shopId,
    ]);
    await morning();
    expect(await told()).toEqual(['Lime Street: 100% fewer people on 2026-11-04']);
  });
});

describe('a queue', () => {
  it('on a camera is told when it was too long for five minutes in a row, while the store is open', async () => {
    const counterId = await cameraQueue();
    await minutesOf(counterId, '10:00', [9, 9, 9, 2, 9, 9, 9, 9]);
    await w.app.runJob('flow-alert.queue');
    expect(await told()).toEqual([]);
    // Before the store opens the staff stands there.
    await minutesOf(counterId, '08:40', [9, 9, 9, 9, 9, 9]);
    await w.app.runJob('flow-alert.queue');
    expect(await told()).toEqual([]);
    await minutesOf(counterId, '10:08', [7]);
    await w.app.runJob('flow-alert.queue');
    expect(await told()).toEqual(['Lime Street: 9 people at Till']);
    const [message] = (await manager.call(messageApi.list, {})).list;
    expect(JSON.stringify(message)).toContain('since 10:04');
  });

  it('longer than the company says is told once a day', async () => {
    await add('Till', 'queue');
    const long = (at: string, peak: number) =>
      owner.call(flowReadingApi.send, { readings: [{ code: 'Till', at, minutes: 15, peak }] });
    await long('2026-11-05T09:45:00.000Z', 5);
    await w.app.runJob('flow-alert.queue');
    expect(await told()).toEqual([]);
    await long('2026-11-05T10:00:00.000Z', 8);
    await w.app.runJob('flow-alert.queue');
    await w.app.runJob('flow-alert.queue');
    expect(await told()).toEqual(['Lime Street: 8 people at Till']);
  });
});

describe('the setting', () => {
  it('switches each alert, is changed by who sets the company up, and the later of two is told', async () => {
    const { rev, ...usual } = await manager.call(api.setting, {});
    const stay = { zoneStaySeconds: 30, queueStaySeconds: 10 };
    expect(usual).toEqual({ tellsDrop: true, tellsGaps: true, tellsQueue: true, queueAbove: 5, ...stay });
    const off = { ...usual, tellsDrop: false, tellsGaps: false, rev };
    await owner.call(api.saveSetting, off);
    expect(await refused(owner.call(api.saveSetting, off))).toBe('STALE');
    expect(await refused(manager.call(api.saveSetting, off))).toBe('FORBIDDEN');
    await counted('2026-11-04', [20]);
    await morning();
    expect(await told()).toEqual([]);
  });
});
