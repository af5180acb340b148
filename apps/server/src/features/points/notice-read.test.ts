import type { Input } from '@rondo/contract/kit/endpoint';
import { noticeApi } from '@rondo/contract/notice';
import { pointsApi as api } from '@rondo/contract/points';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let ann: Person;
let bo: Person;

type Written = Partial<Input<typeof noticeApi.create>>;
async function sent(more: Written = {}): Promise<string> {
  const one = await company.owner.call(noticeApi.create, {
    ...{ title: 'Hygiene week', content: [{ kind: 'paragraph', pieces: [{ text: 'Wash your hands' }] }] },
    ...{ audience: { memberIds: [ann.id, bo.id] }, requestId: requestId(), ...more },
  });
  await company.owner.call(noticeApi.publish, { ...one, requestId: requestId() });
  await w.settle();
  return one.id;
}
const later = (ms: number) => new Date(w.clock.now().getTime() + ms).toISOString();
const lines = async (id: string) => {
  await w.settle();
  const { list } = await company.owner.call(api.ledger, { sourceId: [id], sort: 'at' });
  return list.map(({ owner, event, kind, applied }) => [owner.name, event, kind, applied]);
};

beforeAll(async () => {
  w = await world();
  company = await w.company();
  ann = await company.member({ name: 'Ann' });
  bo = await company.member({ name: 'Bo' });
  const { id } = await company.owner.call(pointsRuleApi.create, {
    ...{ name: 'Reading', target: 'member', type: 'learning', scope: 'all', cycle: 'month' },
    ...{ initial: 100, lower: 0, upper: 200, reset: 'initial', isVisible: true, requestId: requestId() },
    details: [{ key: 'read', event: 'notice_read', points: 2, weight: 100 }],
  });
  await company.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
});
afterAll(() => w.stop());

it('gives points once to who read an announcement by its end, and none to who came later', async () => {
  const id = await sent({ expiresAt: later(HOUR_MS) });
  await ann.call(noticeApi.read, { id });
  await ann.call(noticeApi.read, { id });
  const once = [['Ann', 'notice_read', 'event', 2]];
  expect(await lines(id)).toEqual(once);
  // The worker may hear of it again.
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'notice.read', $2)`, [
    company.id,
    JSON.stringify({ id, memberId: ann.id }),
  ]);
  expect(await lines(id)).toEqual(once);
  w.clock.advance(2 * HOUR_MS);
  await bo.call(noticeApi.read, { id });
  expect(await lines(id)).toEqual(once);
});

it('counts the acknowledgement where that is asked, and one without an end is never late', async () => {
  const id = await sent({ importance: 'acknowledge' });
  await ann.call(noticeApi.read, { id });
  expect(await lines(id)).toEqual([]);
  w.clock.advance(48 * HOUR_MS);
  await Promise.all([1, 2, 3].map(() => ann.call(noticeApi.acknowledge, { id })));
  expect(await lines(id)).toEqual([['Ann', 'notice_read', 'event', 2]]);
});

it('takes the points back when the announcement is recalled, and gives none afterwards', async () => {
  const id = await sent();
  await ann.call(noticeApi.read, { id });
  const posted = ['Ann', 'notice_read', 'event', 2];
  expect(await lines(id)).toEqual([posted]);
  const { rev } = await company.owner.call(noticeApi.get, { id });
  await company.owner.call(noticeApi.move, { id, rev, event: 'recall', reason: 'A mistake' });
  const taken = [posted, ['Ann', 'notice_read', 'reversal', -2]];
  expect(await lines(id)).toEqual(taken);
  expect(await refused(bo.call(noticeApi.read, { id }))).toBe('NOT_FOUND');
  await w.sql(`insert into outbox (company_id, event, payload) values ($1, 'notice.read', $2)`, [
    company.id,
    JSON.stringify({ id, memberId: ann.id }),
  ]);
  expect(await lines(id)).toEqual(taken);
});

it('opens the announcement to who read it, and to nobody once it is deleted', async () => {
  const id = await sent();
  await ann.call(noticeApi.read, { id });
  await w.settle();
  const opens = async (who: Person) => {
    const { list } = await who.call(api.ledger, { sourceId: [id] });
    return list.map(({ source }) => [source?.name, source?.canOpen]);
  };
  expect([await opens(ann), await opens(company.owner)]).toEqual([[['Hygiene week', true]], [['Hygiene week', false]]]);
  const { rev } = await company.owner.call(noticeApi.get, { id });
  await company.owner.call(noticeApi.move, { id, rev, event: 'recall', reason: 'A mistake' });
  await company.owner.call(noticeApi.remove, { id });
  await w.settle();
  expect((await opens(ann)).map(([, canOpen]) => canOpen)).toEqual([false, false]);
});
