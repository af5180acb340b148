import { aiEventApi as api } from '@rondo/contract/ai-event';
import { aiRuleApi as rules } from '@rondo/contract/ai-rule';
import { albumApi } from '@rondo/contract/album';
import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { menuCounterApi } from '@rondo/contract/menu-counter';
import { messageApi } from '@rondo/contract/message';
import { pointsApi } from '@rondo/contract/points';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(rules.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: 'till-queue' }];
  const device = { shopId, name: 'Till', kind: 'camera', driver: 'file', address: '', cameras } as const;
  await owner.call(deviceApi.create, { ...device, requestId: requestId() });
});

/** A live rule that finds the people at the till in every picture. */
async function rule(more: Partial<Input<typeof rules.create>> = {}): Promise<string> {
  const { id } = await owner.call(rules.create, {
    ...{ name: 'Tills', kind: 'queue_too_long', people: 1, eventName: 'Queue', content: 'Are people at the till?' },
    ...{ shopIds: [shopId], times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01' },
    ...{ confidencePercent: 30, persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 0 },
    ...more,
    requestId: requestId(),
  });
  await w.sql(`update ai_rule set state = 'live' where id = $1`, [id]);
  return id;
}

async function look(): Promise<void> {
  w.clock.set(new Date(w.clock.now().getTime() + 10_000));
  await w.app.runJob('ai-event.watch');
  await w.settle();
}

const waiting = async () => (await owner.call(api.list, { state: ['new'], sort: 'at' })).list.map(({ id }) => id);
const todo = async (who: Person) => (await who.call(taskApi.list, { tab: 'todo' })).list;
const judge = (who: Person, ids: string[]) => who.call(api.judge, { ids, event: 'confirm' });

it('is a task of those whom the rule names and who may judge there, until the last of its events is judged', async () => {
  const manager = await company.member({ role: 'area_manager', shopIds: [shopId] });
  const elsewhere = await company.member({ role: 'area_manager', shopIds: [await company.shop({ name: 'Far' })] });
  const inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  await rule({ notifyIds: [manager.id, elsewhere.id, inspector.id] });
  await look();
  await look();
  const [task, ...others] = await todo(manager);
  expect([others, task]).toEqual([[], expect.objectContaining({ kind: 'ai_review', name: 'Queue', state: 'pending' })]);
  expect([await todo(elsewhere), await todo(inspector)]).toEqual([[], []]);
  const ids = await waiting();
  const mine = await manager.call(api.list, { taskId: [task?.id ?? ''] });
  expect(new Set(mine.list.map(({ id }) => id))).toEqual(new Set(ids));
  expect(ids.length).toBe(2);
  expect((await owner.call(menuCounterApi.read, {})).aiEventCount).toBe(2);
  await judge(manager, ids.slice(0, 1));
  expect((await todo(manager)).length).toBe(1);
  await judge(manager, ids.slice(1));
  expect(await todo(manager)).toEqual([]);
  expect(await owner.call(taskApi.get, { id: task?.id ?? '' })).toMatchObject({ state: 'completed' });
  await look();
  expect((await todo(manager)).map(({ id }) => id)).not.toContain(task?.id);
  expect((await owner.call(menuCounterApi.read, {})).aiEventCount).toBe(1);
}, 120_000);

it('says why somebody is told: named by the rule, or who saved it last', async () => {
  const manager = await company.member({ role: 'area_manager', shopIds: [shopId] });
  const named = await rule({ notifyIds: [manager.id], handling: 'message' });
  await look();
  const told = async (who: Person) =>
    (await who.call(messageApi.list, { category: ['ai_event'] })).list.map(({ reason, shopName }) => [
      reason,
      shopName,
    ]);
  expect(await told(manager)).toEqual([['An AI rule names you to be told', 'Lime Street']]);
  expect([await told(owner), await todo(manager)]).toEqual([[], []]);
  await w.sql(`update ai_rule set notify_ids = '{}' where id = $1`, [named]);
  await look();
  expect(await told(owner)).toEqual([['You saved this AI rule last', 'Lime Street']]);
}, 120_000);

it('is told to whoever saved the rule when all that it names left, and to the owner when they left too or may not act', async () => {
  const manager = await company.member({ role: 'area_manager', shopIds: [shopId] });
  const editor = await company.member({ role: 'area_manager', shopIds: [shopId] });
  const id = await rule({ notifyIds: [manager.id], handling: 'message' });
  await w.sql('update ai_rule set edited_by = $2 where id = $1', [id, editor.id]);
  const leave = (who: Person) =>
    w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [who.id]);
  const told = async (who: Person) =>
    (await who.call(messageApi.list, { category: ['ai_event'] })).list.map(({ reason }) => reason);
  await leave(manager);
  await look();
  expect(await told(editor)).toEqual(['You saved this AI rule last']);
  expect(await told(owner)).toEqual([]);
  await w.sql('update member set scope_shop_ids = $2 where id = $1', [editor.id, [await company.shop()]]);
  w.clock.refreshActors();
  await look();
  expect((await told(owner)).length).toBe(1);
  await leave(editor);
  await look();
  expect((await told(owner)).length).toBe(2);
}, 120_000);

