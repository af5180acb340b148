import { aiEventApi as api } from '@rondo/contract/ai-event';
import { aiRuleApi as rules } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let here: Person;
let shops: { near: string; far: string };

/** Two stores, each with a camera and a rule of its own that found something; and a rule that found nothing. */
beforeAll(async () => {
  w = await world();
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shops = { near: await company.shop({ name: 'Lime Street' }), far: await company.shop({ name: 'Quay' }) };
  await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  for (const [name, shopId] of [
    ['Near', shops.near],
    ['Far', shops.far],
  ] as const) {
    const cameras = [{ channel: 1, name: `${name} till`, places: ['till' as const], mainStream: 'till-queue' }];
    const device = { shopId, name, kind: 'camera', driver: 'file', cameras } as const;
    await owner.call(deviceApi.create, { ...device, requestId: requestId() });
    await rule(name, shopId, 1);
  }
  await w.app.runJob('ai-event.watch');
  await rule('Silent', shops.near, 50);
  here = await company.member({ role: 'area_manager', shopIds: [shops.near] });
}, 120_000);
afterAll(() => w.stop());

async function rule(name: string, shopId: string, people: number): Promise<void> {
  await owner.call(rules.create, {
    ...{ name, kind: 'queue_too_long', people, eventName: 'Queue', content: 'Are people at the till?' },
    ...{ shopIds: [shopId], times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01' },
    ...{ confidencePercent: 30, persistence: { kind: 'seconds', seconds: 0 }, requestId: requestId() },
  });
}

const names = async (who: Person, asked: Parameters<typeof who.call<typeof api.choices>>[1]) =>
  (await who.call(api.choices, asked)).map(({ name }) => name);

it('filters offer the rules and cameras of events in the reader’s stores, by words', async () => {
  expect(await names(owner, { of: 'rule' })).toEqual(['Far', 'Near']);
  expect(await names(owner, { of: 'camera' })).toEqual(['Lime Street Near till', 'Quay Far till']);
  expect([await names(here, { of: 'rule' }), await names(here, { of: 'camera' })]).toEqual([
    ['Near'],
    ['Lime Street Near till'],
  ]);
  expect(await names(owner, { of: 'camera', keyword: 'quay' })).toEqual(['Quay Far till']);
  expect(await names(owner, { of: 'task' })).toEqual([]);
});

it('what is chosen is named also without an event, in the reader’s stores alone', async () => {
  const ids = (await owner.call(rules.list, {})).list.map(({ id }) => id);
  expect(await names(owner, { of: 'rule', ruleId: ids })).toEqual(['Far', 'Near', 'Silent']);
  expect(await names(here, { of: 'rule', ruleId: ids })).toEqual(['Near', 'Silent']);
});

it('a rule that was deleted can still be chosen for its events', async () => {
  const [far] = (await owner.call(rules.list, { keyword: 'Far' })).list;
  await owner.call(rules.remove, { id: far?.id ?? '' });
  expect(await names(owner, { of: 'rule', keyword: 'Far' })).toEqual(['Far']);
  expect((await owner.call(api.list, { ruleId: [far?.id ?? ''] })).total).toBe(1);
  await owner.call(rules.restore, { id: far?.id ?? '' });
});

it('what counts for the precision is what people judged since the ledger of its rule began', async () => {
  const { list } = await owner.call(api.list, { sort: 'at' });
  await owner.call(api.judge, { ids: list.map(({ id }) => id), event: 'confirm' });
  expect((await owner.call(api.list, { counted: true })).total).toBe(2);
  await w.sql(`update ai_rule set ledger_from = now() + interval '1 day' where company_id = $1 and name = 'Far'`, [
    company.id,
  ]);
  expect((await owner.call(api.list, { counted: true })).list.map(({ rule: of }) => of.name)).toEqual(['Near']);
  const of = (await owner.call(rules.algorithms, {})).find(({ kind }) => kind === 'queue_too_long');
  expect(of?.ledger).toEqual({ confirmed: 1, false: 0, precision: 1 });
});
