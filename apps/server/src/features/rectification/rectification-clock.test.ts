import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { outcomes, refused } from '../../../test/refusal.ts';
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

it('adds up what its rounds cost; a fix that is taken back cost nothing', async () => {
  const id = await given(24);
  const fix = async (rev: number, cost?: number) =>
    manager.call(api.handle, {
      id,
      rev,
      photoIds: [await givenPhoto(w, manager)],
      ...(cost === undefined ? {} : { cost }),
    });
  const cost = async () => (await see(id)).cost;
  await fix(0);
  expect(await cost()).toBeNull();
  await reviewer.call(api.reject, { id, rev: 1, comment: 'Still warm' });
  await fix(2, 120.5);
  await manager.call(api.withdraw, { id, rev: 3 });
  expect(await cost()).toBeNull();
  await fix(4, 80.25);
  await reviewer.call(api.reject, { id, rev: 5, comment: 'Still warm' });
  await fix(6, 0.1);
  expect(await cost()).toBe(80.35);
  for (const wrong of [-1, 0.005, 12.345]) expect(await refused(fix(7, wrong))).toBe('INPUT_REFUSED');
  expect((await see(id)).history.flatMap(({ data }) => data.cost ?? [])).toEqual([120.5, 80.25, 0.1]);
});

it('takes photos of the camera only where it was made so', async () => {
  const [strict, free] = [await given(24, { cameraOnly: true }), await given(24)];
  const picked = await givenPhoto(w, manager);
  await w.sql("update file set source = 'picked' where id = $1", [picked]);
  const [taken, other] = [await givenPhoto(w, manager), await givenPhoto(w, manager)];
  expect([(await see(strict)).cameraOnly, (await see(free)).cameraOnly]).toEqual([true, false]);
  expect(await refused(manager.call(api.handle, { id: strict, rev: 0, photoIds: [taken, picked] }))).toBe(
    'CAMERA_ONLY',
  );
  expect((await see(strict)).state).toBe('pending');
  await manager.call(api.handle, { id: strict, rev: 0, photoIds: [taken, other] });
  await manager.call(api.handle, { id: free, rev: 0, photoIds: [picked] });
  expect([(await see(strict)).state, (await see(free)).state]).toEqual(['awaiting_review', 'awaiting_review']);
});

