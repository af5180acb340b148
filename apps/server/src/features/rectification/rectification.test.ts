import type { Input } from '@rondo/contract/kit/endpoint';
import { messageApi } from '@rondo/contract/message';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { resized, shot, uploadPhoto } from '../../../test/photo.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let inspector: Person;
let manager: Person;
let reviewer: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  inspector = await company.member({ role: 'inspector', shopIds: [shopId] });
  reviewer = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
});

const reason = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refused) return error.reason;
      throw error;
    },
  );
const given = (more = {}) =>
  givenRectification(w, company, { shopId, initiator: inspector, handlers: [manager], reviewers: [reviewer], ...more });
const see = (id: string, who: Person = company.owner) => who.call(api.get, { id });
const handle = async (id: string, rev = 0) =>
  manager.call(api.handle, { id, rev, photoIds: [await givenPhoto(w, manager)] });
const todo = (who: Person) => who.call(taskApi.pendingCount, {});

describe('the straight way', () => {
  it('is handled with photos, reviewed and complete, and the ball is in one court at a time', async () => {
    const id = await given();
    expect([await todo(manager), await todo(reviewer)]).toEqual([1, 0]);
    await handle(id);
    expect([await todo(manager), await todo(reviewer)]).toEqual([0, 1]);
    await reviewer.call(api.approve, { id, rev: 1, comment: 'Good' });
    expect([await todo(manager), await todo(reviewer)]).toEqual([0, 0]);
    const detail = await see(id);
    expect(detail).toMatchObject({ state: 'completed', round: 1, rev: 2 });
    expect(detail.history.map((h) => h.event)).toEqual(['create', 'handle', 'approve']);
  });

  it('needs a photo, and none of somebody else', async () => {
    const id = await given();
    expect(await reason(manager.call(api.handle, { id, rev: 0, photoIds: [] }))).toBe('PHOTOS_NEEDED');
    const foreign = await givenPhoto(w, inspector);
    expect(await reason(manager.call(api.handle, { id, rev: 0, photoIds: [foreign] }))).toBe('NOT_FOUND');
    expect((await see(id)).state).toBe('pending');
  });

  it('takes no photo of a fix that was sent back, but that of one that was withdrawn', async () => {
    const id = await given();
    const photoIds = [await givenPhoto(w, manager)];
    await manager.call(api.handle, { id, rev: 0, photoIds });
    await manager.call(api.withdraw, { id, rev: 1 });
    await manager.call(api.handle, { id, rev: 2, photoIds });
    await reviewer.call(api.reject, { id, rev: 3, comment: 'Still warm' });
    expect(await reason(manager.call(api.handle, { id, rev: 4, photoIds }))).toBe('PHOTO_REPEATED');
    await handle(id, 4);
  });

  it('takes no photo that looks like that of the problem, unless the handler says that no change can be seen', async () => {
    const problem = await shot('kitchen-lunch');
    const id = await given({ beforePhotoIds: [await uploadPhoto(inspector, problem)] });
    const handleWith = async (picture: Buffer, more = {}) =>
      reason(manager.call(api.handle, { id, rev: 0, photoIds: [await uploadPhoto(manager, picture)], ...more }));
    expect(await handleWith(problem)).toBe('PHOTO_UNCHANGED');
    expect(await handleWith(await resized(problem))).toBe('PHOTO_UNCHANGED');
    expect(await see(id)).toMatchObject({ state: 'pending', noVisibleChange: false });
    expect(await handleWith(problem, { noVisibleChange: true })).toBe('done');
    const { noVisibleChange, history } = await see(id, reviewer);
    expect([noVisibleChange, history.at(-1)?.data.noVisibleChange]).toEqual([true, true]);
    await reviewer.call(api.reject, { id, rev: 1, comment: 'It cannot be seen' });
    const other = await uploadPhoto(manager, await shot('storage-racks'));
    await manager.call(api.handle, { id, rev: 2, photoIds: [other] });
    expect((await see(id)).noVisibleChange).toBe(false);
  });

  it('knows a photo of one colour by its content only', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const id = await given({ beforePhotoIds: [await uploadPhoto(inspector, await plain('#888'))] });
    const same = [await uploadPhoto(manager, await plain('#888'))];
    expect(await reason(manager.call(api.handle, { id, rev: 0, photoIds: same }))).toBe('PHOTO_UNCHANGED');
    await manager.call(api.handle, { id, rev: 0, photoIds: [await uploadPhoto(manager, await plain('#777'))] });
  });

  it('without a reviewer is complete when it is handled', async () => {
    const id = await given({ reviewers: [] });
    await handle(id);
    expect((await see(id)).state).toBe('completed');
  });

  it('sent back begins another round with a day at least', async () => {
    const id = await given({ limitHours: 1 });
    w.clock.advance(2 * 3_600_000);
    await handle(id);
    await reviewer.call(api.reject, { id, rev: 1, comment: 'The thermometer is not in the picture' });
    const detail = await see(id);
    expect(detail).toMatchObject({ state: 'pending', round: 2, isOverdue: false });
    expect(new Date(detail.deadlineAt).getTime() - w.clock.now().getTime()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await todo(manager)).toBe(1);
  });

  it('counts the same item failing again at the same store', async () => {
    const itemId = crypto.randomUUID();
    await given({ itemId });
    expect((await see(await given({ itemId }))).repeatNo).toBe(2);
  });
});

