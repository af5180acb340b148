import { messageApi } from '@rondo/contract/message';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let inspector: Person;
let manager: Person;
let reviewer: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

const given = (more = {}) =>
  givenRectification(w, company, { shopId, initiator: inspector, handlers: [manager], reviewers: [reviewer], ...more });
const see = (id: string) => company.owner.call(api.get, { id });
type Order = Parameters<typeof inspector.call<typeof api.bulk>>[1]['order'];
/** What of each came back, in the order of the ids: why it was not done, or nothing. */
async function bulk(who: Person, ids: string[], order: Order, of = requestId()) {
  const { outcomes } = await who.call(api.bulk, { ids, order, requestId: of });
  expect(outcomes).toHaveLength(ids.length);
  return outcomes.map(({ refusal }) => refusal?.reason ?? null);
}

it('reminds for each that waits and was not reminded lately, and says why for the others', async () => {
  const [one, two, ended] = [await given(), await given(), await given()];
  await inspector.call(api.end, { id: ended, rev: 0, comment: 'Closed' });
  expect(await bulk(inspector, [two, one, ended], { kind: 'remind' })).toEqual([null, null, 'TASK_CLOSED']);
  expect(await bulk(inspector, [one], { kind: 'remind' })).toEqual(['REMINDED_LATELY']);
  await w.settle();
  const { list } = await manager.call(messageApi.list, { size: 50 });
  expect(list.filter(({ title }) => title.startsWith('Reminder')).length).toBe(2);
});

it('transfers what the successor may take, and leaves the others as they were', async () => {
  const elsewhere = await company.shop({ name: 'Quay' });
  const [here, there] = [await given(), await given({ shopId: elsewhere })];
  const helper = await company.member({ role: 'store_manager', shopIds: [shopId] });
  const order = { kind: 'transfer', toId: helper.id, comment: 'Please' } as const;
  expect(await bulk(company.owner, [there, here], order)).toEqual(['MEMBER_OUTSIDE_SHOP', null]);
  expect((await see(here)).handlers.map(({ id }) => id)).toEqual([helper.id]);
  expect(await see(there)).toMatchObject({ rev: 0, handlers: [{ id: manager.id }] });
  // Whoever alone reviews it: the field is named in words.
  const { outcomes } = await company.owner.call(api.bulk, {
    ids: [here],
    order: { ...order, toId: reviewer.id },
    requestId: requestId(),
  });
  expect(outcomes[0]?.refusal).toMatchObject({ reason: 'INPUT_REFUSED', message: 'Nobody reviews their own work' });
});

it('puts off, withdraws and ends each by its own rules', async () => {
  const [open, submitted] = [await given(), await given()];
  await manager.call(api.handle, { id: submitted, rev: 0, photoIds: [await givenPhoto(w, manager)] });
  const deadlineAt = new Date(w.clock.now().getTime() + 200 * HOUR_MS).toISOString();
  const later = { kind: 'extend', deadlineAt, comment: '' } as const;
  expect(await bulk(reviewer, [open, submitted], later)).toEqual([null, 'TASK_HANDLED']);
  expect((await see(open)).deadlineAt).toBe(deadlineAt);
  expect(await bulk(reviewer, [open], later)).toEqual(['DEADLINE_PAST']);
  expect(await bulk(manager, [open, submitted], { kind: 'withdraw' })).toEqual(['TASK_HANDLED', null]);
  const end = { kind: 'end', comment: 'The store closes' } as const;
  expect(await bulk(manager, [open, submitted], end)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await bulk(inspector, [open, submitted], end)).toEqual([null, null]);
  expect(await see(submitted)).toMatchObject({ state: 'ended', endReason: 'The store closes' });
});

it('does each once, however often the same request comes, and nothing of what the reader does not see', async () => {
  const id = await given();
  const other = await w.company({ name: 'Other' });
  const of = requestId();
  const end = { kind: 'end', comment: 'Done otherwise' } as const;
  const [first, again] = await Promise.all([bulk(inspector, [id], end, of), bulk(inspector, [id], end, of)]);
  expect([first, again]).toEqual([[null], [null]]);
  expect((await see(id)).history.map(({ event }) => event)).toEqual(['create', 'end']);
  const next = await given();
  expect(await bulk(other.owner, [next, uuidv7()], end)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect((await see(next)).state).toBe('pending');
});

it('of 20 that end the same two at once one does, and every other is told', async () => {
  const ids = [await given(), await given()];
  const end = { kind: 'end', comment: 'Twice' } as const;
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => bulk(inspector, n % 2 === 0 ? ids : ids.toReversed(), end)),
  );
  for (const [at, id] of ids.entries()) {
    const outcomes = all.map((one, n) => one[n % 2 === 0 ? at : 1 - at]);
    expect(outcomes.filter((one) => one === null)).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([null, 'TASK_CLOSED']));
    expect((await see(id)).history.filter(({ event }) => event === 'end')).toHaveLength(1);
  }
});
