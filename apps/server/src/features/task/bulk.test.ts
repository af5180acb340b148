import { jobApi } from '@rondo/contract/job';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi as api } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenShopToInspect, inspect } from '../../../test/inspection.ts';
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

const given = async (name: string) => (await dispatchTo(w, inspector, template.id, [shopId], { name })).firstTaskId;
type Order = Input<typeof api.bulk>['order'];
const begin = (who: Person, order: Order, more: { keyword?: string; tab?: 'initiated' | 'all' } = {}) =>
  who.call(api.bulk, { tab: 'initiated', order, requestId: requestId(), ...more });
async function ended(who: Person, id: string) {
  await w.app.runJob('job.run', { companyId: company.id, id });
  await expect
    .poll(async () => (await who.call(jobApi.get, { id })).state, { timeout: 10_000 })
    .not.toMatch(/waiting|running/);
  return who.call(jobApi.get, { id });
}

describe('an act on all tasks under a filter', () => {
  it('does each that can be done, and says by number why the others are not', async () => {
    const [open, done] = [await given('Open'), await given('Done')];
    await inspect(manager, done, answersOf(template.items));
    const { jobId, tasks } = await begin(inspector, { kind: 'close', comment: 'Season is over' });
    expect(tasks).toBe(2);
    expect(await ended(inspector, jobId)).toMatchObject({
      state: 'done',
      result: { acted: 1, refused: 1 },
      errorCount: 1,
    });
    const errors = await inspector.call(jobApi.errors, { id: jobId });
    const { number } = await inspector.call(api.get, { id: done });
    expect(errors).toMatchObject([{ value: number, message: 'this task has been handled and cannot be handled' }]);
    expect(await inspector.call(api.get, { id: open })).toMatchObject({ state: 'closed', closeNote: 'Season is over' });
    expect((await inspector.call(api.get, { id: done })).state).toBe('completed');
    expect(await manager.call(api.pendingCount, {})).toBe(0);
  });

  it('takes exactly the rows of the filter', async () => {
    const [one, other] = [await given('Kitchen'), await given('Cellar')];
    const { jobId, tasks } = await begin(inspector, { kind: 'close', comment: 'No' }, { keyword: 'Cell' });
    expect(tasks).toBe(1);
    await ended(inspector, jobId);
    expect((await inspector.call(api.get, { id: one })).state).toBe('pending');
    expect((await inspector.call(api.get, { id: other })).state).toBe('closed');
  });

  it('transfers, moves the deadline and reminds; a task that refuses half way keeps nothing', async () => {
    const id = await given('Kitchen');
    const second = await company.member({ role: 'inspector', shopIds: [shopId] });
    const outside = await company.member({ role: 'inspector' });
    const deadlineAt = new Date(w.clock.now().getTime() + 200 * 3_600_000).toISOString();
    for (const order of [
      { kind: 'transfer', toId: second.id },
      { kind: 'change_deadline', deadlineAt },
      { kind: 'remind' },
    ] satisfies Order[])
      expect(await ended(inspector, (await begin(inspector, order)).jobId)).toMatchObject({ result: { acted: 1 } });
    const after = await inspector.call(api.get, { id });
    expect(after).toMatchObject({ deadlineAt, extended: 1, handlers: [{ id: second.id }] });
    const refusedWork = await ended(inspector, (await begin(inspector, { kind: 'transfer', toId: outside.id })).jobId);
    expect(refusedWork).toMatchObject({ state: 'done', result: { acted: 0, refused: 1 } });
    expect((await inspector.call(api.get, { id })).history).toEqual(after.history);
    const again = await ended(inspector, (await begin(inspector, { kind: 'remind' })).jobId);
    expect(again).toMatchObject({ result: { acted: 0, refused: 1 } });
  });

  it('does for nobody what they may not do one by one', async () => {
    const id = await given('Kitchen');
    const area = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const { jobId } = await begin(area, { kind: 'close', comment: 'No' }, { tab: 'all' });
    expect(await ended(area, jobId)).toMatchObject({ result: { acted: 0, refused: 1 } });
    expect((await inspector.call(api.get, { id })).state).toBe('pending');
    const outside = await company.member({ role: 'inspector' });
    expect(await refused(begin(outside, { kind: 'remind' }, { tab: 'all' }))).toBe('INPUT_REFUSED');
  });
});
