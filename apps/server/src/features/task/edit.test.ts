import { jobApi } from '@rondo/contract/job';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { dispatchTo, type GivenTemplate, givenShopToInspect } from '../../../test/inspection.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

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

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(w.clock.now().getTime() + minutes * MINUTE).toISOString();
const scheduled = (more: Parameters<typeof dispatchTo>[4] = {}) =>
  dispatchTo(w, inspector, template.id, [shopId], { startAt: inMinutes(60), deadlineAt: inMinutes(300), ...more });
const see = (id: string) => inspector.call(api.get, { id });
const changed = (more: object = {}) => ({
  ...{ name: 'Kitchen', description: 'Bring a lamp', startAt: inMinutes(90), deadlineAt: inMinutes(400), ...more },
});

describe('a scheduled task', () => {
  it('is another one before it begins, and begins at its new time', async () => {
    const id = (await scheduled()).firstTaskId ?? '';
    const next = changed();
    await inspector.call(api.edit, { id, rev: 0, ...next });
    const seen = await see(id);
    expect(seen).toMatchObject({ ...next, state: 'not_initiated', rev: 1 });
    expect(seen.history.at(-1)).toMatchObject({ event: 'edit' });
    w.clock.advance(61 * MINUTE);
    await w.app.runJob('task.watch');
    expect((await see(id)).state).toBe('not_initiated');
    w.clock.advance(30 * MINUTE);
    await w.app.runJob('task.watch');
    expect((await see(id)).state).toBe('pending');
    expect(await refused(inspector.call(api.edit, { id, rev: (await see(id)).rev, ...changed() }))).toBe(
      'TASK_HANDLED',
    );
  });

  it('keeps a start that is near already, and refuses a new one that is too near', async () => {
    const startAt = inMinutes(60);
    const id = (await scheduled({ startAt })).firstTaskId ?? '';
    w.clock.advance(58 * MINUTE);
    const { code, ...told } = await inspector
      .call(api.edit, { id, rev: 0, ...changed({ startAt: inMinutes(4) }) })
      .then(
        () => ({ code: 0, data: null }),
        (error: { code: number; data: unknown }) => error,
      );
    expect([code !== 0, told.data]).toEqual([true, expect.anything()]);
    await inspector.call(api.edit, { id, rev: 0, ...changed({ startAt, name: 'Soon' }) });
    expect(await see(id)).toMatchObject({ name: 'Soon', startAt });
    expect(await refused(inspector.call(api.edit, { id, rev: 1, ...changed({ deadlineAt: inMinutes(1) }) }))).toBe(
      'DEADLINE_PAST',
    );
  });

  it('is changed by whoever gave it or an administrator, by one of twenty at once', async () => {
    const id = (await scheduled()).firstTaskId ?? '';
    expect(await refused(manager.call(api.edit, { id, rev: 0, ...changed() }))).toMatch(/FORBIDDEN|NOT_FOUND/);
    const acts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => inspector.call(api.edit, { id, rev: 0, ...changed({ name: `Plan ${i}` }) })),
    );
    expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await inspector.call(api.close, { id, rev: 1, comment: 'Not needed' });
    expect(await see(id)).toMatchObject({ state: 'closed', closeReason: 'cancelled' });
    expect(await refused(inspector.call(api.edit, { id, rev: 2, ...changed() }))).toBe('TASK_CLOSED');
  });

  it('and all that were dispatched with it, as background work', async () => {
    const second = await company.shop({ managerIds: [manager.id] });
    await w.sql('update member set scope_shop_ids = scope_shop_ids || $2::uuid where id = $1', [inspector.id, second]);
    w.clock.refreshActors();
    const { batchId } = await scheduled({ shopIds: [shopId, second] });
    const other = (await scheduled({ name: 'Other' })).firstTaskId ?? '';
    const { jobId, tasks } = await company.owner.call(api.bulk, {
      ...{ tab: 'all', batchId, state: ['not_initiated'], requestId: requestId() },
      order: { kind: 'edit', ...changed() },
    });
    expect(tasks).toBe(2);
    await w.app.runJob('job.run', { companyId: company.id, id: jobId });
    await expect.poll(async () => (await company.owner.call(jobApi.get, { id: jobId })).state).toBe('done');
    expect(await w.sql('select distinct name from task where batch_id = $1', [batchId])).toEqual([{ name: 'Kitchen' }]);
    expect((await see(other)).name).toBe('Other');
  });
});

describe('the levels of one dispatch', () => {
  it('are those of its tasks, and nobody stands on two of them', async () => {
    const [a, b] = [await company.member(), await company.member()];
    const reviewLevels = [
      { mode: 'all' as const, memberIds: [a.id, company.owner.id] },
      { mode: 'sequence' as const, memberIds: [b.id] },
    ];
    const made = await scheduled({ review: true, reviewLevels });
    const { review } = await see(made.firstTaskId ?? '');
    expect(review.levels.map(({ mode, people }) => [mode, people.map(({ id }) => id).sort()])).toEqual(
      reviewLevels.map(({ mode, memberIds }) => [mode, [...memberIds].sort()]),
    );
    const twice = [...reviewLevels, { mode: 'any' as const, memberIds: [a.id] }];
    expect(await refused(scheduled({ review: true, reviewLevels: twice }))).toBe('INPUT_REFUSED');
    const stranger = await (await w.company()).member();
    const foreign = [{ mode: 'all' as const, memberIds: [stranger.id] }];
    expect(await refused(scheduled({ review: true, reviewLevels: foreign }))).toBe('MEMBER_NOT_FOUND');
  });
});