it('takes points of the store when it is confirmed, and gives them back when that is taken back; one of a trial none', async () => {
  const ruleId = await rule({ handling: 'record' });
  const { id: pointsId } = await owner.call(pointsRuleApi.create, {
    ...{ name: 'Cameras', target: 'shop', type: 'ai', scope: 'all', cycle: 'month' },
    ...{ initial: 50, lower: 0, upper: 100, reset: 'initial', isVisible: true },
    details: [{ key: 'confirmed', event: 'ai_event_confirmed', points: -5, weight: 100 }],
    requestId: requestId(),
  });
  await owner.call(pointsRuleApi.move, { id: pointsId, rev: 0, event: 'enable' });
  await w.settle();
  await look();
  const [first = ''] = await waiting();
  const balance = async () => {
    await w.settle();
    return (await owner.call(pointsApi.accounts, { ruleId: pointsId })).list[0]?.balance;
  };
  await judge(owner, [first]);
  expect(await balance()).toBe(45);
  const { list } = await owner.call(pointsApi.ledger, { ruleId: [pointsId], event: ['ai_event_confirmed'] });
  expect(list.map(({ source }) => source)).toEqual([{ kind: 'ai_event', id: first, name: 'Queue', canOpen: true }]);
  await owner.call(api.judge, { ids: [first], event: 'undo' });
  expect(await balance()).toBe(50);
  await judge(owner, [first]);
  expect(await balance()).toBe(45);
  await w.sql(`update ai_rule set state = 'shadow' where id = $1`, [ruleId]);
  await look();
  await judge(owner, await waiting());
  expect(await balance()).toBe(45);
}, 120_000);

it('labels its picture in the gallery until somebody calls it a false alarm', async () => {
  await rule();
  await look();
  const found = async (aiKind: Input<typeof albumApi.pictures>['aiKind']) =>
    (await owner.call(albumApi.pictures, { shopId: [shopId], aiKind })).list.map(({ source }) => source);
  expect([await found(['queue_too_long', 'crowd']), await found(['crowd'])]).toEqual([['ai'], []]);
  expect((await owner.call(albumApi.cards, { aiKind: ['queue_too_long'] })).list).toMatchObject([
    { id: shopId, total: 1 },
  ]);
  const [picture] = (await owner.call(albumApi.pictures, { shopId: [shopId] })).list;
  const labels = async () => (await owner.call(albumApi.get, { id: picture?.id ?? '' })).aiKinds;
  expect(await labels()).toEqual(['queue_too_long']);
  await owner.call(api.judge, { ids: await waiting(), event: 'refute', reason: 'reflection' });
  expect([await found(['queue_too_long']), await labels()]).toEqual([[], []]);
}, 120_000);
