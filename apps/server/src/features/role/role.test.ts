import type { Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { recordApi } from '@rondo/contract/record';
import { type RoleRow, roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import { accessDiff, effectiveAccess } from '@rondo/domain/access';
import { flattenMenu, PERMISSION_CODES, type PermissionCode } from '@rondo/domain/permission';
import { PRESET_ROLES, ROLE_KEYS } from '@rondo/domain/role';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { statementsOf } from '../../../test/statements.ts';
import { openStream } from '../../../test/stream.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());

const roles = (who = owner): Promise<RoleRow[]> => who.call(roleApi.list, {});
const roleOf = async (id: string, who = owner): Promise<RoleRow> => {
  const found = (await roles(who)).find((role) => role.id === id);
  if (!found) throw new Error('no such role');
  return found;
};
let named = 0;
const create = async (codes: PermissionCode[], more: Record<string, unknown> = {}, who = owner): Promise<string> => {
  named += 1;
  const input = { name: `Role ${named}`, codes, tier: 'own' as const, requestId: requestId(), ...more };
  return (await who.call(roleApi.create, input)).id;
};
const save = async (id: string, patch: Partial<RoleRow>, who = owner): Promise<Output<typeof roleApi.update>> => {
  const { name, description, codes, tier, dispatchable, rev } = await roleOf(id);
  return who.call(roleApi.update, { id, name, description, codes, tier, dispatchable, rev, ...patch });
};
const give = (roleId: string, ...people: Person[]) =>
  owner.call(roleApi.assign, { id: roleId, add: people.map((p) => p.id) });
const refused = (call: Promise<unknown>, reason: string) => expect(call).rejects.toMatchObject({ reason });
const codesOf = async (who: Person): Promise<Set<string>> => flattenMenu((await who.call(sessionApi.me, {})).menuList);
/** What holds when the second is over within which a change is in force. */
const within = <T>(guess: () => Promise<T>): Promise<T> => {
  w.clock.refreshActors();
  return guess();
};

describe('the roles of a new company', () => {
  it('are the presets with the codes of the product, owner and administrator locked', async () => {
    const list = await roles();
    expect(list.map((role) => role.key)).toEqual([...ROLE_KEYS]);
    for (const role of list) {
      if (!role.key) continue;
      const preset = PRESET_ROLES[role.key];
      expect(new Set(role.codes)).toEqual(new Set(preset.codes));
      expect([role.tier, role.dispatchable, role.locked]).toEqual([preset.tier, preset.dispatchable, preset.locked]);
      expect(role.can.edit).toBe(!preset.locked);
    }
    expect(list.filter((role) => role.key === 'owner').map((role) => role.members)).toEqual([1]);
  });

  it('cannot be changed where they are locked', async () => {
    for (const key of ['owner', 'administrator'] as const) {
      const id = company.start.roleIds[key];
      await refused(save(id, { name: 'Other' }), 'ROLE_LOCKED');
      await refused(owner.call(roleApi.remove, { id, rev: 0 }), 'ROLE_LOCKED');
      await refused(owner.call(roleApi.restore, { id, rev: 0 }), 'ROLE_LOCKED');
    }
  });

  it('come back to their default, under the name they have now', async () => {
    const id = company.start.roleIds.inspector;
    await save(id, { name: 'Coach', codes: ['task_center'], tier: 'own', dispatchable: false });
    const { rev } = await roleOf(id);
    await owner.call(roleApi.restore, { id, rev });
    const role = await roleOf(id);
    expect(new Set(role.codes)).toEqual(new Set(PRESET_ROLES.inspector.codes));
    expect([role.name, role.tier, role.dispatchable]).toEqual(['Coach', 'scope', true]);
    const own = await create(['frame']);
    await refused(owner.call(roleApi.restore, { id: own, rev: 0 }), 'ROLE_NOT_PRESET');
  });
});

describe('a role of the own', () => {
  it('needs the parent of every code, and says which one', async () => {
    const call = create(['x_live']);
    await expect(call).rejects.toMatchObject({ reason: 'CODE_NEEDS_PARENT' });
    await expect(call).rejects.toThrow(/Live.*Stores/);
  });

  it('has a name that no other has, whatever its case and however many ask at once', async () => {
    await create(['frame'], { name: 'Night shift' });
    await refused(create(['frame'], { name: ' night SHIFT ' }), 'ROLE_NAME_TAKEN');
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => create(['frame'], { name: 'Wanted' })));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('is made once for one request, copies what it is told, and a stranger’s role cannot be copied', async () => {
    const id = requestId();
    const made = await Promise.all(
      [1, 2].map(() => create(['frame'], { name: 'Once', requestId: id, copyOf: company.start.roleIds.staff })),
    );
    expect(made[0]).toBe(made[1]);
    const other = await w.company();
    await refused(create(['frame'], { copyOf: other.start.roleIds.staff }), 'NOT_FOUND');
  });

  it('is one of at most a hundred, however many are made at once', async () => {
    const crowded = await w.company();
    const add = (n: number) =>
      crowded.owner.call(roleApi.create, { name: `R${n}`, codes: [], tier: 'own', requestId: requestId() });
    for (let at = 0; at < 90; at += 30) await Promise.all(Array.from({ length: 30 }, (_, n) => add(at + n)));
    const last = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => add(90 + n)));
    expect(last.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    await refused(add(1_000), 'ROLE_LIMIT');
  });

  it('is not saved over what somebody else saved', async () => {
    const id = await create(['frame']);
    const { rev } = await roleOf(id);
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => save(id, { rev, description: `${n}` })));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await refused(save(id, { rev }), 'STALE');
  });

  it('is deleted only when nothing names it', async () => {
    const id = await create(['frame']);
    const person = await company.member({ name: 'Holder' });
    await give(id, person);
    const { rev } = await roleOf(id);
    await refused(owner.call(roleApi.remove, { id, rev }), 'ROLE_IN_USE');
    expect(await owner.call(roleApi.references, { id })).toEqual([
      { kind: 'member', name: 'Holder', page: `/user/member?open=${person.id}` },
    ]);
    await owner.call(roleApi.assign, { id, remove: [person.id] });
    await w.sql('update invite set role_id = $2 where company_id = $1', [company.id, id]);
    await w.sql(
      `update company set settings = jsonb_build_object('rectify', jsonb_build_array($2::text)) where id = $1`,
      [company.id, id],
    );
    expect((await owner.call(roleApi.references, { id })).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'invite Role of people who join',
      'setting rectify',
    ]);
    await w.sql('update invite set role_id = null where company_id = $1', [company.id]);
    await w.sql(`update company set settings = '{}' where id = $1`, [company.id]);
    await owner.call(roleApi.remove, { id, rev });
    expect((await roles()).some((role) => role.id === id)).toBe(false);
    await refused(owner.call(roleApi.references, { id }), 'NOT_FOUND');
  });

  it('goes although somebody who resigned had it', async () => {
    const id = await create(['frame']);
    const person = await company.member();
    await give(id, person);
    await w.sql(`update member set state = 'resigned' where company_id = $1 and id = $2`, [company.id, person.id]);
    const { members, rev } = await roleOf(id);
    expect(members).toBe(0);
    await owner.call(roleApi.remove, { id, rev });
  });
});

