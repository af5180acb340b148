import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import {
  answersOf,
  dispatchTo,
  type GivenTemplate,
  givenShopToInspect,
  givenTemplate,
  inspect,
} from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

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
  ({ company, shopId, manager, inspector, template } = await givenShopToInspect(w));
});

const see = (id: string) => inspector.call(taskApi.get, { id });

/** An inspection with failed items, whose task waits for them. */
async function found(more: object = {}, fails: readonly number[] = [0, 1]) {
  const plan = { afterRectifications: true, ccIds: [company.owner.id], ...more };
  const { firstTaskId: taskId } = await dispatchTo(w, inspector, template.id, [shopId], plan);
  const { recordId, rectifications } = await inspect(manager, taskId, answersOf(template.items, fails));
  return { taskId, recordId, ids: rectifications.map(({ id }) => id) };
}

const end = async (id: string, by = company.owner) =>
  by.call(rectificationApi.end, { id, rev: (await by.call(rectificationApi.get, { id })).rev, comment: 'Gone' });

describe('a task that waits for what it found', () => {
  it('is complete with the end of the last one, however it ends, and copies and messages follow only then', async () => {
    const { taskId, ids } = await found({ review: true, reviewerIds: [inspector.id] });
    const { rev } = await see(taskId);
    await inspector.call(taskApi.approve, { id: taskId, rev });
    const held = await see(taskId);
    expect([held.state, held.finishedAt, held.can.events, held.can.remind]).toEqual([
      'pending_rectification',
      null,
      [],
      false,
    ]);
    const turns = 'select count(*)::int as n from turn where object_id = $1';
    expect(await w.sql(turns, [taskId])).toEqual([{ n: 0 }]);
    await w.settle();
    expect((await company.owner.call(taskApi.list, { tab: 'cc' })).list[0]?.state).toBe('pending_rectification');
    const [first = '', second = ''] = ids;
    await end(first);
    expect((await see(taskId)).state).toBe('pending_rectification');
    const one = await manager.call(rectificationApi.get, { id: second });
    await manager.call(rectificationApi.handle, { id: second, rev: one.rev, photoIds: [await givenPhoto(w, manager)] });
    const handled = await company.owner.call(rectificationApi.get, { id: second });
    expect((await see(taskId)).state).toBe('pending_rectification');
    const reviewer = [inspector, manager, company.owner].find(({ id }) => handled.reviewers.some((p) => p.id === id));
    await reviewer?.call(rectificationApi.approve, { id: second, rev: handled.rev });
    const over = await see(taskId);
    expect([over.state, over.finishedAt !== null]).toEqual(['completed', true]);
    expect(over.history.map(({ event }) => event).slice(-3)).toEqual(['approve_held', 'finish', 'cc']);
    expect(over.history.at(-2)?.actor).toBeNull();
    await w.settle();
    const told = await w.sql<{ member_id: string }>(
      "select member_id from message where object_id = $1 and text_key = 'task.completed'",
      [taskId],
    );
    expect(told.map((row) => row.member_id).toSorted()).toEqual(
      [inspector, manager, company.owner].map((p) => p.id).toSorted(),
    );
    // Opened again later, it is a matter of its own.
    await reviewer?.call(rectificationApi.reopen, {
      ...{ id: second, comment: 'Broken', rev: (await company.owner.call(rectificationApi.get, { id: second })).rev },
    });
    expect((await see(taskId)).state).toBe('completed');
  });

  it('waits without a reviewer too, not where nothing failed, and not where it is not set', async () => {
    expect((await see((await found()).taskId)).state).toBe('pending_rectification');
    expect((await see((await found({}, [])).taskId)).state).toBe('completed');
    expect((await see((await found({ afterRectifications: false })).taskId)).state).toBe('completed');
  });

  it('is as the template says, else the company, unless the dispatch says otherwise', async () => {
    const saved = (templateId: string | null, afterRectifications: boolean) =>
      company.owner.call(inspectSettingApi.saveProcess, {
        ...{ mode: 'on_site', templateId, levels: [], onEmpty: 'administrators', reviewUpTo: null, rev: 0 },
        ...{ ccIds: [], ccRoleIds: [], allowsOverride: true, afterRectifications },
      });
    await saved(null, true);
    const preset = { afterRectifications: undefined };
    expect((await see((await found(preset)).taskId)).state).toBe('pending_rectification');
    expect((await see((await found({ afterRectifications: false })).taskId)).state).toBe('completed');
    await saved(template.id, false);
    expect((await see((await found(preset)).taskId)).state).toBe('completed');
  });

  it('waits no longer once its record is void, also when that is told twice', async () => {
    const { taskId, recordId } = await found();
    const { rev } = await company.owner.call(recordApi.get, { id: recordId });
    await company.owner.call(recordApi.void, { id: recordId, rev, reason: 'Another store' });
    await w.settle();
    expect((await see(taskId)).state).toBe('completed');
    const again = { recordId, shopId, businessOn: '2026-11-20', byId: company.owner.id };
    await w.sql("insert into outbox (company_id, event, payload) values ($1, 'record.voided', $2)", [
      company.id,
      again,
    ]);
    await w.settle();
    expect((await see(taskId)).history.filter(({ event }) => event === 'finish')).toHaveLength(1);
  });

  it('is counted as handed in, and complete only at its end; nothing of the clock reaches it', async () => {
    const { taskId, ids } = await found({ deadlinePolicy: 'close' });
    const counted = async () =>
      (await inspector.call(taskApi.list, { tab: 'all', state: ['completed'] })).list.map(({ id }) => id);
    w.clock.advance(96 * 3_600_000);
    await w.app.runJob('task.watch');
    const late = await see(taskId);
    expect([late.state, late.isOverdue, await counted()]).toEqual(['pending_rectification', false, []]);
    for (const id of ids) await end(id);
    expect(await counted()).toEqual([taskId]);
  });
});

it('twenty that end at once complete their task once', async () => {
  template = await givenTemplate(w, company, { items: 20 });
  const { taskId, ids } = await found({}, [...Array(20).keys()]);
  expect(ids).toHaveLength(20);
  await Promise.all(ids.map((id) => end(id)));
  const { state, history } = await see(taskId);
  expect([state, history.filter(({ event }) => event === 'finish').length]).toEqual(['completed', 1]);
});
