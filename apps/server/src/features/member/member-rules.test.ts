import { handoverApi } from '@rondo/contract/handover';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi as api } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import { passwordFaults } from '@rondo/domain/password';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';

let w: World;
let c: Company;
beforeAll(async () => {
  w = await world();
  c = await w.company();
});
afterAll(() => w.stop());

type New = Input<typeof api.create>;
let count = 0;
function form(of: Company, patch: Partial<New> = {}): New {
  count += 1;
  return {
    requestId: requestId(),
    name: `Newcomer ${count}`,
    mail: `rules${count}@test.rondo`,
    departmentIds: [of.start.rootDepartmentId],
    roleIds: [of.start.roleIds.staff],
    scope: { kind: 'some', shopIds: [], groupIds: [] },
    ...patch,
  };
}

const reasonOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: { reason: string }) => error.reason,
  );

/** What an edit of somebody sends when nothing is changed. */
async function edit(who: Person, id: string, patch: Partial<Input<typeof api.update>> = {}) {
  const d = await who.call(api.get, { id });
  const scope = {
    kind: d.scope.kind,
    shopIds: d.scopeShops.map((shop) => shop.id),
    groupIds: d.scopeGroups.map((group) => group.id),
  };
  return who.call(api.update, {
    ...{ id, rev: d.rev, name: d.name, mobile: d.mobile, mail: d.mail, scope },
    departmentIds: d.departments.map((one) => one.id),
    roleIds: d.roles.map((role) => role.id),
    managedShopIds: d.managed.map((shop) => shop.id),
    language: d.language,
    ...patch,
  });
}

/** A role of the company's own: manages members, sees its shops. */
async function peopleManager(of: Company, groupIds: string[]): Promise<Person> {
  const roleId = uuidv7();
  await w.sql(
    `insert into role (company_id, id, name, codes, tier) values ($1, $2, $3, '{frame,frame_book,frame_staff,task_center}', 'scope')`,
    [of.id, roleId, `People ${roleId.slice(-6)}`],
  );
  const person = await of.member({ groupIds });
  await w.sql('update member_role set role_id = $2 where member_id = $1', [person.id, roleId]);
  return person;
}

