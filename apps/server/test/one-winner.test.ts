import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { cycleApi } from '@rondo/contract/cycle';
import { inspectionApi } from '@rondo/contract/inspection';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { templateApi } from '@rondo/contract/template';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { DEFAULT_SCORING } from '@rondo/domain/scoring/settings';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchTo, givenShopToInspect, openTask, type ShopToInspect } from './inspection.ts';
import { outcomes } from './refusal.ts';
import { requestId, type World, world } from './world.ts';

/** Moves of objects that people steer: of twenty at once, who all saw the same, one moves it, and it is told once. */

let w: World;
let given: ShopToInspect;
beforeAll(async () => {
  w = await world();
  given = await givenShopToInspect(w);
});
afterAll(() => w.stop());

const CALLERS = 20;

const told = async (id: string): Promise<number> =>
  (await w.sql('select id from history where company_id = $1 and object_id = $2', [given.company.id, id])).length;

/** Answers why the others were refused. */
async function wonByOne(id: string, move: string, call: (no: number) => Promise<unknown>): Promise<(string | null)[]> {
  const before = await told(id);
  const { won, reasons } = await outcomes(Array.from({ length: CALLERS }, (_, no) => call(no)));
  expect({ move, won, told: (await told(id)) - before }).toEqual({ move, won: 1, told: 1 });
  return [...reasons];
}

it('a coverage policy is stopped and taken up again', async () => {
  const { owner } = given.company;
  const { id } = await owner.call(coveragePolicyApi.create, {
    name: 'Weekly',
    atLeast: 1,
    per: 'week',
    requestId: requestId(),
  });
  for (const event of ['stop', 'resume'] as const) {
    const { rev } = await owner.call(coveragePolicyApi.get, { id });
    await wonByOne(id, event, () => owner.call(coveragePolicyApi.move, { id, rev, event }));
  }
});

it('a cyclic task is paused and goes on', async () => {
  const { owner } = given.company;
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  const { id } = await owner.call(cycleApi.create, {
    ...{ name: 'Daily', mode: 'on_site', templateIds: [given.template.id], shopIds: [given.shopId], review: false },
    executor: { kind: 'manager' },
    schedule: {
      recurrence: { frequency: 'daily', everyDays: 1 },
      ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
    },
    requestId: requestId(),
  });
  w.clock.set(new Date('2026-11-20T01:00:30Z'));
  await w.app.runJob('cycle.watch');
  const revOf = async () => (await owner.call(cycleApi.get, { id })).rev;
  const first = await revOf();
  await wonByOne(id, 'pause', () => owner.call(cycleApi.pause, { id, rev: first, resumesOn: '2026-11-25' }));
  const paused = await revOf();
  await wonByOne(id, 'resume', () => owner.call(cycleApi.resume, { id, rev: paused }));
});

it('a template is published, disabled and enabled', async () => {
  const { owner } = given.company;
  const { id } = await owner.call(templateApi.create, { name: 'Kitchen', requestId: requestId() });
  const draft = await owner.call(templateApi.edit, { id });
  const items = [newCheckItem(uuidv7(), 'Floor')];
  const { rev } = await owner.call(templateApi.save, {
    ...{ id, rev: draft.rev, name: 'Kitchen', description: '', modes: ['on_site'] },
    content: { categories: [{ id: uuidv7(), name: 'Hall', parentId: null, weightPercent: null, items }] },
    scoring: { ...DEFAULT_SCORING },
  });
  await wonByOne(id, 'publish', () => owner.call(templateApi.publish, { id, rev }));
  const live = await owner.call(templateApi.get, { id });
  await wonByOne(id, 'disable', () => owner.call(templateApi.disable, { id, rev: live.rev }));
  const off = await owner.call(templateApi.get, { id });
  await wonByOne(id, 'enable', () => owner.call(templateApi.enable, { id, rev: off.rev }));
});