describe('nobody gives what they do not have', () => {
  let manager: Person;
  beforeAll(async () => {
    const id = await create(['frame', 'frame_role', 'frame_staff', 'frame_book', 'task_center'], { tier: 'scope' });
    manager = await company.member();
    await give(id, manager);
    await owner.call(roleApi.assign, { id: company.start.roleIds.staff, remove: [manager.id] });
    await within(() => manager.call(roleApi.list, {}));
  });

  it('no code, no tier, and not by editing a role that stands above them', async () => {
    await create(['frame'], {}, manager);
    await refused(create(['shop'], {}, manager), 'ROLE_ABOVE');
    await refused(create(['frame'], { tier: 'all' }, manager), 'ROLE_ABOVE');
    const { inspector, staff } = company.start.roleIds;
    await refused(save(inspector, { codes: ['task_center'] }, manager), 'ROLE_ABOVE');
    await refused(manager.call(roleApi.remove, { id: inspector, rev: 0 }), 'ROLE_ABOVE');
    await refused(manager.call(roleApi.restore, { id: inspector, rev: 0 }), 'ROLE_ABOVE');
    await save(staff, { description: 'For the store' }, manager);
    expect((await roleOf(inspector, manager)).can).toEqual({
      edit: false,
      remove: false,
      restore: false,
      assign: false,
    });
  });

  it('what belongs to the owner alone goes into no role, not even by the owner', async () => {
    await refused(create(['frame', 'frame_book', 'x_company_setting', 'x_dissolve']), 'ROLE_ABOVE');
  });

  it('no role above them, and no role of somebody above them', async () => {
    const person = await company.member();
    const administrator = await company.member({ role: 'administrator' });
    const { inspector, staff } = company.start.roleIds;
    await refused(manager.call(roleApi.assign, { id: inspector, add: [person.id] }), 'ROLE_ABOVE');
    await refused(manager.call(roleApi.assign, { id: staff, add: [administrator.id] }), 'MEMBER_ABOVE');
    await refused(manager.call(roleApi.assign, { id: staff, add: [owner.id] }), 'MEMBER_ABOVE');
    await refused(owner.call(roleApi.assign, { id: company.start.roleIds.owner, add: [person.id] }), 'ROLE_ABOVE');
  });
});