describe('a handler asks for more time', () => {
  const plain = (made = {}) => given(24, { clock: 'calendar', ...made });
  const inHours = (hours: number) => new Date(w.clock.now().getTime() + hours * HOUR).toISOString();
  const ask = (id: string, rev: number, hours = 48) =>
    manager.call(api.askExtension, { id, rev, deadlineAt: inHours(hours), comment: 'The part comes tomorrow' });
  const todo = (who: Person) => who.call(taskApi.pendingCount, {});
  /** What somebody was told since they looked. */
  const heard = async (who: Person) => {
    await w.settle();
    const rows = await w.sql<{ kind: string }>(
      'update message set read_at = now() where member_id = $1 and read_at is null returning text_key as kind',
      [who.id],
    );
    return rows.map(({ kind }) => kind.replace('rectification.', ''));
  };
  const asked = async (is: boolean) => (await company.owner.call(api.list, { asked: is })).list.map((one) => one.id);

  it('and the reviewer grants it: at most twice, and the deadline stands until then', async () => {
    const id = await plain();
    const before = await see(id);
    expect(await heard(manager)).toEqual(['created']);
    expect((await manager.call(api.get, { id })).can.events).toContain('ask_extension');
    expect(await refused(ask(id, 0, 23))).toBe('DEADLINE_PAST');
    expect(await refused(reviewer.call(api.grantExtension, { id, rev: 0 }))).toBe('NOTHING_ASKED');
    const until = inHours(48);
    await manager.call(api.askExtension, { id, rev: 0, deadlineAt: until, comment: 'The part comes tomorrow' });
    const open_ = await see(id);
    expect(open_).toMatchObject({ deadlineAt: before.deadlineAt, extended: 0, state: 'pending', isAsked: true });
    expect(open_.asked).toMatchObject({ until, by: { id: manager.id }, reason: 'The part comes tomorrow' });
    expect([await todo(manager), await todo(reviewer), await asked(true), await asked(false)]).toEqual([
      1,
      1,
      [id],
      [],
    ]);
    expect((await reviewer.call(api.list, { tab: 'review' })).list.map((one) => one.id)).toEqual([id]);
    expect(await refused(manager.call(api.grantExtension, { id, rev: 1 }))).toBe('FORBIDDEN');
    await reviewer.call(api.grantExtension, { id, rev: 1 });
    expect(await see(id)).toMatchObject({ deadlineAt: until, extended: 1, asked: null, isAsked: false });
    expect([await todo(manager), await todo(reviewer)]).toEqual([1, 0]);
    expect([await heard(reviewer), await heard(manager)]).toEqual([['extension_asked'], ['extended']]);
    await ask(id, 2, 72);
    await reviewer.call(api.denyExtension, { id, rev: 3, comment: 'Rent one' });
    expect(await see(id)).toMatchObject({ deadlineAt: until, extended: 1, asked: null });
    expect(await refused(ask(id, 4, 96))).toBe('EXTENSION_LIMIT');
    expect([await heard(reviewer), await heard(manager)]).toEqual([['extension_asked'], ['extension_denied']]);
  });

  it('a day of silence denies it, once', async () => {
    const id = await given(72, { clock: 'calendar' });
    await heard(manager);
    await ask(id, 0, 96);
    const watch = () => w.app.runJob('rectification.watch');
    w.clock.advance(23.9 * HOUR);
    await watch();
    expect((await see(id)).asked).not.toBeNull();
    w.clock.advance(0.2 * HOUR);
    await Promise.all([watch(), watch()]);
    await watch();
    const { asked: still, history, state, deadlineAt, createdAt } = await see(id);
    expect([still, state, Date.parse(deadlineAt) - Date.parse(createdAt)]).toEqual([null, 'pending', 72 * HOUR]);
    const answers = history.filter(({ event }) => event === 'deny_extension');
    expect(answers.map(({ actor, data }) => [actor, data.because])).toEqual([[null, 'silence']]);
    expect([await todo(manager), await todo(reviewer), await heard(manager)]).toEqual([1, 0, ['extension_denied']]);
    expect(await refused(reviewer.call(api.grantExtension, { id, rev: 2 }))).toBe('NOTHING_ASKED');
  });

  it('without a reviewer the initiator answers; a fix ends the question; where it is off nobody asks', async () => {
    const id = await givenRectification(w, company, {
      ...{ shopId, initiator: company.owner, handlers: [manager], limitHours: 24 },
    });
    await ask(id, 0);
    expect([await todo(company.owner), await heard(company.owner)]).toEqual([1, ['extension_asked']]);
    await handle(id, 1);
    expect([(await see(id)).asked, await todo(company.owner)]).toEqual([null, 0]);
    expect(await refused(ask(await plain({ allowsExtension: false }), 0))).toBe('FORBIDDEN');
    const raced = await plain();
    await ask(raced, 0);
    const grant = () => reviewer.call(api.grantExtension, { id: raced, rev: 1 });
    const deny = () => reviewer.call(api.denyExtension, { id: raced, rev: 1, comment: 'No' });
    const answered = await outcomes(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? grant() : deny())));
    expect(answered).toMatchObject({ won: 1 });
  });
});