describe('nobody gives what they do not have', () => {
  test('a role above the own ones, a wider scope, a shop elsewhere', async () => {
    const north = await c.group('North');
    const mine = await c.shop({ groupId: north });
    const elsewhere = await c.shop();
    const manager = await peopleManager(c, [north]);
    const create = (patch: Partial<New>) => reasonOf(manager.call(api.create, form(c, patch)));
    const { roleIds } = c.start;
    expect(await create({ roleIds: [roleIds.administrator] })).toBe('ROLE_ABOVE');
    expect(await create({ roleIds: [roleIds.owner] })).toBe('ROLE_ABOVE');
    expect(await create({ roleIds: [roleIds.inspector] })).toBe('ROLE_ABOVE');
    expect(await create({ scope: { kind: 'all' } })).toBe('SCOPE_ABOVE');
    expect(await create({ scope: { kind: 'some', shopIds: [elsewhere], groupIds: [] } })).toBe('SCOPE_ABOVE');
    expect(await create({ scope: { kind: 'some', shopIds: [], groupIds: [c.start.rootGroupId] } })).toBe('SCOPE_ABOVE');
    expect(await create({ managedShopIds: [elsewhere] })).toBe('SCOPE_ABOVE');
    expect(await create({ scope: { kind: 'some', shopIds: [mine], groupIds: [north] }, managedShopIds: [mine] })).toBe(
      undefined,
    );
    const inspector = await c.member({ role: 'inspector', shopIds: [elsewhere] });
    expect(await reasonOf(edit(manager, inspector.id, { name: 'Renamed' }))).toBe('MEMBER_ABOVE');
    expect(await reasonOf(manager.call(api.disable, { id: inspector.id, rev: 0 }))).toBe('MEMBER_ABOVE');
    // What somebody else gave stays when something else is changed.
    const staff = await c.member({ shopIds: [elsewhere] });
    expect(await reasonOf(edit(manager, staff.id, { name: 'Renamed' }))).toBe(undefined);
    expect((await c.owner.call(api.get, { id: staff.id })).scopeShops.map((shop) => shop.id)).toEqual([elsewhere]);
  });

  test('for many at once every member is answered for', async () => {
    const [a, b] = [await c.member(), await c.member({ role: 'inspector' })];
    const gone = await c.member();
    await w.sql("update member set state = 'resigned' where id = $1", [gone.id]);
    const departmentId = c.start.rootDepartmentId;
    const answer = await c.owner.call(api.assign, {
      ids: [a.id, b.id, gone.id, c.owner.id],
      departmentId,
      addRoleIds: [c.start.roleIds.store_manager],
      scope: { kind: 'all' },
    });
    expect([answer.done, answer.refused.map((one) => one.id)]).toEqual([2, [gone.id, c.owner.id]]);
    const detail = await c.owner.call(api.get, { id: b.id });
    expect(detail.roles.map((role) => role.name).sort()).toEqual(['Inspector', 'Store manager']);
    expect([detail.scope.kind, detail.departments.map((d) => d.id)]).toEqual(['all', [departmentId]]);
    const manager = await peopleManager(c, []);
    const asManager = (input: Input<typeof api.assign>) => reasonOf(manager.call(api.assign, input));
    expect(await asManager({ ids: [a.id], scope: { kind: 'all' } })).toBe('SCOPE_ABOVE');
    expect(await asManager({ ids: [a.id], addRoleIds: [c.start.roleIds.administrator] })).toBe('ROLE_ABOVE');
    expect(await asManager({ ids: [a.id, uuidv7()], departmentId })).toBe('NOT_FOUND');
  });
});