describe('who may', () => {
  it('a store manager never sees another store’s rectifications', async () => {
    const other = await company.member({ role: 'store_manager' });
    await company.shop({ managerIds: [other.id] });
    const id = await given();
    expect(await reason(see(id, other))).toBe('NOT_FOUND');
    expect((await other.call(api.list, {})).list).toEqual([]);
    expect((await manager.call(api.list, {})).list.map((r) => r.id)).toEqual([id]);
  });

  it('a stranger company sees nothing and moves nothing', async () => {
    const stranger = await w.company();
    const id = await given();
    expect(await reason(see(id, stranger.owner))).toBe('NOT_FOUND');
    expect(await reason(stranger.owner.call(api.end, { id, rev: 0, comment: 'x' }))).toBe('NOT_FOUND');
  });

  it('a participant opens it though the store has left their scope, and lists it no more', async () => {
    const id = await given();
    await w.sql('update member set scope_shop_ids = $1 where id = $2', [[], inspector.id]);
    w.clock.advance(1_100);
    await expect(see(id, inspector)).resolves.toMatchObject({ id });
    expect((await inspector.call(api.list, {})).list).toEqual([]);
  });

  it('is offered exactly what succeeds', async () => {
    const id = await given();
    expect((await see(id, manager)).can.events.sort()).toEqual(['appeal', 'ask_extension', 'handle', 'transfer']);
    expect((await see(id, reviewer)).can.events).toEqual(['extend']);
    expect(await reason(reviewer.call(api.approve, { id, rev: 0 }))).toBe('TASK_HANDLED');
    expect(await reason(inspector.call(api.approve, { id, rev: 0 }))).toBe('TASK_HANDLED');
    await handle(id);
    expect(await reason(inspector.call(api.approve, { id, rev: 1 }))).toBe('FORBIDDEN');
    expect(await reason(manager.call(api.end, { id, rev: 1, comment: 'x' }))).toBe('FORBIDDEN');
  });

  it('is reviewed by its reviewer alone, administrators end or transfer it', async () => {
    const id = await given();
    await handle(id);
    expect(await reason(company.owner.call(api.approve, { id, rev: 1 }))).toBe('FORBIDDEN');
    expect((await see(id)).can.events).not.toContain('approve');
    expect(await reason(reviewer.call(api.approve, { id, rev: 1 }))).toBe('done');
  });

  it('nobody is offered to remind themself', async () => {
    const id = await given();
    expect((await see(id, reviewer)).can.remind).toBe(true);
    await handle(id);
    expect((await see(id, reviewer)).can.remind).toBe(false);
    expect(await reason(reviewer.call(api.remind, { id }))).toBe('FORBIDDEN');
    expect((await see(id, inspector)).can.remind).toBe(true);
  });

  it('is put off at most twice', async () => {
    const id = await given();
    const inDays = (days: number) => new Date(w.clock.now().getTime() + days * 86_400_000).toISOString();
    for (const [rev, days] of [10, 20].entries())
      await reviewer.call(api.extend, { id, rev, deadlineAt: inDays(days) });
    expect(await reason(reviewer.call(api.extend, { id, rev: 2, deadlineAt: inDays(30) }))).toBe('EXTENSION_LIMIT');
    expect((await see(id, reviewer)).can.events).not.toContain('extend');
  });

  it('goes on only to somebody who works for the store', async () => {
    const id = await given();
    const far = await company.member({ role: 'store_manager' });
    expect(await reason(manager.call(api.transfer, { id, rev: 0, toId: far.id }))).toBe('MEMBER_OUTSIDE_SHOP');
    await manager.call(api.transfer, { id, rev: 0, toId: inspector.id, comment: 'Yours' });
    expect([await todo(manager), await todo(inspector)]).toEqual([0, 1]);
  });
});

