import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { departmentApi } from '@rondo/contract/department';
import { handoverApi } from '@rondo/contract/handover';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customRole, revOf } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { inviteToken, type Newcomer, newcomer } from '../newcomer.ts';
import { requestId, type World, world } from '../world.ts';
import { atOnce, rude, times, wins } from './at-once.ts';

let w: World;
let company: Company;
let admins: [Person, Person];
beforeAll(async () => {
  w = await world();
  company = await w.company();
  admins = [await company.member({ role: 'administrator' }), await company.member({ role: 'administrator' })];
}, 60_000);
afterAll(() => w.stop());

const RUNS = 3;
const runs = async (work: (run: number) => Promise<void>): Promise<void> => {
  for (let run = 0; run < RUNS; run += 1) await work(run);
};

/** Transitions in the history of an object. */
const history = async (id: string, ...events: string[]): Promise<string[]> =>
  (
    await w.sql<{ event: string }>('select event from history where object_id = $1 and event = any($2) order by id', [
      id,
      events,
    ])
  ).map((row) => row.event);
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await w.sql<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n ?? -1;

describe('an application', () => {
  const asks = async (): Promise<{ who: Newcomer; id: string }> => {
    const who = await newcomer(w);
    const invite = await inviteToken(company);
    const pass = await who.pass();
    const told = await atOnce(times(() => w.call(accountApi.join, { pass, invite, name: who.name })));
    expect([wins(told), rude(told, 'ALREADY_APPLIED')]).toEqual([1, []]);
    const [row] = await w.sql<{ id: string }>('select id from application where person_id = $1', [who.personId]);
    return { who, id: row?.id ?? '' };
  };
  const place = () => ({
    departmentId: company.start.rootDepartmentId,
    roleIds: [company.start.roleIds.staff],
    scope: { kind: 'some' as const },
  });

  it('is made once, and decided once: approved, refused or taken back', () =>
    runs(async () => {
      const { who, id } = await asks();
      const pass = await who.pass();
      const approve = (by: Person) => async () => {
        const { approved } = await by.call(applicationApi.approve, { ids: [id], ...place() });
        return approved === 1 ? 'done' : 'APPLICATION_DECIDED';
      };
      const refuse = (by: Person) => async () => {
        await by.call(applicationApi.refuse, { ids: [id] });
        return 'done';
      };
      const withdraw = async () => {
        await w.call(accountApi.withdrawApplication, { pass, id, companyId: company.id });
        return 'done';
      };
      const calls = times((i) => {
        const by = admins[i % 2 ? 0 : 1];
        return [approve(by), refuse(by), withdraw][i % 3]?.() ?? Promise.reject(new Error('no call'));
      });
      const told = await atOnce(calls, (answer) => answer);
      expect([wins(told), rude(told, 'APPLICATION_DECIDED')]).toEqual([1, []]);
      const [row] = await w.sql<{ state: string }>('select state from application where id = $1', [id]);
      const events = await history(id, 'approve', 'refuse', 'withdraw');
      expect(events).toHaveLength(1);
      expect({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' }[events[0] ?? '']).toBe(row?.state);
      const members = await count('member where person_id = $1', [who.personId]);
      expect(members).toBe(row?.state === 'approved' ? 1 : 0);
    }));

  it('approved by twenty makes one member', () =>
    runs(async () => {
      const { who, id } = await asks();
      const told = await atOnce(
        times((i) => admins[i % 2 ? 0 : 1].call(applicationApi.approve, { ids: [id], ...place() })),
        ({ approved }) => (approved === 1 ? 'done' : 'APPLICATION_DECIDED'),
      );
      expect([wins(told), rude(told, 'APPLICATION_DECIDED')]).toEqual([1, []]);
      expect(await count('member where person_id = $1', [who.personId])).toBe(1);
      expect(await count('membership where person_id = $1', [who.personId])).toBe(1);
      expect(await history(id, 'approve')).toHaveLength(1);
    }));
});

describe('the way in', () => {
  it('gets one new link of twenty', () =>
    runs(async () => {
      const { rev, code } = await company.owner.call(applicationApi.invite, {});
      const told = await atOnce(times(() => company.owner.call(applicationApi.renewInvite, { rev })));
      expect([wins(told), rude(told)]).toEqual([1, []]);
      const after = await company.owner.call(applicationApi.invite, {});
      expect([after.rev, after.code === code]).toEqual([rev + 1, false]);
      expect(await history(company.id, 'renew')).toHaveLength(rev + 1);
    }));
});

describe('members', () => {
  const someone = (mail: string, id: string) =>
    company.owner.call(memberApi.create, {
      requestId: id,
      name: 'Once',
      mail,
      departmentIds: [company.start.rootDepartmentId],
      roleIds: [company.start.roleIds.staff],
      scope: { kind: 'some' },
    });

  it('of one address are made once, with one requestId and with many', () =>
    runs(async (run) => {
      const [one, many] = [`one${run}@race.test`, `many${run}@race.test`];
      const id = requestId();
      expect(wins(await atOnce(times(() => someone(one, id))))).toBe(20);
      const told = await atOnce(times(() => someone(many, requestId())));
      expect([wins(told), rude(told, 'MEMBER_MAIL_TAKEN', 'INPUT_REFUSED')]).toEqual([1, []]);
      for (const mail of [one, many]) {
        expect(await count('member where mail = $1', [mail])).toBe(1);
        expect(await count('person where mail = $1', [mail])).toBe(1);
      }
    }));

  it('are suspended or let go once', () =>
    runs(async () => {
      const { id } = await company.member();
      const rev = await revOf(company, id);
      const told = await atOnce(
        times((i): Promise<unknown> => {
          const by = admins[i % 2 ? 0 : 1];
          return i % 4 < 2
            ? by.call(memberApi.disable, { id, rev })
            : by.call(handoverApi.resign, { memberId: id, rev });
        }),
      );
      expect([wins(told), rude(told)]).toEqual([1, []]);
      expect(await history(id, 'disable', 'resign')).toHaveLength(1);
    }));

  it('of two administrators who suspend each other one stays', () =>
    runs(async () => {
      const pair = [await company.member({ role: 'administrator' }), await company.member({ role: 'administrator' })];
      const revs = await Promise.all(pair.map((p) => revOf(company, p.id)));
      const told = await atOnce(
        times((i) => {
          const [by, other] = [pair[i % 2], pair[(i + 1) % 2]];
          if (!by || !other) throw new Error('no pair');
          return by.call(memberApi.disable, { id: other.id, rev: revs[(i + 1) % 2] ?? 0 });
        }),
      );
      expect([wins(told), rude(told, 'SESSION_ENDED', 'FORBIDDEN')]).toEqual([1, []]);
      const states = await w.sql<{ state: string }>('select state from member where id = any($1) order by 1', [
        pair.map((p) => p.id),
      ]);
      expect(states).toEqual([{ state: 'active' }, { state: 'disabled' }]);
    }));
});

describe('administrators', () => {
  const pairOf = async (): Promise<[Person, Person]> => {
    const pair: [Person, Person] = [
      await company.member({ role: 'administrator' }),
      await company.member({ role: 'administrator' }),
    ];
    await company.owner.call(roleApi.assign, {
      id: company.start.roleIds.staff,
      add: pair.map((p) => p.id),
    });
    // Known to the server as they are, as somebody who has worked a while.
    for (const one of pair) await one.call(memberApi.counts, {});
    return pair;
  };
  const administrators = async (pair: readonly Person[]): Promise<number> =>
    count('member_role where role_id = $1 and member_id = any($2)', [
      company.start.roleIds.administrator,
      pair.map((p) => p.id),
    ]);

  it('who take the role from each other do not both lose it', () =>
    runs(async () => {
      const pair = await pairOf();
      const told = await atOnce(
        times((i) => {
          const [by, other] = i % 2 ? [pair[0], pair[1]] : [pair[1], pair[0]];
          return by.call(roleApi.assign, { id: company.start.roleIds.administrator, remove: [other.id] });
        }),
        ({ removed }) => (removed === 1 ? 'done' : 'NOT_FOUND'),
      );
      expect([wins(told), rude(told, 'FORBIDDEN', 'ROLE_ABOVE', 'MEMBER_ABOVE')]).toEqual([1, []]);
      expect(await administrators(pair)).toBe(1);
    }));

  it('suspended a moment ago give nothing any more', () =>
    runs(async () => {
      const [gone, stays] = await pairOf();
      const rev = await revOf(company, gone.id);
      const { id } = await company.member();
      const admin = company.start.roleIds.administrator;
      const place = { departmentId: company.start.rootDepartmentId, scope: { kind: 'some' as const } };
      const asking = await newcomer(w);
      await w.call(accountApi.join, { pass: await asking.pass(), invite: await inviteToken(company), name: 'Late' });
      const [row] = await w.sql<{ id: string }>('select id from application where person_id = $1', [asking.personId]);
      await gone.call(memberApi.counts, {});
      await stays.call(memberApi.disable, { id: gone.id, rev });
      const name = `Late ${id.slice(-6)}`;
      const calls: (() => Promise<unknown>)[] = [
        () => gone.call(roleApi.assign, { id: admin, add: [id] }),
        () => gone.call(roleApi.create, { requestId: requestId(), name, codes: ['task_center'], tier: 'all' }),
        () => gone.call(memberApi.assign, { ids: [id], addRoleIds: [admin] }),
        () => gone.call(applicationApi.approve, { ids: [row?.id ?? ''], ...place, roleIds: [admin] }),
      ];
      const tried = await atOnce(calls);
      expect(tried).toEqual(calls.map(() => 'SESSION_ENDED'));
      expect(await count('member where person_id = $1', [asking.personId])).toBe(0);
      expect(await count('member_role where role_id = $1 and member_id = $2', [admin, id])).toBe(0);
    }));
});

describe('a role', () => {
  const row = async (id: string) => {
    const found = (await company.owner.call(roleApi.list, {})).find((role) => role.id === id);
    if (!found) throw new Error('no role');
    return found;
  };

  it('is saved by one of twenty who saw the same', () =>
    runs(async () => {
      const id = await customRole(company, ['task_center']);
      const seen = await row(id);
      const told = await atOnce(
        times((i) => admins[i % 2 ? 0 : 1].call(roleApi.update, { ...seen, description: `Text ${i}` })),
      );
      expect([wins(told), rude(told)]).toEqual([1, []]);
      expect((await row(id)).rev).toBe(seen.rev + 1);
      expect(await history(id, 'updated')).toHaveLength(1);
    }));

  it('of one name is made once', () =>
    runs(async (run) => {
      const told = await atOnce(
        times(() =>
          company.owner.call(roleApi.create, {
            requestId: requestId(),
            name: `Race ${run}`,
            codes: ['task_center'],
            tier: 'own',
          }),
        ),
      );
      expect([wins(told), rude(told, 'ROLE_NAME_TAKEN')]).toEqual([1, []]);
    }));

  it('is either given or gone', () =>
    runs(async () => {
      const id = await customRole(company, ['task_center']);
      const { id: who } = await company.member();
      const seen = await row(id);
      const told = await atOnce(
        times(
          (i): Promise<unknown> =>
            i % 2
              ? company.owner.call(roleApi.assign, { id, add: [who] })
              : company.owner.call(roleApi.remove, { id, rev: seen.rev }),
        ),
      );
      expect(rude(told, 'ROLE_IN_USE')).toEqual([]);
      const [roles, holders] = [
        await count('role where id = $1', [id]),
        await count('member_role where role_id = $1', [id]),
      ];
      expect([roles, holders]).toEqual(roles === 1 ? [1, 1] : [0, 0]);
    }));
});

describe('departments', () => {
  const made = async (name: string, parentId = company.start.rootDepartmentId): Promise<string> =>
    (await company.owner.call(departmentApi.create, { requestId: requestId(), parentId, name })).id;
  const revIn = async (id: string): Promise<number> =>
    (await company.owner.call(departmentApi.tree, {})).find((d) => d.id === id)?.rev ?? -1;

  it('that are moved below each other at the same moment make no loop', () =>
    runs(async (run) => {
      const [a, b] = [await made(`A${run}`), await made(`B${run}`)];
      const [revA, revB] = [await revIn(a), await revIn(b)];
      const told = await atOnce(
        times((i) =>
          company.owner.call(
            departmentApi.move,
            i % 2 ? { id: a, rev: revA, parentId: b, afterId: null } : { id: b, rev: revB, parentId: a, afterId: null },
          ),
        ),
      );
      expect([wins(told), rude(told, 'DEPARTMENT_INTO_ITSELF')]).toEqual([1, []]);
      expect([...(await history(a, 'move', 'moved')), ...(await history(b, 'move', 'moved'))]).toHaveLength(1);
    }));

  it('in a ring of five moves stay one tree, whose lineages say what its parents say', () =>
    runs(async (run) => {
      const ids = await Promise.all(Array.from({ length: 5 }, (_, i) => made(`Ring ${run} ${i}`)));
      const revs = await Promise.all(ids.map(revIn));
      const told = await atOnce(
        times((i) =>
          company.owner.call(departmentApi.move, {
            id: ids[i % 5] ?? '',
            rev: revs[i % 5] ?? 0,
            parentId: ids[(i + 1) % 5] ?? '',
            afterId: null,
          }),
        ),
      );
      expect(rude(told, 'DEPARTMENT_INTO_ITSELF')).toEqual([]);
      expect(wins(told)).toBeLessThan(5);
      const [check] = await w.sql<{ all: number; reached: number; wrong: number }>(
        `with recursive tree as (
           select id, lineage from department where company_id = $1 and parent_id is null
           union all select d.id, d.lineage from department d join tree t on d.parent_id = t.id where d.company_id = $1)
         select (select count(*)::int from department where company_id = $1) as all, (select count(*)::int from tree) as reached,
           (select count(*)::int from department d join department p on p.id = d.parent_id
             where d.company_id = $1 and d.lineage not like p.lineage || '%') as wrong`,
        [company.id],
      );
      expect(check).toEqual({ all: check?.all, reached: check?.all, wrong: 0 });
    }));

  it('of one name beside each other are made once, and a deleted one leaves nobody nowhere', () =>
    runs(async (run) => {
      const told = await atOnce(times(() => made(`Same ${run}`)));
      expect([wins(told), rude(told, 'DEPARTMENT_NAME_TAKEN')]).toEqual([1, []]);
      const id = await made(`Gone ${run}`);
      const { id: who } = await company.member();
      const rev = await revIn(id);
      const mixed = await atOnce(
        times(
          (i): Promise<unknown> =>
            i % 2
              ? company.owner.call(memberApi.assign, { ids: [who], departmentId: id })
              : company.owner.call(departmentApi.remove, { id, rev }),
        ),
      );
      expect(rude(mixed, 'DEPARTMENT_HAS_MEMBERS')).toEqual([]);
      const lost = await count(
        'member m where company_id = $1 and not exists (select from member_department d where d.company_id = m.company_id and d.member_id = m.id)',
        [company.id],
      );
      expect(lost).toBe(0);
    }));
});