describe('the company cannot lock itself out', () => {
  test('the owner is neither suspended nor re-roled nor narrowed', async () => {
    const of = await w.company();
    const admin = await of.member({ role: 'administrator' });
    const { owner } = of;
    expect(await reasonOf(admin.call(api.disable, { id: owner.id, rev: 0 }))).toBe('MEMBER_ABOVE');
    expect(await reasonOf(owner.call(api.disable, { id: owner.id, rev: 0 }))).toBe('MEMBER_IS_OWNER');
    expect(await reasonOf(edit(owner, owner.id, { roleIds: [of.start.roleIds.staff] }))).toBe('MEMBER_IS_OWNER');
    const narrow = { kind: 'some' as const, shopIds: [], groupIds: [] };
    expect(await reasonOf(edit(owner, owner.id, { scope: narrow }))).toBe('MEMBER_IS_OWNER');
    expect(await reasonOf(edit(owner, owner.id, { name: 'Still the owner' }))).toBe(undefined);
  });

  test('the last administrator stays, and nobody takes their own way in', async () => {
    const of = await w.company();
    const admin = await of.member({ role: 'administrator' });
    const manager = await peopleManager(of, []);
    await w.sql('update member set scope_all = true where id = $1', [manager.id]);
    expect(await reasonOf(admin.call(api.disable, { id: admin.id, rev: 0 }))).toBe('MEMBER_SELF');
    expect(await reasonOf(edit(admin, admin.id, { roleIds: [of.start.roleIds.staff] }))).toBe('MEMBER_SELF');
  });

  test('the only administrator who has come in stays one, by whatever door; the owner and the invited do not count', async () => {
    const of = await w.company();
    const { owner } = of;
    const { administrator, staff } = of.start.roleIds;
    const admin = await of.member({ role: 'administrator' });
    const invited = await of.member({ role: 'administrator' });
    await w.sql("update member set state = 'invited' where id = $1", [invited.id]);
    const disable = async (id: string) =>
      reasonOf(owner.call(api.disable, { id, rev: (await owner.call(api.get, { id })).rev }));
    const resign = async (memberId: string) =>
      reasonOf(
        owner.call(handoverApi.resign, {
          memberId,
          rev: (await owner.call(api.get, { id: memberId })).rev,
          choices: [],
        }),
      );
    expect((await owner.call(api.get, { id: admin.id })).can).toMatchObject({ disable: false, resign: false });
    expect(await disable(admin.id)).toBe('MEMBER_LAST_ADMIN');
    expect(await resign(admin.id)).toBe('MEMBER_LAST_ADMIN');
    expect(await reasonOf(edit(owner, admin.id, { roleIds: [staff] }))).toBe('MEMBER_LAST_ADMIN');
    await owner.call(roleApi.assign, { id: staff, add: [admin.id] });
    const taken = owner.call(roleApi.assign, { id: administrator, remove: [admin.id] });
    expect(await reasonOf(taken)).toBe('MEMBER_LAST_ADMIN');
    // Who never came in may go, and once they have come in the first one may.
    await w.sql("update member set state = 'active' where id = $1", [invited.id]);
    expect(await disable(admin.id)).toBe(undefined);
    expect(await resign(admin.id)).toBe(undefined);
    expect(await disable(invited.id)).toBe('MEMBER_LAST_ADMIN');
  });

  test('of administrators who suspend each other at once, one is left', async () => {
    const of = await w.company();
    const admins = await Promise.all(Array.from({ length: 4 }, () => of.member({ role: 'administrator' })));
    await Promise.all(
      admins.flatMap((one) =>
        admins
          .filter((other) => other.id !== one.id)
          .map((other) => reasonOf(one.call(api.disable, { id: other.id, rev: 0 }))),
      ),
    );
    const left = await w.sql("select id from member where company_id = $1 and state = 'active' and not is_owner", [
      of.id,
    ]);
    expect(left).toHaveLength(1);
  });

  test('of two who take the same number at once, one has it', async () => {
    const of = await w.company();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        reasonOf(of.owner.call(api.create, form(of, { mobile: '13300001111', mail: null }))),
      ),
    );
    expect(answers.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(answers.filter((reason) => reason !== undefined))).toEqual(new Set(['MEMBER_MOBILE_TAKEN']));
    expect(await w.sql("select 1 from person where mobile = '13300001111'")).toHaveLength(1);
  });

  test('of twenty edits of one version at once, one is kept', async () => {
    const member = await c.member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reasonOf(edit(c.owner, member.id, { rev: 0, name: `Name ${index}` }))),
    );
    expect(answers.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([undefined, 'STALE']));
  });
});

describe('the way in', () => {
  test('a first password opens the door once, is to be replaced, and is for newcomers of this company alone', async () => {
    const of = await w.company();
    const { id } = await of.owner.call(api.create, form(of, { mail: 'first@test.rondo' }));
    const { account, password } = await of.owner.call(api.issuePassword, { id });
    expect([account, passwordFaults(password)]).toEqual(['first@test.rondo', []]);
    const again = await of.owner.call(api.issuePassword, { id });
    expect(again.password).not.toBe(password);
    expect(await reasonOf(w.call(sessionApi.signIn, { account, password }))).toBe('WRONG_PASSWORD');
    const entered = await w.call(sessionApi.signIn, { account, password: again.password });
    if (!('token' in entered)) throw new Error('not signed in');
    const me = await w.call(sessionApi.me, {}, { token: entered.token, id: entered.id, companyId: entered.companyId });
    expect(me.needsPassword).toBe(true);
    expect(await reasonOf(of.owner.call(api.issuePassword, { id }))).toBe('MOVE_NOT_ALLOWED');
    const detail = await of.owner.call(api.get, { id });
    expect([detail.state, detail.can.issuePassword]).toEqual(['active', false]);
    expect(JSON.stringify(await w.sql('select * from history where object_id = $1', [id]))).not.toContain(
      again.password,
    );

    const linked = await c.owner.call(api.create, form(c, { mail: 'first@test.rondo' }));
    expect(await reasonOf(c.owner.call(api.issuePassword, { id: linked.id }))).toBe('CONTACT_IS_THEIRS');
  });

  test('an invitation is sent again after a minute, to who has not come yet', async () => {
    const { id } = await c.owner.call(api.create, form(c));
    expect(await reasonOf(c.owner.call(api.invite, { id }))).toBe('REMINDED_LATELY');
    w.clock.advance(61_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reasonOf(c.owner.call(api.invite, { id }))));
    expect(answers.filter((reason) => reason === undefined)).toHaveLength(1);
    const member = await c.member();
    expect(await reasonOf(c.owner.call(api.invite, { id: member.id }))).toBe('MOVE_NOT_ALLOWED');
  });

  test('nobody is added to a company that comes to its end', async () => {
    const of = await w.company();
    await w.sql("update company set state = 'dissolving', dissolve_at = now() + interval '3 days' where id = $1", [
      of.id,
    ]);
    expect(await reasonOf(of.owner.call(api.create, form(of)))).toBe('COMPANY_DISSOLVING');
  });
});