describe('assigning', () => {
  it('everybody keeps a role, and it is all or nothing', async () => {
    const [bare, other] = [await company.member(), await company.member()];
    const { staff, inspector } = company.start.roleIds;
    await refused(owner.call(roleApi.assign, { id: staff, remove: [bare.id] }), 'MEMBER_NEEDS_ROLE');
    await refused(owner.call(roleApi.assign, { id: inspector, add: [other.id, requestId()] }), 'MEMBER_NOT_FOUND');
    expect(await give(inspector, bare, other, bare)).toEqual({ added: 2, removed: 0 });
    expect(await give(inspector, bare)).toEqual({ added: 0, removed: 0 });
    expect(await owner.call(roleApi.assign, { id: staff, remove: [bare.id] })).toEqual({ added: 0, removed: 1 });
    const { list, total } = await owner.call(roleApi.members, { id: inspector, keyword: bare.name });
    expect([list.map((one) => one.id), total]).toEqual([[bare.id], 1]);
  });

  it('takes the last role from nobody, however many take at once', async () => {
    const person = await company.member();
    const ids = [company.start.roleIds.staff, await create(['frame']), await create(['frame'])];
    for (const id of ids.slice(1)) await give(id, person);
    const all = await Promise.allSettled(ids.map((id) => owner.call(roleApi.assign, { id, remove: [person.id] })));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(2);
  });

  it('an administrator does not lock themself out, and the last one stays', async () => {
    const id = company.start.roleIds.administrator;
    const person = await company.member({ role: 'administrator' });
    await give(company.start.roleIds.staff, person);
    await refused(person.call(roleApi.assign, { id, remove: [person.id] }), 'MEMBER_SELF');
    await w.sql(`update member set state = 'disabled' where company_id = $1 and id <> all($2)`, [
      company.id,
      [owner.id, person.id],
    ]);
    await refused(owner.call(roleApi.assign, { id, remove: [person.id] }), 'MEMBER_LAST_ADMIN');
    await company.member({ role: 'administrator' });
    await owner.call(roleApi.assign, { id, remove: [person.id] });
  });

  it('leaves both in the audit log: the role, and what each member had before', async () => {
    const person = await company.member({ name: 'Traced' });
    const id = await create(['frame'], { name: 'Traced role' });
    await give(id, person);
    const rows = await w.sql<{ object_kind: string; object_name: string; event: string; data: unknown }>(
      `select object_kind, object_name, event, data from history where company_id = $1 and object_id = any($2)`,
      [company.id, [person.id, id]],
    );
    expect(rows).toContainEqual({
      object_kind: 'member',
      object_name: 'Traced',
      event: 'updated',
      data: { changes: [{ field: 'roles', before: 'Staff', after: 'Staff, Traced role' }] },
    });
    expect(rows).toContainEqual({
      object_kind: 'role',
      object_name: 'Traced role',
      event: 'assigned',
      data: {
        changes: [{ field: 'members', before: null, after: 'Traced' }],
        // They had the code by another role.
        diff: { codes: [], gaining: 0, losing: 0, wider: 0, narrower: 0 },
      },
    });
  });
});

