import { fileApi } from '@rondo/contract/file';
import { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Input } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let reviewer: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Noon in Shanghai, on a Friday.
  w.clock.set('2026-11-20T04:00:00Z');
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ name: 'Camden', managerIds: [manager.id] });
  reviewer = await company.member({ role: 'area_manager', shopIds: [shopId] });
});

type Wanted = Input<typeof api.createRepeat>;
const schedule = (more: Partial<Wanted['schedule']> = {}): Wanted['schedule'] => ({
  recurrence: { frequency: 'daily', everyDays: 1 },
  startOn: '2026-11-20',
  startTime: '09:00',
  term: { kind: 'days', days: 0 },
  ...more,
});
const create = async (more: Partial<Wanted> = {}, who: Person = company.owner): Promise<string> =>
  (
    await who.call(api.createRepeat, {
      name: 'Count the till',
      content: 'Both drawers',
      shopIds: [shopId],
      executor: { kind: 'manager' },
      schedule: schedule(),
      review: more.levels !== undefined,
      requestId: requestId(),
      ...more,
    })
  ).id;
const resolving = (path: string) => ({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as `/${string}` });
/** The clock of a moment, twice: what is given out is given out once. */
async function at(time: string): Promise<void> {
  w.clock.set(time);
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 86_400_000)]);
  await w.app.runJob('free-task.repeat');
  await w.app.runJob('free-task.repeat');
}
const tasks = async (who: Person = company.owner) =>
  (await who.call(taskApi.list, { tab: 'all', sort: 'created' })).list;
const starts = async () => (await tasks()).map(({ startAt }) => startAt);

it('gives out its tasks on each day of its schedule, once, with what was asked for', async () => {
  await create({ levels: [{ mode: 'any', memberIds: [reviewer.id] }], evidence: { number: true }, priority: 'high' });
  await at('2026-11-20T04:00:00Z');
  expect(await tasks()).toEqual([]);
  await at('2026-11-21T00:59:00Z');
  expect(await tasks()).toEqual([]);
  await at('2026-11-21T01:00:30Z');
  await at('2026-11-21T05:00:00Z');
  await at('2026-11-22T01:00:30Z');
  expect(await tasks()).toMatchObject([
    { name: 'Count the till', kind: 'free', dispatch: 'cyclic', startAt: '2026-11-21T01:00:00.000Z', priority: 'high' },
    { startAt: '2026-11-22T01:00:00.000Z', deadlineAt: '2026-11-22T15:59:00.000Z', shop: { id: shopId } },
  ]);
  const [first] = await tasks();
  const detail = await manager.call(api.get, { id: first?.id ?? '' });
  expect(detail).toMatchObject({ content: 'Both drawers', evidence: { number: true }, can: { handle: true } });
  await manager.call(api.submit, { id: first?.id ?? '', number: 2, requestId: requestId() });
  expect((await reviewer.call(taskApi.get, { id: first?.id ?? '' })).can.events).toContain('approve');
  expect(await company.owner.call(api.repeats, {})).toMatchObject([
    { nextAt: '2026-11-23T01:00:00.000Z', last: { dueOn: '2026-11-22', tasks: 1 }, shops: 1 },
  ]);
});

it('gives each of its tasks the pictures and documents it came with, until it is ended', async () => {
  const [photo, plan] = [await givenPhoto(w, company.owner), await givenDocument(company.owner, '平面图.pdf')];
  const attached = { fileIds: [photo], documentIds: [plan.id] };
  const nine = Array.from({ length: 9 }, () => photo);
  expect(await refused(create({ ...attached, fileIds: nine }))).toBe('INPUT_REFUSED');
  const theirs = await givenDocument(manager, 'other.pdf');
  expect(await refused(create({ documentIds: [theirs.id] }))).toBe('NOT_FOUND');
  const id = await create(attached);
  await at('2026-11-21T01:00:30Z');
  await at('2026-11-22T01:00:30Z');
  for (const { id: taskId } of await tasks()) {
    const asked = await manager.call(api.get, { id: taskId });
    expect([asked.files.map((one) => one.id), asked.documents]).toEqual([[photo], [plan]]);
  }
  expect((await manager.call(resolving(plan.path), {})).url).toContain(plan.path);
  const uses = () => w.sql('select file_id from file_use where object_id = $1', [id]);
  expect(await uses()).toHaveLength(2);
  const [listed] = await company.owner.call(api.repeats, {});
  await company.owner.call(api.endRepeat, { id, rev: listed?.rev ?? 0 });
  expect(await uses()).toEqual([]);
});