describe('walls', () => {
  test('another company’s member, shop, group, department, role and picture do not exist', async () => {
    const other = await w.company();
    const theirs = {
      member: (await other.member()).id,
      shop: await other.shop(),
      group: await other.group('Theirs'),
      ...other.start,
    };
    const id = theirs.member;
    const some = { kind: 'some' as const, shopIds: [], groupIds: [] };
    const calls: [Endpoint, Record<string, unknown>][] = [
      [api.get, { id }],
      [api.disable, { id, rev: 0 }],
      [api.enable, { id, rev: 0 }],
      [api.invite, { id }],
      [api.issuePassword, { id }],
      [api.assign, { ids: [id], scope: some }],
      [
        api.rejoin,
        { id, rev: 0, departmentIds: [c.start.rootDepartmentId], roleIds: [c.start.roleIds.staff], scope: some },
      ],
      [api.update, { ...form(c), id, rev: 0 }],
      [api.create, form(c, { departmentIds: [theirs.rootDepartmentId] })],
      [api.create, form(c, { roleIds: [theirs.roleIds.staff] })],
      [api.create, form(c, { managedShopIds: [theirs.shop] })],
      [api.create, form(c, { avatarFileId: uuidv7() })],
      [api.create, form(c, { scope: { ...some, shopIds: [theirs.shop] } })],
      [api.create, form(c, { scope: { ...some, groupIds: [theirs.group] } })],
    ];
    for (const [endpoint, input] of calls) {
      expect([endpoint.path, await reasonOf(c.owner.call(endpoint, input))]).toEqual([endpoint.path, 'NOT_FOUND']);
    }
    const found = await c.owner.call(api.list, { departmentId: theirs.rootDepartmentId });
    expect(found.total).toBe(0);
  });

  test('hostile names come back as they were typed, in every list and search', async () => {
    const names = [
      "Robert'); DROP TABLE member;--",
      '<script>alert(1)</script>',
      '=1+1',
      '﷽',
      '👩‍👩‍👧‍👦',
      '%_\\',
      '𝕿𝖍𝖊',
      'ﾟ･✿ヾ╲',
    ];
    for (const name of names) {
      const { id } = await c.owner.call(api.create, form(c, { name, position: name, remarks: name }));
      const detail = await c.owner.call(api.get, { id });
      expect([detail.name, detail.position, detail.remarks]).toEqual([name, name, name]);
      const found = await c.owner.call(api.list, { keyword: name });
      expect(found.list.map((row) => row.id)).toContain(id);
    }
    expect(await reasonOf(c.owner.call(api.create, form(c, { name: 'a\u0000b' })))).toBe('INPUT_REFUSED');
    expect(await reasonOf(c.owner.call(api.list, { cursor: '%%%' }))).toBe('INPUT_REFUSED');
  });
});