it('a draft that twenty take over is in one hand, and what one of them saved is kept', async () => {
  const { owner } = given.company;
  const { id } = await owner.call(templateApi.create, { name: 'Taken over', requestId: requestId() });
  const { rev } = await owner.call(templateApi.edit, { id });
  const others = await Promise.all([0, 1, 2, 3].map(() => given.company.member({ role: 'administrator' })));
  const hands = Array.from({ length: CALLERS / others.length }, () => others).flat();
  const taken = await outcomes(hands.map((who) => who.call(templateApi.edit, { id, takeOver: true })));
  expect([taken.won, taken.reasons.size]).toEqual([CALLERS, 0]);
  // Each was told from whom it was taken: the entries are one chain from the owner to who has it now.
  const chain = await w.sql<{ by: string; from: string }>(
    `select actor_id as by, data ->> 'from' as from from history
      where object_id = $1 and event = 'take_over' order by at, id`,
    [id],
  );
  const [holder] = await w.sql<{ editor_id: string }>('select editor_id from template where id = $1', [id]);
  expect(new Set(chain.map((one) => one.by)).size).toBe(others.length);
  const left = [...chain.map((one) => one.from), holder?.editor_id ?? ''];
  const took = [owner.id, ...chain.map((one) => one.by)];
  expect(left.toSorted()).toEqual(took.toSorted());
  const saves = await outcomes(
    hands.map((who) =>
      who.call(templateApi.save, {
        ...{ id, rev, name: 'Taken over', description: who.id, modes: ['on_site'], content: { categories: [] } },
        scoring: { ...DEFAULT_SCORING },
      }),
    ),
  );
  expect(saves.won).toBe(1);
  expect(await owner.call(templateApi.get, { id })).toMatchObject({ description: holder?.editor_id, rev: rev + 1 });
});

it('a store in preparation is opened', async () => {
  const { owner, start } = given.company;
  const { id } = await owner.call(shopApi.create, {
    ...{ name: 'New store', groupId: start.rootGroupId, state: 'preparing', requestId: requestId() },
  });
  await wonByOne(id, 'open', () => owner.call(shopApi.move, { id, rev: 0, event: 'open' }));
  expect(await owner.call(shopApi.get, { id })).toMatchObject({ state: 'open', rev: 1 });
});

it('a store is closed and opened again', async () => {
  const { company, shopId: id } = given;
  for (const event of ['close', 'reopen'] as const) {
    const { rev } = await company.owner.call(shopApi.get, { id });
    const reason = event === 'close' ? { reason: 'Works' } : {};
    await wonByOne(id, event, () => company.owner.call(shopApi.move, { id, rev, event, ...reason }));
  }
});

it('a closing that is planned is taken back', async () => {
  const { company } = given;
  const id = await company.shop();
  const on = addDays(civilDate(w.clock.now(), 'Asia/Shanghai'), 5);
  await company.owner.call(shopApi.move, { id, rev: 0, event: 'close', kind: 'permanent', reason: 'Lease', on });
  const { rev } = await company.owner.call(shopApi.get, { id });
  const refused = await wonByOne(id, 'withdraw', () => company.owner.call(shopApi.withdrawClosing, { id, rev }));
  expect(refused).toEqual(['STALE']);
  expect(await company.owner.call(shopApi.get, { id })).toMatchObject({ state: 'open', closing: null, rev: rev + 1 });
});

it('a task that somebody has in hand is given back', async () => {
  const { inspector, manager, template, shopId } = given;
  const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId]);
  await openTask(manager, taskId);
  const refused = await wonByOne(taskId, 'release', () => manager.call(inspectionApi.discard, { taskId }));
  // What comes after the first one is not theirs any more.
  expect(['FORBIDDEN', 'STALE']).toEqual(expect.arrayContaining(refused));
  const claims = () => w.sql('select claimed_by from task where id = $1', [taskId]);
  expect(await claims()).toEqual([{ claimed_by: null }]);
  await openTask(manager, taskId);
  expect(await claims()).toEqual([{ claimed_by: manager.id }]);
});

it('a task that its deadline closed is opened again', async () => {
  const { inspector, template, shopId } = given;
  const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const closing = { deadlineAt: inHours(2), deadlinePolicy: 'close' as const };
  const { firstTaskId: id } = await dispatchTo(w, inspector, template.id, [shopId], closing);
  w.clock.advance(3 * HOUR_MS);
  await w.app.runJob('task.watch');
  const { rev } = await inspector.call(taskApi.get, { id });
  const wanted = Array.from({ length: CALLERS }, (_, no) => inHours(10 + no));
  const refused = await wonByOne(id, 'reopen', (no) =>
    inspector.call(taskApi.reopen, { id, rev, deadlineAt: wanted[no] ?? '' }),
  );
  // What comes after the first one finds it open.
  expect(['STALE', 'TASK_HANDLED']).toEqual(expect.arrayContaining(refused));
  const after = await inspector.call(taskApi.get, { id });
  expect([after.state, after.rev, wanted.includes(after.deadlineAt)]).toEqual(['pending', rev + 1, true]);
});