describe('two at once', () => {
  it('twenty reviewers of one fix: one wins, the others hear that it has been handled', async () => {
    const id = await given();
    await handle(id);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => reason(reviewer.call(api.approve, { id, rev: 1 }))),
    );
    expect(results.filter((r) => r === 'done')).toHaveLength(1);
    expect(results.filter((r) => r === 'TASK_HANDLED')).toHaveLength(19);
    const rows = await w.sql(`select event from history where object_id = $1 and event = 'approve'`, [id]);
    expect(rows).toHaveLength(1);
  });

  it('an ended one is closed for everybody', async () => {
    const id = await given();
    await inspector.call(api.end, { id, rev: 0, comment: 'Store is rebuilt' });
    expect(await reason(handle(id, 1))).toBe('TASK_CLOSED');
  });

  it('old details are not overwritten', async () => {
    const id = await given();
    const deadlineAt = new Date(w.clock.now().getTime() + 30 * 86_400_000).toISOString();
    await reviewer.call(api.extend, { id, rev: 0, deadlineAt });
    expect(await reason(reviewer.call(api.extend, { id, rev: 0, deadlineAt: '2099-01-01T00:00:00Z' }))).toBe('STALE');
  });
});

describe('the clock', () => {
  it('tells of a deadline once a stage, however often it looks', async () => {
    const id = await given({ limitHours: 48 });
    const told = async () => {
      await w.app.runJob('rectification.watch');
      const rows = await w.sql<{ clock_stage: string | null }>('select clock_stage from rectification where id = $1', [
        id,
      ]);
      return rows[0]?.clock_stage;
    };
    expect(await told()).toBeNull();
    w.clock.advance(25 * 3_600_000);
    expect([await told(), await told()]).toEqual(['due_24h', 'due_24h']);
    w.clock.advance(24 * 3_600_000);
    expect(await told()).toBe('overdue');
    expect((await see(id)).isOverdue).toBe(true);
  });

  it('lets a completed one be opened again for 30 days', async () => {
    const id = await given({ reviewers: [] });
    await handle(id);
    await company.owner.call(api.reopen, { id, rev: 1, comment: 'Broken again' });
    await handle(id, 2);
    w.clock.advance(31 * 86_400_000);
    expect(await reason(company.owner.call(api.reopen, { id, rev: 3, comment: 'Late' }))).toBe('REOPEN_TOO_LATE');
  });
});

describe('the list', () => {
  it('pages by cursor without loss or double while rows arrive', async () => {
    for (let i = 0; i < 23; i += 1) await given();
    const first = await company.owner.call(api.list, { size: 10 });
    await given();
    const second = await company.owner.call(api.list, { size: 10, cursor: first.next ?? '' });
    const third = await company.owner.call(api.list, { size: 10, cursor: second.next ?? '' });
    const ids = [...first.list, ...second.list, ...third.list].map((r) => r.id);
    expect(new Set(ids).size).toBe(23);
    expect(third.next).toBeNull();
    expect(await reason(company.owner.call(api.list, { cursor: 'nonsense' }))).toBe('INPUT_REFUSED');
  });
});

