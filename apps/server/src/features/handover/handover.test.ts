import { handoverApi } from '@rondo/contract/handover';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { rectificationApi } from '@rondo/contract/rectification';
import { sessionApi } from '@rondo/contract/session';
import { taskApi } from '@rondo/contract/task';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  template = await givenTemplate(w, company);
});
afterAll(() => w.stop());

const reasonOf = (call: Promise<unknown>) => call.then(() => 'OK').catch((error: Refused) => error.reason);

/** Somebody with a task to do, one to review, a rectification to fix, one to look at, a shop and a department. */
async function busy(name = 'Leaver') {
  const leaver = await company.member({ role: 'store_manager', name });
  const shopId = await company.shop({ managerIds: [leaver.id] });
  const other = await company.member({ role: 'inspector', shopIds: [shopId], name: 'Colleague' });
  const handled = await dispatchTo(w, company.owner, template.id, [shopId]);
  const reviewed = await dispatchTo(w, company.owner, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [other.id] },
    review: true,
    reviewerIds: [leaver.id],
  });
  await inspect(other, reviewed.firstTaskId, answersOf(template.items));
  const given = { shopId, initiator: company.owner };
  const fixed = await givenRectification(w, company, { ...given, handlers: [leaver], reviewers: [other] });
  const looked = await givenRectification(w, company, { ...given, handlers: [other], reviewers: [leaver] });
  const departmentId = company.start.rootDepartmentId;
  await w.sql('insert into department_head (company_id, department_id, member_id) values ($1, $2, $3)', [
    company.id,
    departmentId,
    leaver.id,
  ]);
  const ids = { handled: handled.firstTaskId, reviewed: reviewed.firstTaskId, fixed, looked, shopId, departmentId };
  return { leaver, other, ids };
}

type Busy = Awaited<ReturnType<typeof busy>>;
type Choice = Parameters<typeof chosen>[1];

const itemsOf = (leaver: Person) => company.owner.call(handoverApi.items, { memberId: leaver.id });

/** The same choice for everything that is open now. */
async function chosen(leaver: Person, to: string | 'close' | 'drop') {
  const { items } = await itemsOf(leaver);
  return items.map(({ kind, id }) => ({ kind, id, to }));
}

async function resign(leaver: Person, to: Choice, by = company.owner) {
  const choices = await chosen(leaver, to);
  const { rev } = await itemsOf(leaver);
  return by.call(handoverApi.resign, { memberId: leaver.id, rev, reason: 'Moves away', choices });
}

/** Everything open that still names somebody, asked of the tables. */
async function stillNamed(memberId: string): Promise<number> {
  const [row] = await w.sql<{ count: number }>(
    `select ((select count(*) from turn where member_id = $1)
      + (select count(*) from task_person p join task t on t.id = p.task_id where p.member_id = $1
          and p.relation in ('handler', 'reviewer') and t.state in ('not_initiated', 'pending', 'pending_review'))
      + (select count(*) from rectification_person p join rectification r on r.id = p.rectification_id
          where p.member_id = $1 and p.relation in ('handler', 'reviewer') and r.state in ('pending', 'awaiting_review'))
      + (select count(*) from task where claimed_by = $1 and state in ('pending', 'pending_review'))
      + (select count(*) from shop_manager where member_id = $1)
      + (select count(*) from department_head where member_id = $1))::int as count`,
    [memberId],
  );
  return row?.count ?? -1;
}

describe('what somebody has in hand', () => {
  it('is told by kind, with whether others have it too', async () => {
    const { leaver, ids } = await busy();
    const { items, name } = await itemsOf(leaver);
    expect(name).toBe('Leaver');
    expect(new Map(items.map((i) => [i.kind, i.id]))).toEqual(
      new Map([
        ['task_handle', ids.handled],
        ['task_review', ids.reviewed],
        ['rectification_handle', ids.fixed],
        ['rectification_review', ids.looked],
        ['shop', ids.shopId],
        ['department', ids.departmentId],
      ]),
    );
    expect(items.every((i) => !i.hasOthers)).toBe(true);
    await w.sql('insert into shop_manager (company_id, shop_id, member_id, sort) values ($1, $2, $3, 1)', [
      company.id,
      ids.shopId,
      company.owner.id,
    ]);
    const again = await itemsOf(leaver);
    expect(again.items.find((i) => i.kind === 'shop')?.hasOthers).toBe(true);
  });

  it('is not told of somebody of another company', async () => {
    const stranger = (await w.company()).owner;
    expect(await reasonOf(itemsOf(stranger))).toBe('NOT_FOUND');
  });
});

