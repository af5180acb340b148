import { handoverApi } from '@rondo/contract/handover';
import { messageApi } from '@rondo/contract/message';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { dispatchTo, type GivenTemplate, givenTemplate } from '../../../test/inspection.ts';
import { givenRectification } from '../../../test/rectification.ts';
import { statementsOf } from '../../../test/statements.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
beforeEach(async () => {
  company = await w.company();
  template = await givenTemplate(w, company);
});
afterAll(() => w.stop());

const reasonOf = (call: Promise<unknown>) => call.then(() => 'OK').catch((error: Refused) => error.reason);

async function resign(leaver: Person, to: string, by = company.owner) {
  const { items, rev } = await company.owner.call(handoverApi.items, { memberId: leaver.id });
  const choices = items.map(({ kind, id }) => ({ kind, id, to }));
  return by.call(handoverApi.resign, { memberId: leaver.id, rev, choices });
}

const stateOf = async (id: string) =>
  (await w.sql<{ state: string }>('select state from member where id = $1', [id]))[0]?.state;

describe('who may let whom go', () => {
  it('protects the owner, oneself and whoever stands above', async () => {
    const admin = await company.member({ role: 'administrator' });
    expect(await reasonOf(resign(company.owner, admin.id, admin))).toBe('MEMBER_ABOVE');
    expect(await reasonOf(resign(company.owner, admin.id))).toBe('MEMBER_IS_OWNER');
    expect(await reasonOf(resign(admin, company.owner.id, admin))).toBe('MEMBER_SELF');
    const manager = await company.member({ role: 'store_manager' });
    await w.sql(`update role set codes = codes || '{frame_staff}' where company_id = $1 and key = 'store_manager'`, [
      company.id,
    ]);
    expect(await reasonOf(resign(admin, company.owner.id, manager))).toBe('MEMBER_ABOVE');
    expect([await stateOf(company.owner.id), await stateOf(admin.id)]).toEqual(['active', 'active']);
  });

  it('refuses what was decided on an older sight of the member, and who has left already', async () => {
    const leaver = await company.member();
    const stale = company.owner.call(handoverApi.resign, { memberId: leaver.id, rev: 7, choices: [] });
    expect(await reasonOf(stale)).toBe('STALE');
    await resign(leaver, company.owner.id);
    expect(await reasonOf(resign(leaver, company.owner.id))).toBe('MOVE_NOT_ALLOWED');
    expect(await reasonOf(leaver.call(sessionApi.me, {}))).toBe('SESSION_ENDED');
  });

  it('takes back an offer of the company that waits for them, and tells the owner', async () => {
    const admin = await company.member({ role: 'administrator' });
    await company.member({ role: 'administrator' });
    await w.sql(
      `insert into ownership_offer (company_id, id, from_id, to_id, state, created_at, expires_at)
       values ($1, gen_random_uuid(), $2, $3, 'pending', now(), now() + interval '3 days')`,
      [company.id, company.owner.id, admin.id],
    );
    await resign(admin, company.owner.id);
    expect(await w.sql('select state from ownership_offer where company_id = $1', [company.id])).toEqual([
      { state: 'cancelled' },
    ]);
    await w.settle();
    const { list } = await company.owner.call(messageApi.list, {});
    expect(list.map((m) => m.title)).toContain('Your offer was declined');
  });
});

describe('leaving of one’s own will', () => {
  const leave = async (who: Person, to?: string) => {
    const { items, rev } = await who.call(handoverApi.own, {});
    return who.call(handoverApi.leave, { rev, choices: to ? items.map(({ kind, id }) => ({ kind, id, to })) : [] });
  };

  it('gives what is in hand to those chosen, ends every session, and needs no permission', async () => {
    const [leaver, mate] = [await company.member({ name: 'Goes' }), await company.member({ role: 'inspector' })];
    const shopId = await company.shop({ managerIds: [leaver.id] });
    expect(await reasonOf(leave(leaver))).toBe('HANDOVER_OPEN');
    expect(await leave(leaver, mate.id)).toEqual({ transferred: 1, closed: 0 });
    expect(await stateOf(leaver.id)).toBe('resigned');
    w.clock.refreshActors();
    expect(await reasonOf(leaver.call(sessionApi.me, {}))).toBe('SESSION_ENDED');
    const managers = await w.sql('select member_id from shop_manager where shop_id = $1', [shopId]);
    expect(managers).toEqual([{ member_id: mate.id }]);
    const [log] = await w.sql(`select actor_name, event from history where object_id = $1 and event = 'resign'`, [
      leaver.id,
    ]);
    expect(log).toEqual({ actor_name: 'Goes', event: 'resign' });
  });

  it('ends nobody’s work, and is refused to the owner and the last administrator', async () => {
    const admin = await company.member({ role: 'administrator' });
    expect(await reasonOf(leave(company.owner))).toBe('MEMBER_IS_OWNER');
    expect(await reasonOf(leave(admin))).toBe('MEMBER_LAST_ADMIN');
    const handler = await company.member({ role: 'inspector' });
    const executor = { kind: 'members' as const, memberIds: [handler.id] };
    await dispatchTo(w, company.owner, template.id, [await company.shop()], { executor });
    expect(await reasonOf(leave(handler, 'close'))).toBe('INPUT_REFUSED');
    await company.member({ role: 'administrator' });
    expect(await reasonOf(leave(admin))).toBe('OK');
  });
});