it('begins where each store is, and makes up for nothing but today', async () => {
  const london = await company.shop({ name: 'London', managerIds: [manager.id] });
  await w.sql('update shop set time_zone = $2 where id = $1', [london, 'Europe/London']);
  await create({ shopIds: [shopId, london] });
  await at('2026-11-21T01:00:30Z');
  expect((await tasks()).map(({ shop }) => shop.name)).toEqual(['Camden']);
  await at('2026-11-21T09:00:30Z');
  expect((await tasks()).map(({ shop }) => shop.name).sort()).toEqual(['Camden', 'London']);
  // Three days without a clock, then late in the day: that day, with its full time.
  await at('2026-11-24T12:00:00Z');
  expect((await starts()).slice(2)).toEqual(['2026-11-24T01:00:00.000Z', '2026-11-24T09:00:00.000Z']);
});

it('is given out once by twenty clocks at once, with its sub-tasks', async () => {
  const parts = [{ name: 'Coins', handlerId: manager.id }];
  await create({ parts });
  w.clock.set('2026-11-21T01:00:30Z');
  await Promise.all(Array.from({ length: 20 }, () => w.app.runJob('free-task.repeat')));
  expect((await tasks()).map(({ name }) => name).sort()).toEqual(['Coins', 'Count the till']);
});

it('leaves out who left and what closed, and ends with its last day', async () => {
  const gone = await company.member({ role: 'inspector' });
  const soho = await company.shop({ name: 'Soho', managerIds: [manager.id] });
  const executor = { kind: 'members' as const, memberIds: [manager.id, gone.id] };
  const id = await create({ shopIds: [shopId, soho], executor, schedule: schedule({ endOn: '2026-11-21' }) });
  await w.sql("update member set state = 'disabled' where id = $1", [gone.id]);
  await w.sql("update shop set state = 'closed', closed_kind = 'temporary', closed_on = '2026-11-20' where id = $1", [
    soho,
  ]);
  await at('2026-11-21T01:00:30Z');
  expect(await tasks()).toMatchObject([{ shop: { id: shopId }, handlers: [{ id: manager.id }] }]);
  await at('2026-11-22T01:00:30Z');
  expect(await tasks()).toHaveLength(1);
  expect(await company.owner.call(api.repeats, {})).toEqual([]);
  expect(await refused(company.owner.call(api.endRepeat, { id, rev: 0 }))).toBe('NOT_FOUND');
});

it('is ended by one of twenty, by whoever made it or an administrator', async () => {
  const id = await create({}, reviewer);
  expect(await refused(manager.call(api.repeats, {}))).toBe('FORBIDDEN');
  const other = await company.member({ role: 'area_manager' });
  expect(await other.call(api.repeats, {})).toEqual([]);
  expect(await refused(other.call(api.endRepeat, { id, rev: 0 }))).toBe('NOT_FOUND');
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? reviewer : company.owner).call(api.endRepeat, { id, rev: 0 })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await at('2026-11-21T01:00:30Z');
  expect(await tasks()).toEqual([]);
});

it('refuses a schedule that never comes, somebody unknown, and another company’s store', async () => {
  const stranger = await w.company();
  const foreign = await stranger.shop();
  const tried = (more: Partial<Wanted>) => refused(create(more));
  expect(await tried({ schedule: schedule({ startOn: '2026-01-01', endOn: '2026-11-19' }) })).toBe('INPUT_REFUSED');
  expect(await tried({ schedule: schedule({ endOn: '2026-11-01' }) })).toBe('INPUT_REFUSED');
  expect(await tried({ schedule: schedule({ randomUntil: '18:00' }) })).toBe('INPUT_REFUSED');
  expect(await tried({ executor: { kind: 'members', memberIds: [stranger.owner.id] } })).toBe('MEMBER_NOT_FOUND');
  expect(await tried({ shopIds: [foreign] })).toBe('NOT_FOUND');
  expect(await tried({ shopIds: [] })).toBe('HANDLER_NEEDED');
  expect(await tried({ review: true })).toBe('REVIEWER_NEEDED');
  expect(
    await refused(
      manager.call(api.createRepeat, {
        name: 'x',
        executor: { kind: 'manager' },
        schedule: schedule(),
        requestId: requestId(),
      }),
    ),
  ).toBe('FORBIDDEN');
});
