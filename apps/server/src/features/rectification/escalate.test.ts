import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { messageApi } from '@rondo/contract/message';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let area: Person;
let inspector: Person;
let reviewer: Person;
let head: Person;
let administrator: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  w.clock.set('2030-03-04T00:00:00Z');
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
  area = await company.member({ role: 'area_manager', name: 'Area', shopIds: [shopId] });
  [inspector, reviewer] = [await company.member({ role: 'inspector' }), await company.member({ role: 'inspector' })];
  // Leads the reviewer, and has no store of their own.
  head = await company.member({ role: 'inspector', name: 'Head' });
  administrator = await company.member({ role: 'administrator', name: 'Admin' });
  await w.sql('insert into department_head (company_id, department_id, member_id, sort) values ($1, $2, $3, 0)', [
    ...[company.id, company.start.rootDepartmentId, head.id],
  ]);
});

const given = (made = {}) =>
  givenRectification(w, company, {
    ...{ shopId, initiator: inspector, handlers: [manager], reviewers: [reviewer], limitHours: 24, made },
  });
const see = (id: string) => company.owner.call(api.get, { id });

/** The clock looks so many hours after it was made, twice: the second time changes nothing. */
async function after(hours: number): Promise<void> {
  w.clock.set(new Date(Date.parse('2030-03-04T00:00:00Z') + hours * HOUR_MS + 60_000));
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 99 * 24 * HOUR_MS)]);
  await w.app.runJob('rectification.watch');
  await w.app.runJob('rectification.watch');
  await w.settle();
}

/** What each of all people was told of it that something stays undone, with the reason. */
async function told(): Promise<Record<string, string[]>> {
  const rows = await w.sql<{ member_id: string; text_key: string; reason: string }>(
    `select member_id, text_key, reason from message
      where text_key ~ '(overdue|escalated|review_late)$' order by created_at, id`,
  );
  const names = { manager, area, inspector, reviewer, head, administrator, owner: company.owner };
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, { id }]) => {
      const their = rows.filter((row) => row.member_id === id);
      const words = their.map((row) => `${row.text_key.replace('rectification.', '')} ${row.reason}`);
      return words.length > 0 ? [[name, words]] : [];
    }),
  );
}

const set = async (patch: object) => {
  const { rev, ...setting } = await company.owner.call(inspectSettingApi.rectification, {});
  await company.owner.call(inspectSettingApi.saveRectification, { ...setting, ...patch, rev });
};

describe('a rectification that stays late', () => {
  const LATE = { manager: ['overdue handler'], inspector: ['overdue initiator'] };

  it('is told level by level, to each of them once', async () => {
    const id = await given();
    await after(24);
    expect(await told()).toEqual(LATE);
    await after(47.9);
    expect(await told()).toEqual(LATE);
    await after(48);
    const second = { ...LATE, area: ['escalated notifier'] };
    expect(await told()).toEqual(second);
    await after(96);
    const third = { ...second, head: ['escalated superior'] };
    expect(await told()).toEqual(third);
    await after(24 + 168);
    const all = { ...third, administrator: ['escalated administrator'] };
    expect(await told()).toEqual(all);
    await after(999);
    expect(await told()).toEqual(all);
    const { history } = await see(id);
    const escalated = history.filter(({ event }) => event === 'escalate');
    expect(escalated.map(({ actor, data }) => [actor, data.level, data.to])).toEqual([
      [null, 'area_manager', 'Area'],
      [null, 'head', 'Head'],
      [null, 'administrator', 'Admin'],
    ]);
    // Whoever hears of it may open it.
    expect((await head.call(api.get, { id })).id).toBe(id);
    expect((await head.call(messageApi.list, {})).list[0]?.title).toBe(
      'Rectification still overdue: Cold food above 5 °C',
    );
  });

  it('levels that are off hear nothing, and the hours of the others are those that are set', async () => {
    await given();
    await set({ tellsOverdue: false, areaManagerHours: null, headHours: 2, administratorHours: null });
    await after(25.9);
    expect(await told()).toEqual({});
    await after(999);
    expect(await told()).toEqual({ head: ['escalated superior'] });
  });

  it('is not told to a level that is switched on or lowered after it was past it', async () => {
    await set({ tellsOverdue: false, areaManagerHours: null, headHours: 100, administratorHours: null });
    await given();
    await after(24 + 50);
    await given();
    await set({ areaManagerHours: 10, headHours: 20 });
    await after(24 + 51);
    expect(await told()).toEqual({});
    // The second has its deadline a day after it was made, at the 98th hour.
    await after(98 + 10.1);
    expect(await told()).toEqual({ area: ['escalated notifier'] });
    await set({ headHours: 50 });
    await after(98 + 49.9);
    expect(await told()).toEqual({ area: ['escalated notifier'] });
    await after(98 + 50.1);
    expect(await told()).toEqual({ area: ['escalated notifier'], head: ['escalated superior'] });
  });

  it('is told in turns where there are very many, the oldest first', async () => {
    await set({ tellsOverdue: false, areaManagerHours: null, headHours: 1, administratorHours: null });
    await w.sql('delete from department_head where company_id = $1', [company.id]);
    const id = await given();
    await w.sql(
      `insert into rectification select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
          'number', 'M' || n, 'clock_stage', 'overdue', 'item_id', gen_random_uuid(), 'deadline_at', o.deadline_at - n * interval '1 second'))).*
         from rectification o, generate_series(1, 500) n where o.id = $1`,
      [id],
    );
    const untold = () =>
      w.sql<{ id: string }>(`select id from rectification where company_id = $1 and escalated = '{}'`, [company.id]);
    w.clock.set('2030-03-05T02:00:00Z');
    await w.app.runJob('rectification.watch');
    expect(await untold()).toEqual([{ id }]);
    await w.app.runJob('rectification.watch');
    expect(await untold()).toEqual([]);
  });

  it('waits while an appeal is open, for a deadline that was put off, and is silent once it is handed in', async () => {
    const [appealed, extended, fixed] = [await given(), await given(), await given()];
    const photoIds = [await givenPhoto(w, manager)];
    await manager.call(api.appeal, { id: appealed, rev: 0, comment: 'It was cold', photoIds });
    await reviewer.call(api.extend, { id: extended, rev: 0, deadlineAt: '2030-03-09T00:00:00.000Z' });
    await manager.call(api.handle, { id: fixed, rev: 0, photoIds: [await givenPhoto(w, manager)] });
    await after(24 * 5 + 23.9);
    const levels = async (id: string) => (await see(id)).history.flatMap(({ data }) => data.level ?? []);
    expect([await levels(appealed), await levels(extended), await levels(fixed)]).toEqual([[], [], []]);
    await after(24 * 6);
    expect([await levels(appealed), await levels(extended)]).toEqual([[], ['area_manager']]);
  });
});