describe('a problem that is reported', () => {
  const problem = async (who: Person, more: Partial<Input<typeof api.create>> = {}) =>
    who.call(api.create, {
      ...{
        requestId: requestId(),
        shopId,
        title: 'Fridge drips',
        severity: 'major' as const,
        handlerIds: [manager.id],
      },
      ...{ reviewerIds: [inspector.id], photoIds: more.photoIds ?? [await givenPhoto(w, who)], ...more },
    });

  it('begins with the people and hours of the company, and is handled like any other', async () => {
    const ids = (people: readonly { id: string }[]) => people.map((one) => one.id);
    const first = await inspector.call(api.usual, { shopId });
    expect(first).toMatchObject({ limitHours: { normal: 72, major: 48, red_line: 24 }, isAlone: false, cc: [] });
    expect([ids(first.handlers), ids(first.reviewers)]).toEqual([[manager.id], [inspector.id]]);
    // A store manager puts it right, so that somebody above looks at it.
    expect(ids((await manager.call(api.usual, { shopId })).reviewers)).toEqual([reviewer.id]);
    const handlerIds = [inspector.id];
    expect(ids((await inspector.call(api.usual, { shopId, handlerIds })).reviewers)).toEqual([reviewer.id]);

    const clerk = await company.member({ role: 'staff', shopIds: [shopId] });
    const asked = { requestId: requestId(), photoIds: [await givenPhoto(w, clerk)], ccIds: [reviewer.id] };
    const made = await problem(clerk, asked);
    expect(await problem(clerk, asked)).toEqual(made);
    const detail = await see(made.id, clerk);
    expect(detail).toMatchObject({
      ...{ number: made.number, source: 'free', record: null, itemId: null, severity: 'major', limitHours: 48 },
      ...{ state: 'pending', shop: { id: shopId }, beforePhotos: [{ id: asked.photoIds[0] }] },
    });
    expect(Date.parse(detail.deadlineAt) - Date.parse(detail.createdAt)).toBe(48 * 3_600_000);
    const parts = detail.people.map(({ id, relation }) => [relation, id]);
    expect(parts.toSorted()).toEqual([
      ['cc', reviewer.id],
      ['handler', manager.id],
      ['initiator', clerk.id],
      ['reviewer', inspector.id],
    ]);
    const steps = detail.history.map(({ event, data }) => [event, data.to]);
    expect(steps).toEqual([
      ['create', undefined],
      ['cc', [reviewer.name]],
    ]);
    await w.settle();
    const told = await Promise.all([manager, reviewer, inspector, clerk].map((who) => who.call(messageApi.list, {})));
    expect(told.map(({ total }) => total)).toEqual([1, 1, 0, 0]);
    const found = { source: ['free' as const] };
    expect((await manager.call(api.list, found)).list.map(({ id }) => id)).toEqual([made.id]);
    expect((await manager.call(api.list, { source: ['record', 'album'] })).total).toBe(0);
    await handle(made.id);
    await inspector.call(api.approve, { id: made.id, rev: 1, comment: '' });
    expect((await see(made.id)).state).toBe('completed');
  });

  it('is due after hours or at a time that is to come', async () => {
    const in30 = new Date(w.clock.now().getTime() + 29.5 * 3_600_000).toISOString();
    const { id } = await problem(inspector, { limitHours: 5, deadlineAt: in30 });
    expect(await see(id)).toMatchObject({ limitHours: 30, deadlineAt: in30 });
    const { id: short } = await problem(inspector, { limitHours: 5 });
    expect((await see(short)).limitHours).toBe(5);
    const past = w.clock.now().toISOString();
    expect(await reason(problem(inspector, { deadlineAt: past }))).toBe('DEADLINE_PAST');
    const far = new Date(w.clock.now().getTime() + 366 * 86_400_000).toISOString();
    expect(await reason(problem(inspector, { deadlineAt: far }))).toBe('INPUT_REFUSED');
    expect(await reason(problem(inspector, { photoIds: [] }))).toBe('INPUT_REFUSED');
  });

  it('is of a store in scope that is not closed, and goes to people who work there', async () => {
    const far = await company.shop({ managerIds: [reviewer.id] });
    expect(await reason(problem(manager, { shopId: far }))).toBe('NOT_FOUND');
    expect(await reason(manager.call(api.usual, { shopId: far }))).toBe('NOT_FOUND');
    const elsewhere = await company.member({ role: 'staff', shopIds: [far] });
    expect(await reason(problem(inspector, { handlerIds: [elsewhere.id] }))).toBe('MEMBER_OUTSIDE_SHOP');
    expect(await reason(problem(inspector, { reviewerIds: [manager.id] }))).toBe('REVIEWER_NEEDED');
    const stranger = await w.company();
    expect(await reason(problem(inspector, { ccIds: [stranger.owner.id] }))).toBe('MEMBER_NOT_FOUND');
    expect(await reason(problem(stranger.owner))).toBe('NOT_FOUND');
    await w.sql(`update shop set state = 'closed' where id = $1`, [shopId]);
    expect(await reason(problem(inspector))).toBe('SHOP_NOT_OPEN');
  });
});
