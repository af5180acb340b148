import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { statisticsApi } from '@rondo/contract/statistics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../test/factories.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { type World, world } from '../../../test/world.ts';
import { jobContext } from '../../platform/job-worker.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { rebuildStatistics } from './index.ts';
import { rebuildSince } from './rollup.ts';
import { reconcile } from './statistics.jobs.ts';

let w: World;
let company: Company;
beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const TABLES = ['record_day_stat', 'item_day_stat', 'rectification_day_stat'];
const rollups = async (): Promise<unknown> =>
  Promise.all(TABLES.map((t) => w.sql(`select t.* from ${t} t where company_id = $1 order by t::text`, [company.id])));
/** The same numbers on every run, none of them ours to choose. */
const chance = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it('rollups kept event by event equal what the rows say, after any sequence, and hearing an event twice changes nothing', async () => {
  const make = recordFactory(w, company);
  const db = w.app.databases.of(company.id);
  const inspector = await company.member({ role: 'inspector' });
  const templates = [await make.template(), await make.template(6)];
  const shops = [await company.shop(), await company.shop(), await company.shop()];
  const random = chance(20_261_120);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? (from[0] as T);
  const made: { id: string; shopId: string; businessOn: string }[] = [];
  for (let step = 0; step < 60; step += 1) {
    const shopId = pick(shops);
    const day = `2026-06-0${1 + Math.floor(random() * 5)}`;
    const id = await make.record({
      shopId,
      template: pick(templates),
      inspector,
      at: `${day}T02:00:00Z`,
      fails: [0, 1, 2, 3].filter(() => random() < 0.3),
      state: random() < 0.2 ? 'in_review' : 'effective',
      mode: pick(['on_site', 'remote', 'self'] as const),
      isEvaluated: random() > 0.1,
    });
    made.push({ id, shopId, businessOn: day });
    if (random() < 0.5) {
      await make.rectification({
        recordId: id,
        deadlineAt: `${day}T20:00:00Z`,
        state: pick(['pending', 'completed', 'ended'] as const),
        completedAt: `${day}T21:00:00Z`,
      });
    }
    const old = pick(made);
    const event = { recordId: old.id, businessOn: old.businessOn, shopId: old.shopId };
    const what = random();
    if (what < 0.3) {
      const { rev, can } = await company.owner.call(recordApi.get, { id: old.id });
      if (can.void) await company.owner.call(recordApi.void, { id: old.id, rev, reason: 'by chance' });
    } else if (what < 0.6) {
      await w.sql(`update record set state = 'effective' where id = $1 and state = 'in_review'`, [old.id]);
      await emit(db, company.id, 'record.accepted', event);
    } else {
      await emit(db, company.id, 'record.submitted', { ...event, byId: inspector.id });
    }
  }
  await w.settle();
  const kept = await rollups();
  expect(JSON.stringify(kept).length).toBeGreaterThan(5_000);
  await rebuildStatistics(db, company.id);
  expect(await rollups()).toEqual(kept);
  await db.transaction().execute((trx) => rebuildSince(trx, company.id, '2026-06-03'));
  expect(await rollups()).toEqual(kept);
});

it('the night counts anew what went wrong and says until which business date figures are right', async () => {
  w.clock.set('2026-06-10T16:00:30Z');
  const right = await rollups();
  await w.sql(`update record_day_stat set records = records + 5 where company_id = $1`, [company.id]);
  await w.sql(`delete from item_day_stat where company_id = $1`, [company.id]);
  const caller = () => ({
    now: w.clock.now,
    newId: () => '',
    language: 'en-US' as const,
    requestId: '',
    ip: '',
    device: '',
  });
  await reconcile(jobContext({ owner: w.app.owner, databases: w.app.databases, caller }));
  expect(await rollups()).toEqual(right);
  const { dataUntilOn, trend } = await company.owner.call(statisticsApi.inspection, {
    from: '2026-06-01',
    to: '2026-06-11',
    granularity: 'day',
  });
  expect(dataUntilOn).toBe('2026-06-10');
  expect(trend.filter((b) => b.isProvisional).map((b) => b.from)).toEqual(['2026-06-11']);
});

it('who answers for the figures hears once a night that they could not be counted, and the next try mends them', async () => {
  w.clock.set('2026-06-12T16:00:30Z');
  await w.sql('alter table record_day_stat rename to record_day_stat_away');
  for (const _ of ['once', 'twice']) await expect(w.app.runJob('statistics.reconcile')).rejects.toThrow();
  await w.sql('alter table record_day_stat_away rename to record_day_stat');
  await w.settle();
  const titles = async () => (await company.owner.call(messageApi.list, {})).list.map(({ title }) => title);
  const failed = (await titles()).filter((title) => title.startsWith('The statistics of'));
  expect(failed).toEqual(['The statistics of 2026-06-12 are not finished']);
  await w.app.runJob('statistics.reconcile');
  expect(await rollups()).not.toEqual([]);
});
