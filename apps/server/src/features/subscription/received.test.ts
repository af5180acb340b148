import { fileApi } from '@rondo/contract/file';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { frozenReport } from '@rondo/contract/subscription-shapes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';

let given: Subscribed;
/** Of the statistics to the owner and a manager, sent twice; of the records to the manager. */
let [statistics, records]: string[] = [];

async function send(id: string): Promise<void> {
  const { runId } = await given.owner.call(api.sendNow, { id, isTest: false, requestId: requestId() });
  await given.w.app.runJob('subscription.watch');
  const waiting = `select id from subscription_delivery where run_id = $1 and state = 'waiting'`;
  await vi.waitFor(async () => expect(await given.w.sql(waiting, [runId])).toEqual([]), 10_000);
}

beforeAll(async () => {
  given = await subscribedWorld();
  const { owner, manager, w } = given;
  const inApp = { channels: ['in_app' as const] };
  statistics = await subscribe(owner, [owner.id, manager.id], {
    ...{ ...inApp, report: 'statistics', name: 'Figures', query: 'weighting=points' },
  });
  records = await subscribe(owner, [manager.id], { ...inApp, name: 'Records' });
  await send(statistics);
  w.clock.advance(60_000);
  await send(statistics);
  w.clock.advance(60_000);
  await send(records);
});
afterAll(() => given.stop());

const received = async (who: Person, asked = {}) => (await who.call(api.received, asked)).list;

it('finds what was sent to the reader, newest first, by subscription and by page, and nothing of others', async () => {
  const { owner, manager, area } = given;
  const all = await received(manager);
  expect(all.map(({ name, period }) => [name, period?.from])).toEqual([
    ['Records', '2026-11-26'],
    ['Figures', '2026-11-26'],
    ['Figures', '2026-11-26'],
  ]);
  expect(await received(manager, { report: 'statistics' })).toEqual(all.slice(1));
  expect(await received(manager, { id: records })).toEqual(all.slice(0, 1));
  expect(await received(owner)).toHaveLength(2);
  expect(await received(area)).toEqual([]);
});

it('opens as it was sent, with the filters that lead to the page as it is now, and counts as opened', async () => {
  const { manager } = given;
  const [first] = await received(manager, { id: statistics });
  const { data } = await manager.call(fileApi.snapshot, { key: first?.key ?? '' });
  const { query, period } = frozenReport.parse(data);
  expect([query, period]).toEqual(['weighting=points', { from: '2026-11-26', to: '2026-11-26' }]);
  await manager.call(api.opened, { key: first?.key ?? '' });
  expect((await received(manager, { id: statistics })).map(({ isOpened }) => isOpened)).toEqual([true, false]);
});

it('the runs of a subscription lead whoever got a report to it, and nobody else, as long as it is kept', async () => {
  const { owner, manager, w, company } = given;
  const keys = async () => {
    const { list } = await owner.call(api.runs, { id: statistics ?? '' });
    const found = await owner.call(api.deliveries, { runId: list[0]?.id ?? '' });
    return new Map(found.list.map(({ recipient, key }) => [recipient, key]));
  };
  const [newest] = await received(owner);
  expect(await keys()).toEqual(
    new Map([
      [owner.name, newest?.key],
      [manager.name, null],
    ]),
  );
  await w.sql('update page_snapshot set expires_at = $2 where company_id = $1', [company.id, NOW]);
  expect([[...(await keys()).values()], await received(owner)]).toEqual([[null, null], []]);
});