describe('the difference', () => {
  it('equals the recomputed permissions of everybody, for any roles and any change', async () => {
    const subset = fc.subarray([...PERMISSION_CODES]);
    const made = await Promise.all([1, 2, 3].map(() => create(['frame'])));
    const [target, ...others] = made;
    if (!target) throw new Error('no role');
    const people: { person: Person; others: string[] }[] = [];
    for (const mine of [[], others.slice(0, 1), others.slice(1), others]) {
      const person = await company.member();
      await give(target, person);
      for (const id of mine) await give(id, person);
      await owner.call(roleApi.assign, { id: company.start.roleIds.staff, remove: [person.id] });
      people.push({ person, others: mine });
    }
    const set = (id: string, codes: string[], tier: string) =>
      w.sql('update role set codes = $3, tier = $4 where company_id = $1 and id = $2', [company.id, id, codes, tier]);
    const tier = fc.constantFrom('own', 'scope', 'all');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(subset, tier), { minLength: 3, maxLength: 3 }),
        subset,
        tier,
        async (now, codes, t) => {
          for (const [i, [c, at]] of now.entries()) await set(made[i] ?? '', c, at);
          const diff = await owner.call(roleApi.diff, { id: target, codes, tier: t as 'own' });
          const accessOf = (ids: string[], mine: { codes: string[]; tier: string }) =>
            effectiveAccess([
              mine,
              ...ids.map((id) => ({
                codes: now[made.indexOf(id)]?.[0] ?? [],
                tier: now[made.indexOf(id)]?.[1] ?? 'own',
              })),
            ]);
          const effects = people.map(({ others: ids }) => {
            const had = accessOf(ids, { codes: now[0]?.[0] ?? [], tier: now[0]?.[1] ?? 'own' });
            const has = accessOf(ids, { codes, tier: t });
            return { ...accessDiff(had.codes, has.codes), isNarrower: had.tier !== has.tier };
          });
          expect(diff.gaining).toBe(effects.filter((e) => e.gained.length > 0).length);
          expect(diff.losing).toBe(effects.filter((e) => e.lost.length > 0).length);
          expect(diff.wider + diff.narrower).toBe(effects.filter((e) => e.isNarrower).length);
          for (const code of PERMISSION_CODES) {
            const row = diff.codes.find((one) => one.code === code);
            expect(row?.gain ?? 0).toBe(effects.filter((e) => e.gained.includes(code)).length);
            expect(row?.lose ?? 0).toBe(effects.filter((e) => e.lost.includes(code)).length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is what saving answers, what the audit log keeps, and what each member is told', async () => {
    const id = await create(['frame', 'frame_book', 'record_select'], { name: 'Auditor' });
    const [one, two] = [
      await company.member({ name: 'Only this' }),
      await company.member({ role: 'inspector', name: 'Both' }),
    ];
    await give(id, one, two);
    for (const person of [one, two]) await w.sql('delete from access_change where member_id = $1', [person.id]);
    const shown = await owner.call(roleApi.diff, { id, codes: ['frame', 'template_manage'], tier: 'scope' });
    const saved = await save(id, { codes: ['frame', 'template_manage'], tier: 'scope' });
    expect(saved).toEqual(shown);
    expect(saved.codes).toEqual([
      { code: 'template_manage', gain: 2, lose: 0, gainNames: ['Both', 'Only this'], loseNames: [] },
      { code: 'record_select', gain: 0, lose: 1, gainNames: [], loseNames: ['Only this'] },
    ]);
    expect([saved.gaining, saved.losing, saved.wider, saved.narrower]).toEqual([2, 1, 1, 0]);
    const [entry] = await w.sql<{ data: { diff: unknown; changes: { field: string }[] } }>(
      `select data from history where company_id = $1 and object_id = $2 and event = 'updated'`,
      [company.id, id],
    );
    expect(entry?.data.diff).toEqual(saved);
    expect(entry?.data.changes.map((change) => change.field)).toEqual(['codes', 'tier']);
    const told = await w.sql<{ member_id: string; gained: string[]; lost: string[]; cause: string }>(
      'select member_id, gained, lost, cause from access_change where company_id = $1 and member_id = any($2)',
      [company.id, [one.id, two.id]],
    );
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({
      member_id: one.id,
      gained: ['template_manage'],
      lost: ['record_select'],
      cause: 'role_saved',
    });
    await w.settle();
    const { list } = await one.call(messageApi.list, { category: ['system'] });
    expect(list.some((m) => m.page === '/message?changes=mine')).toBe(true);
  });
});

describe('a saved role', () => {
  it('is in force within a second or so, for sessions and pages that are open', async () => {
    const id = await create(['record_select', 'frame']);
    const person = await company.member();
    await give(id, person);
    const stream = await openStream(w.base, (await person.call(messageApi.ticket, {})).ticket);
    await within(() => person.call(recordApi.list, { tab: 'all' }));
    await save(id, { codes: ['frame', 'frame_staff'] });
    await stream.next('access');
    await within(async () =>
      expect(await codesOf(person)).toEqual(new Set([...PRESET_ROLES.staff.codes, 'frame_staff'])),
    );
    await refused(person.call(recordApi.list, { tab: 'all' }), 'FORBIDDEN');
    await person.call(memberApi.applyCount, {});
    stream.close();
  });

  it('reaches all of 5,000 members', async () => {
    const big = await w.company();
    const id = big.start.roleIds.staff;
    await w.sql(
      `with new as (insert into person (id, mail, register_type, language) select gen_random_uuid(), 'many' || n || '@test.rondo', 2, 'en-US' from generate_series(1, 5000) n returning id),
            m as (insert into member (company_id, id, person_id, name, state) select $1::uuid, id, id, 'Many ' || left(id::text, 8), 'active' from new returning id)
       insert into member_role (company_id, member_id, role_id) select $1::uuid, id, $2::uuid from m`,
      [big.id, id],
    );
    const codes: PermissionCode[] = ['task_center', 'record_select'];
    const { answer: saved, statements } = await statementsOf(() =>
      big.owner.call(roleApi.update, { id, rev: 0, name: 'Staff', codes, tier: 'scope' }),
    );
    expect([saved.gaining, saved.losing, saved.wider]).toEqual([5_000, 5_000, 5_000]);
    expect(saved.codes[0]?.gainNames.length).toBeLessThanOrEqual(20);
    const [rows] = await w.sql<{ count: string }>('select count(*) from access_change where company_id = $1', [big.id]);
    expect(Number(rows?.count)).toBe(5_000);
    expect(statements).toBeLessThan(100);
  });
});