describe('a review that takes too long', () => {
  it('is pressed for once, then told to whoever leads the reviewer, and never approved', async () => {
    const id = await given({ reviewHours: 12 });
    await manager.call(api.handle, { id, rev: 0, photoIds: [await givenPhoto(w, manager)] });
    await after(11.9);
    expect(await told()).toEqual({});
    await after(12);
    expect(await told()).toEqual({ reviewer: ['review_late reviewer'] });
    await after(36);
    const all = { reviewer: ['review_late reviewer'], head: ['review_escalated superior'] };
    expect(await told()).toEqual(all);
    await after(999);
    expect(await told()).toEqual(all);
    const { state, history, rev } = await see(id);
    expect([state, history.at(-1)?.event, history.at(-1)?.data.to]).toEqual([
      'awaiting_review',
      'escalate_review',
      'Head',
    ]);
    // The next review has its own time.
    await reviewer.call(api.reject, { id, rev, comment: 'Once more' });
    await manager.call(api.handle, { id, rev: rev + 1, photoIds: [await givenPhoto(w, manager)] });
    await after(999 + 12.1);
    expect((await told()).reviewer).toEqual(['review_late reviewer', 'review_late reviewer']);
  });

  it('is pressed for anew where the fix was withdrawn and handed in again', async () => {
    const id = await given({ reviewHours: 12 });
    const handle = async (rev: number) =>
      manager.call(api.handle, { id, rev, photoIds: [await givenPhoto(w, manager)] });
    await handle(0);
    await after(36);
    await after(60);
    const once = { reviewer: ['review_late reviewer'], head: ['review_escalated superior'] };
    expect(await told()).toEqual(once);
    await manager.call(api.withdraw, { id, rev: 1 });
    await handle(2);
    // A minute before: on a slow machine the fix is handed in some moments after the hour.
    await after(72 - 1 / 60);
    expect(await told()).toEqual(once);
    await after(73);
    expect((await told()).reviewer).toEqual(['review_late reviewer', 'review_late reviewer']);
    await after(97);
    expect((await told()).head).toEqual(['review_escalated superior', 'review_escalated superior']);
    expect((await see(id)).history.filter(({ event }) => event === 'escalate_review')).toHaveLength(2);
  });

  it('after an outage is told to whoever leads the reviewer only a day after the reviewer', async () => {
    const id = await given({ reviewHours: 12 });
    await manager.call(api.handle, { id, rev: 0, photoIds: [await givenPhoto(w, manager)] });
    for (const hours of [168, 168.1, 169]) await after(hours);
    expect(await told()).toEqual({ reviewer: ['review_late reviewer'] });
    await after(192);
    expect(await told()).toEqual({ reviewer: ['review_late reviewer'], head: ['review_escalated superior'] });
  });

  it('goes to administrators where nobody leads the reviewer', async () => {
    await w.sql('delete from department_head where company_id = $1', [company.id]);
    const id = await given({ reviewHours: 1 });
    await manager.call(api.handle, { id, rev: 0, photoIds: [await givenPhoto(w, manager)] });
    await after(1);
    await after(26);
    expect((await told()).administrator).toEqual(['review_escalated superior']);
  });
});