describe('a resignation', () => {
  it('leaves no open work to the one who left, and the successor can go on with all of it', async () => {
    const { leaver, ids } = await busy();
    await leaver.call(sessionApi.me, {});
    const heir = await company.member({ role: 'store_manager', scopeAll: true, name: 'Heir' });
    expect(await resign(leaver, heir.id)).toEqual({ transferred: 6, closed: 0 });
    expect(await stillNamed(leaver.id)).toBe(0);
    expect(await inspect(heir, ids.handled, answersOf(template.items))).toMatchObject({ needsReview: false });
    const task = await heir.call(taskApi.get, { id: ids.reviewed });
    await heir.call(taskApi.approve, { id: ids.reviewed, rev: task.rev, comment: '' });
    const fix = await heir.call(rectificationApi.get, { id: ids.fixed });
    expect(fix.handlers.map((p) => p.name)).toEqual(['Heir']);
    expect(fix.history.at(-1)).toMatchObject({ event: 'transfer', data: { from: 'Leaver', to: 'Heir' } });
    const [member] = await w.sql('select state, resigned_at is not null as has_left from member where id = $1', [
      leaver.id,
    ]);
    expect(member).toEqual({ state: 'resigned', has_left: true });
  });

  it('stands in the history of the successor, with the names of stores and departments', async () => {
    const { leaver, ids } = await busy('Predecessor');
    const heir = await company.member({ role: 'store_manager', scopeAll: true, name: 'Next' });
    await resign(leaver, heir.id);
    const named = async (table: string, id: string) =>
      (await w.sql<{ name: string }>(`select name from ${table} where id = $1`, [id])).map(({ name }) => name);
    const { history } = await company.owner.call(memberApi.get, { id: heir.id });
    expect(history.filter(({ event }) => event === 'handed_over').map(({ data }) => data)).toEqual([
      {
        from: 'Predecessor',
        shops: await named('shop', ids.shopId),
        departments: await named('department', ids.departmentId),
        certificates: [],
        knowledge: [],
        learningLists: [],
        flowDashboards: [],
      },
    ]);
  });

  it('ends every session at once and tells the successor how much there is, once', async () => {
    const { leaver } = await busy('Parting');
    const heir = await company.member({ role: 'store_manager', scopeAll: true });
    await resign(leaver, heir.id);
    const [session] = await w.sql('select end_reason from session where member_id = $1', [leaver.id]);
    expect(session).toEqual({ end_reason: 'resigned' });
    await w.settle();
    const { list } = await heir.call(messageApi.list, {});
    expect(list.map((m) => m.title)).toEqual(['6 items handed over to you']);
  });

  it('is kept with its reason and what it came to', async () => {
    const { leaver } = await busy('Kept');
    await resign(leaver, company.owner.id);
    const rows = await w.sql(
      `select object_name, actor_name, from_state, to_state, comment, data from history
        where object_kind = 'member' and event = 'resign' and object_id = $1`,
      [leaver.id],
    );
    expect(rows).toEqual([
      {
        object_name: 'Kept',
        actor_name: company.owner.name,
        from_state: 'active',
        to_state: 'resigned',
        comment: 'Moves away',
        data: { transferred: 6, closed: 0, dropped: 0 },
      },
    ]);
  });

  it('closes what is to be closed by the same moves as by hand', async () => {
    const { leaver, ids } = await busy();
    const heir = company.owner.id;
    const { items, rev } = await itemsOf(leaver);
    const choices = items.map(({ kind, id }) => {
      const isPost = kind === 'shop' || kind === 'department';
      return { kind, id, to: isPost ? heir : ('close' as const) };
    });
    const done = await company.owner.call(handoverApi.resign, { memberId: leaver.id, rev, reason: 'Gone', choices });
    expect(done).toEqual({ transferred: 2, closed: 4 });
    expect(await company.owner.call(taskApi.get, { id: ids.handled })).toMatchObject({ state: 'closed' });
    const reviewed = await company.owner.call(taskApi.get, { id: ids.reviewed });
    expect(reviewed.state).toBe('closed');
    expect(reviewed.history.at(-1)).toMatchObject({ event: 'close', fromState: 'pending_review', comment: 'Gone' });
    expect(await w.sql('select state from record where task_id = $1', [ids.reviewed])).toEqual([{ state: 'void' }]);
    expect(await company.owner.call(rectificationApi.get, { id: ids.fixed })).toMatchObject({ state: 'ended' });
    expect(await w.sql('select 1 from turn where object_id = any($1)', [Object.values(ids)])).toEqual([]);
  });

  it('leaves work to others only where there are some, and gives them their turn', async () => {
    const [leaver, mate] = [await company.member({ role: 'inspector' }), await company.member({ role: 'inspector' })];
    const shopId = await company.shop();
    const executor = { kind: 'members' as const, memberIds: [leaver.id, mate.id] };
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId], { executor });
    const alone = await dispatchTo(w, company.owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [leaver.id] },
    });
    await inspect(leaver, alone.firstTaskId, answersOf(template.items));
    const open = await dispatchTo(w, company.owner, template.id, [shopId], {
      executor: { kind: 'members', memberIds: [leaver.id] },
    });
    expect(await reasonOf(resign(leaver, 'drop'))).toBe('HANDOVER_OPEN');
    const task = await company.owner.call(taskApi.get, { id: open.firstTaskId });
    await company.owner.call(taskApi.close, { id: open.firstTaskId, rev: task.rev, comment: 'No' });
    // Begun by the one who leaves: free again for the other.
    await w.sql('update task set claimed_by = $1, claimed_at = now() where id = $2', [leaver.id, firstTaskId]);
    await w.sql('delete from turn where object_id = $1 and member_id = $2', [firstTaskId, mate.id]);
    expect(await resign(leaver, 'drop')).toEqual({ transferred: 0, closed: 0 });
    expect(await w.sql('select member_id from turn where object_id = $1', [firstTaskId])).toEqual([
      { member_id: mate.id },
    ]);
    expect(await inspect(mate, firstTaskId, answersOf(template.items))).toBeTruthy();
  });

  it('is refused with what is left when something has no choice, also what came in meanwhile', async () => {
    const { leaver, ids }: Busy = await busy();
    const { rev } = await itemsOf(leaver);
    const choices = await chosen(leaver, company.owner.id);
    const late = await dispatchTo(w, company.owner, template.id, [ids.shopId]);
    const call = company.owner.call(handoverApi.resign, { memberId: leaver.id, rev, reason: '', choices });
    await expect(call).rejects.toMatchObject({
      reason: 'HANDOVER_OPEN',
      data: { count: 1, items: [{ kind: 'task_handle', id: late.firstTaskId }] },
    });
    expect(await w.sql('select state from member where id = $1', [leaver.id])).toEqual([{ state: 'active' }]);
  });

  it('gives work only to people who work here and for the shop, or get it by the same handover', async () => {
    const { leaver } = await busy();
    const stranger = (await w.company()).owner;
    const gone = await company.member();
    await w.sql(`update member set state = 'disabled' where id = $1`, [gone.id]);
    for (const id of [stranger.id, gone.id, leaver.id])
      expect(await reasonOf(resign(leaver, id)), id).toBe('MEMBER_NOT_FOUND');
    const elsewhere = await company.member({ role: 'staff' });
    const { items, rev } = await itemsOf(leaver);
    const choices = items.map(({ kind, id }) => ({ kind, id, to: kind === 'shop' ? company.owner.id : elsewhere.id }));
    const outside = company.owner.call(handoverApi.resign, { memberId: leaver.id, rev, choices });
    expect(await reasonOf(outside)).toBe('SUCCESSOR_OUTSIDE');
    expect(await resign(leaver, elsewhere.id)).toEqual({ transferred: 6, closed: 0 });
  });
});
