import { flowAlertApi as api } from '@rondo/contract/flow-alert';
import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi } from '@rondo/contract/flow-reading';
import { messageApi } from '@rondo/contract/message';
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

/** Entries of each hour of a day, as many hours as there are numbers. */
async function counted(day: string, hours: number[]): Promise<void> {
  const readings = hours.map((entries, n) => ({
    ...{ code: 'LS-1', at: `${day}T${String(9 + n).padStart(2, '0')}:00:00.000Z`, entries },
  }));
  await owner.call(flowReadingApi.send, { readings });
  await w.settle();
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

describe('a queue', () => {
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
