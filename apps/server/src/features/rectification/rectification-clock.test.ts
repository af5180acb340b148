import { rectificationApi as api } from '@rondo/contract/rectification';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

const HOUR = 3_600_000;
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
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  reviewer = await company.member({ role: 'area_manager', groupIds: [company.start.rootGroupId] });
  // 20:00 on a Friday in Shanghai.
  w.clock.set(new Date('2026-11-20T12:00:00Z'));
});

const open = (hours: unknown, more: { specials?: unknown; zone?: string | null; closingOn?: string | null } = {}) =>
  w.sql(
    'update shop set hours = $2, special_days = $3, time_zone = $4, closing_on = $5, closing_kind = $6 where id = $1',
    [
      shopId,
      JSON.stringify(hours),
      JSON.stringify(more.specials ?? []),
      more.zone ?? null,
      more.closingOn ?? null,
      more.closingOn ? 'temporary' : null,
    ],
  );
const EVERY_DAY = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);
const given = (limitHours: number, made = {}) =>
  givenRectification(w, company, {
    ...{ shopId, initiator: company.owner, handlers: [manager], reviewers: [reviewer], limitHours },
    made: { clock: 'business' as const, ...made },
  });
const see = (id: string) => company.owner.call(api.get, { id });
/** To the minute: the clock of the server goes on. */
const due = async (id: string) => (await see(id)).deadlineAt.slice(0, 'yyyy-MM-ddTHH:mm'.length);
const handle = async (id: string, rev: number) =>
  manager.call(api.handle, { id, rev, photoIds: [await givenPhoto(w, manager)] });

it('runs only while the store is open: over nights, special days, zones, and to a closing', async () => {
  await open(EVERY_DAY);
  expect(await due(await given(24))).toBe('2026-11-22T12:00');
  const { clock, openMsLeft } = await see(await given(2));
  expect(clock).toBe('business');
  expect(Math.round((openMsLeft ?? 0) / HOUR)).toBe(2);
  expect(await due(await given(24, { clock: 'calendar' }))).toBe('2026-11-21T12:00');
  await open(EVERY_DAY, { specials: [{ name: 'Refit', from: '2026-11-21', to: '2026-11-22', intervals: [] }] });
  expect(await due(await given(24))).toBe('2026-11-24T12:00');
  await open(EVERY_DAY, { zone: 'Europe/London' });
  expect(await due(await given(12))).toBe('2026-11-21T12:00');
  await open(EVERY_DAY, { closingOn: '2026-11-22' });
  expect(await due(await given(2))).toBe('2026-11-21T02:00');
  expect(await due(await given(24))).toBe('2026-11-21T12:00');
});

it('runs on the calendar where nobody entered hours', async () => {
  const id = await given(24);
  expect(await due(id)).toBe('2026-11-21T12:00');
  expect((await see(id)).openMsLeft).toBeNull();
});

it('reminds while so much opening time is left, and once', async () => {
  await open(EVERY_DAY);
  // 26 opening hours from Friday 20:00: Sunday 22:00 would be over, so Monday 10:00.
  const id = await given(26);
  expect(await due(id)).toBe('2026-11-23T02:00');
  const titles = async () => {
    await w.app.runJob('rectification.watch');
    await w.app.runJob('rectification.watch');
    await w.settle();
    const list = await w.sql<{ kind: string }>(
      "select text_key as kind from message where member_id = $1 and text_key <> 'rectification.created' order by id desc",
      [manager.id],
    );
    return list.map(({ kind }) => kind);
  };
  expect(await titles()).toEqual([]);
  // Two opening hours later a day of them is left: Saturday 10:00.
  w.clock.set(new Date('2026-11-21T01:59:00Z'));
  expect(await titles()).toEqual([]);
  w.clock.set(new Date('2026-11-21T02:00:05Z'));
  expect(await titles()).toEqual(['rectification.due_24h']);
  // Two are left on Sunday at 20:00, though the calendar still says fourteen.
  w.clock.set(new Date('2026-11-22T12:00:05Z'));
  expect(await titles()).toEqual(['rectification.due_2h', 'rectification.due_24h']);
  w.clock.set(new Date('2026-11-23T02:00:05Z'));
  expect((await titles())[0]).toBe('rectification.overdue');
});

it('gives another round, a later deadline and a new beginning by the same clock', async () => {
  await open(EVERY_DAY);
  const id = await given(2, { roundHours: 12 });
  await handle(id, 0);
  await reviewer.call(api.reject, { id, rev: 1, comment: 'Once more' });
  expect(await due(id)).toBe('2026-11-21T12:00');
  await reviewer.call(api.extend, { id, rev: 2, deadlineAt: '2026-11-23T02:00:00.000Z' });
  const rows = await w.sql<{ due_2h_at: Date }>('select due_2h_at from rectification where id = $1', [id]);
  expect(rows[0]?.due_2h_at.toISOString()).toBe('2026-11-22T12:00:00.000Z');
  await handle(id, 3);
  await reviewer.call(api.approve, { id, rev: 4 });
  await reviewer.call(api.reopen, { id, rev: 5, comment: 'Broken again' });
  expect(await due(id)).toBe('2026-11-21T02:00');
});

it('takes a fix with as many photos as it was made to need, each of them once', async () => {
  const id = await given(24, { minPhotos: 3 });
  const photoIds = await Promise.all([1, 2].map(() => givenPhoto(w, manager)));
  expect((await see(id)).minPhotos).toBe(3);
  const twice = [...photoIds, ...photoIds.slice(1)];
  expect(await refused(manager.call(api.handle, { id, rev: 0, photoIds }))).toBe('PHOTOS_NEEDED');
  expect(await refused(manager.call(api.handle, { id, rev: 0, photoIds: twice }))).toBe('PHOTOS_NEEDED');
  await manager.call(api.handle, { id, rev: 0, photoIds: [...photoIds, await givenPhoto(w, manager)] });
  expect((await see(id)).state).toBe('awaiting_review');
});