describe('all or nothing', () => {
  it('a failure at the very end leaves everything as it was', async () => {
    const leaver = await company.member({ role: 'store_manager' });
    const shopId = await company.shop({ managerIds: [leaver.id] });
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
    await givenRectification(w, company, { shopId, initiator: company.owner, handlers: [leaver] });
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          [
            'member',
            'task',
            'task_person',
            'rectification',
            'rectification_person',
            'turn',
            'shop_manager',
            'shop',
            'outbox',
            'history',
          ].map((table) => w.sql(`select t.* from ${table} t where company_id = $1 order by t::text`, [company.id])),
        ),
      );
    await w.settle();
    const before = await everything();
    await w.sql(`create function refuse_last() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await w.sql(`create trigger refuse_last before insert on history for each row
      when (new.event = 'resign') execute function refuse_last()`);
    expect(await reasonOf(resign(leaver, company.owner.id))).toBe('OPERATION_EXCEPTION');
    await w.sql('drop trigger refuse_last on history');
    expect(await everything()).toBe(before);
    await leaver.call(sessionApi.me, {});
    await resign(leaver, company.owner.id);
    expect(await w.sql('select member_id from turn where object_id = $1', [firstTaskId])).toEqual([
      { member_id: company.owner.id },
    ]);
  });

  it('2,000 open items go over at once, not one after the other', async () => {
    const leaver = await company.member({ role: 'store_manager' });
    const shopId = await company.shop({ managerIds: [leaver.id] });
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
    for (const table of ['task', 'task_person', 'turn']) {
      const key = table === 'task' ? 'id' : table === 'turn' ? 'object_id' : 'task_id';
      await w.sql(
        `insert into ${table} select (json_populate_record(t, json_build_object('${key}', overlay(overlay(md5(n::text || $1) placing '4' from 13) placing '8' from 17)::uuid
            ${table === 'task' ? `, 'number', 'T' || n || left($1, 8)` : ''}))).*
           from ${table} t, generate_series(1, 1999) n where t.${key} = $1::uuid`,
        [firstTaskId],
      );
    }
    const heir = await company.member({ role: 'store_manager', scopeAll: true });
    const { answer, statements } = await statementsOf(() => resign(leaver, heir.id));
    expect(answer).toEqual({ transferred: 2_001, closed: 0 });
    expect(statements).toBeLessThan(500);
    const [turns] = await w.sql('select count(*)::int as count from turn where member_id = $1', [heir.id]);
    expect(turns).toEqual({ count: 2_000 });
  }, 60_000);
});

describe('at the same moment', () => {
  it('of many who let one member go one does', async () => {
    const leaver = await company.member({ role: 'store_manager' });
    const shopId = await company.shop({ managerIds: [leaver.id] });
    await dispatchTo(w, company.owner, template.id, [shopId]);
    const { items, rev } = await company.owner.call(handoverApi.items, { memberId: leaver.id });
    const choices = items.map(({ kind, id }) => ({ kind, id, to: company.owner.id }));
    const calls = Array.from({ length: 20 }, () =>
      reasonOf(company.owner.call(handoverApi.resign, { memberId: leaver.id, rev, choices })),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter((reason) => reason === 'OK')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['OK', 'MOVE_NOT_ALLOWED']));
  });

  it('two who are each to take over from the other do not both go', async () => {
    const [a, b] = [await company.member({ role: 'store_manager' }), await company.member({ role: 'store_manager' })];
    const shopIds = [await company.shop({ managerIds: [a.id] }), await company.shop({ managerIds: [b.id] })];
    await dispatchTo(w, company.owner, template.id, shopIds);
    const answers = await Promise.all([reasonOf(resign(a, b.id)), reasonOf(resign(b, a.id))]);
    // The other one has got work in the meantime, and nobody to give it to.
    expect(answers.toSorted()).toEqual(['HANDOVER_OPEN', 'OK']);
  });

  it('two administrators who let each other go do not both go', async () => {
    const admins = [await company.member({ role: 'administrator' }), await company.member({ role: 'administrator' })];
    const [a, b] = admins;
    if (!a || !b) throw new Error('no administrators');
    const answers = await Promise.all([
      reasonOf(resign(a, company.owner.id, b)),
      reasonOf(resign(b, company.owner.id, a)),
    ]);
    expect(answers.filter((reason) => reason === 'OK')).toHaveLength(1);
    expect((await Promise.all(admins.map((p) => stateOf(p.id)))).toSorted()).toEqual(['active', 'resigned']);
  });

  it('two managers of one shop do not both leave it to the other', async () => {
    const [a, b] = [await company.member(), await company.member()];
    await company.shop({ managerIds: [a.id, b.id] });
    const answers = await Promise.all([reasonOf(resign(a, 'drop')), reasonOf(resign(b, 'drop'))]);
    expect(answers.toSorted()).toEqual(['HANDOVER_OPEN', 'OK']);
  });

  it('work that arrives is in the handover, refuses it, or is refused itself: nothing is left without anybody', async () => {
    const leaver = await company.member({ role: 'inspector' });
    const shopId = await company.shop();
    const executor = { kind: 'members' as const, memberIds: [leaver.id] };
    const dispatches = Array.from({ length: 10 }, () =>
      reasonOf(dispatchTo(w, company.owner, template.id, [shopId], { executor })),
    );
    const [left] = await Promise.all([reasonOf(resign(leaver, company.owner.id)), ...dispatches]);
    await w.app.runJob('handover.find-orphans');
    const { total } = await company.owner.call(handoverApi.orphans, {});
    const [open] = await w.sql<{ count: number }>(
      `select count(*)::int as count from task_person where member_id = $1 and relation = 'handler'`,
      [leaver.id],
    );
    if (left === 'OK') expect([open?.count, total]).toEqual([0, 0]);
    expect(['OK', 'HANDOVER_OPEN']).toContain(left);
  });
});