describe('an appeal', () => {
  const todo = (who: Person) => who.call(taskApi.pendingCount, {});
  const appeal = async (who: Person, id: string, rev = 0) =>
    who.call(api.appeal, { id, rev, comment: 'The photo shows 3 °C', photoIds: [await givenPhoto(w, who)] });
  const uphold = (id: string, rev: number) => company.owner.call(api.upholdAppeal, { id, rev, comment: 'At 3 °C now' });
  const late = async () => (await company.owner.call(api.list, { overdue: true })).list.map((one) => one.id);

  it('stops the clock until it is decided, and the time that was left goes on, also that of opening hours', async () => {
    await open(EVERY_DAY);
    const calendar = await given(24, { clock: 'calendar' });
    const business = await given(2);
    const [before, hours] = [await due(calendar), await due(business)];
    expect([before, hours]).toEqual(['2026-11-21T12:00', '2026-11-21T02:00']);
    w.clock.advance(0.5 * HOUR);
    for (const id of [calendar, business]) await appeal(manager, id);
    const stopped = await see(calendar);
    expect(stopped).toMatchObject({ state: 'pending', isAppealed: true, isOverdue: false, asked: null });
    expect(stopped.appeal).toMatchObject({ is: 'open', by: { id: manager.id }, reason: 'The photo shows 3 °C' });
    expect(stopped.people.filter((one) => one.relation === 'judge').map((one) => one.id)).toEqual([company.owner.id]);
    expect((await see(calendar)).can).toMatchObject({ remind: false });
    expect((await manager.call(api.get, { id: calendar })).can.events).toEqual([]);
    expect((await company.owner.call(api.list, { appealed: true })).total).toBe(2);
    const photoIds = [await givenPhoto(w, manager)];
    expect(await refused(manager.call(api.handle, { id: calendar, rev: 1, photoIds }))).toBe('FORBIDDEN');
    // Four days later nothing is late; 22:00 in Shanghai, so that the store is closed.
    w.clock.set(new Date('2026-11-24T14:00:00Z'));
    await w.app.runJob('rectification.watch');
    expect([await late(), (await see(calendar)).isOverdue]).toEqual([[], false]);
    for (const id of [calendar, business]) await uphold(id, 1);
    const away = async (id: string, wanted: string) =>
      Math.abs(Date.parse((await see(id)).deadlineAt) - Date.parse(wanted));
    expect(await away(calendar, '2026-11-25T13:30:00Z')).toBeLessThan(60_000);
    expect(await away(business, '2026-11-25T02:30:00Z')).toBeLessThan(60_000);
    expect(await see(calendar)).toMatchObject({ isAppealed: false, appeal: { is: 'upheld' }, state: 'pending' });
    const turns = await w.sql('select act, member_id from turn where object_id = $1', [calendar]);
    expect(turns).toEqual([{ act: 'handle', member_id: manager.id }]);
    expect(await refused(appeal(manager, calendar, 2))).toBe('APPEALED_ALREADY');
  });

  it('is made within two days by a handler or a manager of the store, and decided by the head over the reviewer', async () => {
    const head = await company.member({ role: 'area_manager' });
    await w.sql('insert into department_head (company_id, department_id, member_id, sort) values ($1, $2, $3, 0)', [
      ...[company.id, company.start.rootDepartmentId, head.id],
    ]);
    const other = await company.member({ role: 'inspector', shopIds: [shopId] });
    const id = await givenRectification(w, company, {
      ...{ shopId, initiator: company.owner, handlers: [other], reviewers: [reviewer], limitHours: 240 },
    });
    expect((await reviewer.call(api.get, { id })).can.events).not.toContain('appeal');
    const late = await givenRectification(w, company, {
      ...{ shopId, initiator: company.owner, handlers: [other], reviewers: [reviewer], limitHours: 240 },
    });
    await appeal(manager, id);
    // Of the two the other one is still theirs to handle.
    const list = await head.call(api.list, { tab: 'review' });
    expect([list.list.map((one) => one.id), await todo(head), await todo(other)]).toEqual([[id], 1, 1]);
    expect((await head.call(api.get, { id })).can.events.toSorted()).toEqual(['accept_appeal', 'uphold_appeal']);
    expect(await refused(reviewer.call(api.upholdAppeal, { id, rev: 1, comment: 'No' }))).toBe('FORBIDDEN');
    await head.call(inspectionApi.acceptAppeal, { id, rev: 1, comment: 'It was cold', as: 'na' });
    expect(await see(id)).toMatchObject({ state: 'ended', endReason: 'appeal', appeal: { is: 'accepted' } });
    await w.settle();
    const told = await w.sql<{ member_id: string }>(
      "select distinct member_id from message where text_key = 'rectification.appeal_accepted'",
    );
    const all = [other, reviewer, company.owner, manager].map((one) => one.id);
    expect(told.map((one) => one.member_id).sort()).toEqual(all.sort());
    expect((await see(id)).people.filter((one) => one.relation === 'cc').map((one) => one.id)).toEqual([manager.id]);
    w.clock.advance(49 * HOUR);
    expect(await refused(appeal(other, late))).toBe('APPEAL_TOO_LATE');
  });
});
