import { jobApi } from '@rondo/contract/job';
import { taskApi as api } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let inspector: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set('2030-03-04T00:00:00Z');
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

const due = async (deadlineAt: string) =>
  (await dispatchTo(w, inspector, template.id, [shopId], { deadlineAt })).firstTaskId;
const MARCH = { from: '2030-03-01', to: '2030-03-31' };

describe('the calendar', () => {
  it('counts on each day of the company exactly the rows that the list of the day shows', async () => {
    // 16:30 UTC is half past midnight of the next day in Shanghai.
    for (const at of ['2030-03-10T03:00:00Z', '2030-03-10T16:30:00Z', '2030-03-11T03:00:00Z']) await due(at);
    const done = await due('2030-03-20T03:00:00Z');
    await inspect(manager, done, answersOf(template.items));
    for (const [who, tab] of [
      [inspector, 'all'],
      [inspector, 'initiated'],
      [manager, 'todo'],
    ] as const) {
      const days = await who.call(api.days, { tab, ...MARCH });
      for (const { day, rows } of days) {
        const listed = await who.call(api.list, { tab, deadlineFrom: day, deadlineTo: day });
        expect([tab, day, listed.total]).toEqual([tab, day, rows]);
      }
      const wanted = [['2030-03-10', 1], ['2030-03-11', 2], ...(tab === 'todo' ? [] : [['2030-03-20', 1]])];
      expect(days.map(({ day, rows }) => [day, rows]).sort()).toEqual(wanted);
    }
    const [last] = (await inspector.call(api.days, { tab: 'all', ...MARCH })).filter((one) => one.done > 0);
    expect(last).toEqual({ day: '2030-03-20', rows: 1, overdue: 0, done: 1 });
  });

  it('says what is overdue, follows the filter, and shows nobody what they may not list', async () => {
    const id = await due('2030-03-04T05:00:00Z');
    w.clock.advance(6 * HOUR_MS);
    const [day] = await inspector.call(api.days, { tab: 'all', ...MARCH });
    expect(day).toMatchObject({ rows: 1, overdue: 1 });
    expect(await inspector.call(api.days, { tab: 'all', state: 'completed', ...MARCH })).toEqual([]);
    expect(await inspector.call(api.days, { tab: 'all', deadlineFrom: '2030-03-05', ...MARCH })).toEqual([]);
    const outside = await company.member({ role: 'inspector' });
    expect(await outside.call(api.days, { tab: 'all', ...MARCH })).toEqual([]);
    expect((await (await w.company()).owner.call(api.days, { tab: 'all', ...MARCH })).length).toBe(0);
    expect(id).toBeTruthy();
  });

  it('spans six weeks at most', async () => {
    const span = (from: string, to: string) => inspector.call(api.days, { from, to });
    expect(await span('2030-03-01', '2030-04-11')).toEqual([]);
    expect(await refused(span('2030-03-01', '2030-04-12'))).toBe('INPUT_REFUSED');
    expect(await refused(span('2030-03-02', '2030-03-01'))).toBe('INPUT_REFUSED');
  });
});

describe('filters', () => {
  it('by result level and by the day it was finished', async () => {
    const good = await due('2030-03-10T03:00:00Z');
    const bad = await due('2030-03-10T03:00:00Z');
    await inspect(manager, good, answersOf(template.items));
    w.clock.set('2030-03-06T00:00:00Z');
    await inspect(manager, bad, answersOf(template.items, [0, 1, 2]));
    const ids = async (filter: object) =>
      (await inspector.call(api.list, { tab: 'all', ...filter })).list.map((row) => row.id);
    expect(await ids({ levelRank: 0 })).toEqual([good]);
    expect(await ids({ levelRank: 3 })).toEqual([bad]);
    expect(await ids({ levelRank: [1, 2] })).toEqual([]);
    expect(await ids({ finishedFrom: '2030-03-05' })).toEqual([bad]);
    expect(await ids({ finishedTo: '2030-03-05' })).toEqual([good]);
  });
});

describe('the export', () => {
  it('has a row a task, at once or as background work, and the audit log knows of it', async () => {
    await due('2030-03-10T03:00:00Z');
    const { jobId } = await inspector.call(api.startExport, { tab: 'all', requestId: requestId() });
    await w.app.runJob('job.run', { companyId: company.id, id: jobId });
    await expect.poll(async () => (await inspector.call(jobApi.get, { id: jobId })).state).toBe('done');
    expect((await inspector.call(jobApi.get, { id: jobId })).result).toMatchObject({ rows: 1 });
    const rows = await w.sql('select event, data from history where company_id = $1 and object_kind = $2', [
      company.id,
      'export',
    ]);
    expect(rows).toEqual([{ event: 'tasks', data: { rows: 1 } }]);
  });

  it('tells on its first sheet what was asked, by whom, and how many rows there are', async () => {
    const number = (await inspector.call(api.get, { id: await due('2030-03-10T03:00:00Z') })).number;
    await due('2030-03-20T03:00:00Z');
    const asked = { tab: 'all', state: ['pending'], shopId: [shopId], deadlineTo: '2030-03-11' } as const;
    const sent = compose(api.export, { ...asked, state: [...asked.state], shopId: [...asked.shopId] }, inspector, {
      now: w.clock.now().getTime(),
    });
    const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
    const tables = readXlsx(new Uint8Array(await response.arrayBuffer()));
    if (typeof tables === 'string') throw new Error(tables);
    const [about, tasks] = tables;
    const told = new Map((about?.rows ?? []).map(([item, value]) => [item, value]));
    const shop = (await inspector.call(api.list, { tab: 'all' })).list[0]?.shop.name;
    expect([told.get('Store'), told.get('Rows'), told.get('Time zone')]).toEqual([shop, '1', 'Asia/Shanghai']);
    expect(told.get('Deadline')).toBe('≤ 2030-03-11');
    expect(told.get('Exported by')).toBe(inspector.name);
    expect(tasks?.rows.map(([first]) => first).slice(1)).toEqual([number]);
  });

  it('has of the filtered tasks those that were ticked', async () => {
    const day = { deadlineFrom: '2030-05-10', deadlineTo: '2030-05-10' };
    const ids = [
      await due('2030-05-10T03:00:00Z'),
      await due('2030-05-10T04:00:00Z'),
      await due('2030-05-10T05:00:00Z'),
    ];
    const rowsOf = async (asked: object) => {
      const sent = compose(api.export, { tab: 'all', ...day, ...asked }, inspector, { now: w.clock.now().getTime() });
      const tables = readXlsx(
        new Uint8Array(await (await fetch(`${w.base}${sent.url}`, { headers: sent.headers })).arrayBuffer()),
      );
      if (typeof tables === 'string') throw new Error(tables);
      const [about, tasks] = tables;
      return [(tasks?.rows.length ?? 0) - 1, new Map((about?.rows ?? []).map(([k, v]) => [k, v])).get('Ticked rows')];
    };
    expect(await rowsOf({})).toEqual([3, undefined]);
    expect(await rowsOf({ ids: ids.slice(0, 2) })).toEqual([2, '2']);
    // Ticked, but not under the filter any more.
    expect(await rowsOf({ ids: ids.slice(0, 2), deadlineTo: '2030-05-09', deadlineFrom: '2030-05-09' })).toEqual([
      0,
      '2',
    ]);
  });

  it('is for those who may list all tasks', async () => {
    const nobody = await company.member({ role: 'staff' });
    await w.sql(`update role set codes = '{}' where company_id = $1 and key = 'staff'`, [company.id]);
    w.clock.refreshActors();
    expect(await refused(nobody.call(api.startExport, { tab: 'all', requestId: requestId() }))).toBe('FORBIDDEN');
  });
});
