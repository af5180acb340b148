import type { Input } from '@rondo/contract/kit/endpoint';
import { memberApi as api } from '@rondo/contract/member';
import { shopApi } from '@rondo/contract/shop';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import { dispatchTo, givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';

let w: World;
let c: Company;
beforeAll(async () => {
  w = await world();
  c = await w.company({ name: 'Harbour Coffee' });
});
afterAll(() => w.stop());

type New = Input<typeof api.create>;
let count = 0;

/** What a form sends of somebody new; a test names only what matters. */
function form(of: Company, patch: Partial<New> = {}): New {
  count += 1;
  return {
    requestId: requestId(),
    name: `Newcomer ${count}`,
    mail: `newcomer${count}@test.rondo`,
    departmentIds: [of.start.rootDepartmentId],
    roleIds: [of.start.roleIds.staff],
    scope: { kind: 'some', shopIds: [], groupIds: [] },
    ...patch,
  };
}

const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { reason: string; data: unknown; message: string }) => error,
  );
const reasonOf = async (call: Promise<unknown>) => (await refused(call))?.reason;
const namesOf = async (who: Person, filter: Input<typeof api.list>) =>
  (await who.call(api.list, { size: 100, ...filter })).list.map((row) => row.name).sort();

async function department(of: Company, name: string, parentId = of.start.rootDepartmentId): Promise<string> {
  const id = uuidv7();
  const [parent] = await w.sql<{ lineage: string }>('select lineage from department where id = $1', [parentId]);
  await w.sql('insert into department (company_id, id, parent_id, name, lineage) values ($1, $2, $3, $4, $5)', [
    of.id,
    id,
    parentId,
    name,
    `${parent?.lineage}${id.slice(-12)}.`,
  ]);
  return id;
}

describe('the address book', () => {
  test('masks mobiles in the answer itself until the company shows them, and a search does not tell what is masked', async () => {
    const reader = await c.member({ role: 'staff' });
    await c.owner.call(api.create, form(c, { name: '陈一鸣', mobile: '13812341234', mail: null }));
    const card = async () => (await reader.call(api.cards, { keyword: 'chenyiming' })).list[0];
    expect((await card())?.mobile).toBe('138****1234');
    expect((await reader.call(api.cards, { keyword: '1381234' })).list).toEqual([]);
    await w.sql('update company set show_mobile = true where id = $1', [c.id]);
    expect((await card())?.mobile).toBe('13812341234');
    expect((await reader.call(api.cards, { keyword: '1381234' })).total).toBe(1);
    await w.sql('update company set show_mobile = false where id = $1', [c.id]);
  });

  test('masks addresses with the mobiles; number and state are for who manages members', async () => {
    const of = await w.company();
    const reader = await of.member({ role: 'staff' });
    await of.owner.call(api.create, form(of, { name: 'Mina', mail: 'mina@test.rondo', employeeNo: 'E77' }));
    const card = async (who: Person, keyword = 'mina') => (await who.call(api.cards, { keyword })).list[0];
    expect(await card(reader)).toMatchObject({ mail: 'm***@test.rondo', employeeNo: null, state: null });
    expect(await card(of.owner)).toMatchObject({ mail: 'm***@test.rondo', employeeNo: 'E77', state: 'invited' });
    expect([await card(reader, 'mina@test'), await card(reader, 'E77')]).toEqual([undefined, undefined]);
    expect((await card(of.owner, 'E77'))?.name).toBe('Mina');
    await w.sql('update company set show_mobile = true where id = $1', [of.id]);
    expect((await card(reader, 'mina@test'))?.mail).toBe('mina@test.rondo');
    expect(await card(reader, 'E77')).toBe(undefined);
  });

  test('people to choose are those the reader may know of, at shops they work for or at', async () => {
    const of = await w.company();
    const [near, far] = [await of.shop(), await of.shop()];
    const reader = await memberWith(w, of, ['task_center'], { shopIds: [near] });
    const clerk = await memberWith(w, of, ['frame', 'frame_book'], { shopIds: [near] });
    await of.member({ name: 'Near', shopIds: [near] });
    await of.member({ name: 'Far', shopIds: [far] });
    const found = async (who: Person, input: Input<typeof api.options> = {}) =>
      (await who.call(api.options, input)).map((one) => one.name).filter((name) => ['Near', 'Far'].includes(name));
    expect(await found(reader)).toEqual(['Near']);
    expect((await reader.call(api.options, { keyword: 'Near' }))[0]).toMatchObject({ position: '', roles: [] });
    expect(await found(clerk)).toEqual(['Far', 'Near']);
    for (const who of [reader, clerk]) {
      expect(await found(who, { shopId: near })).toEqual(['Near']);
      expect(await who.call(api.options, { shopId: far })).toEqual([]);
    }
    // Work they have at a shop tells them who else could take it.
    const template = await givenTemplate(w, of);
    await dispatchTo(w, of.owner, template.id, [far], { executor: { kind: 'members', memberIds: [clerk.id] } });
    expect(await found(clerk, { shopId: far })).toEqual(['Far']);
  });

  test('has nobody who left, with departments, heads and shops of everybody else', async () => {
    const of = await w.company();
    const east = await department(of, 'East');
    const shanghai = await department(of, 'Shanghai', east);
    const shopId = await of.shop({ name: 'Jetty' });
    const { id } = await of.owner.call(
      api.create,
      form(of, { name: 'Lan', departmentIds: [shanghai, east], primaryDepartmentId: east, managedShopIds: [shopId] }),
    );
    await w.sql('insert into department_head (company_id, department_id, member_id) values ($1, $2, $3)', [
      of.id,
      shanghai,
      id,
    ]);
    const [card] = (await of.owner.call(api.cards, { departmentId: east, keyword: 'lan' })).list;
    expect(card?.departments.map(({ path, isPrimary }) => [path, isPrimary])).toEqual([
      ['East', true],
      ['East/Shanghai', false],
    ]);
    expect(card?.headOf.map((one) => one.name)).toEqual(['Shanghai']);
    expect([card?.managedShops.map((shop) => shop.name), card?.managedCount]).toEqual([['Jetty'], 1]);
    await w.sql("update member set state = 'resigned' where id = $1", [id]);
    expect((await of.owner.call(api.cards, { departmentId: east })).list).toEqual([]);
  });
});

describe('the list', () => {
  test('each filter finds exactly whom it names', async () => {
    const of = await w.company();
    const east = await department(of, 'East');
    const below = await department(of, 'Pudong', east);
    const group = await of.group('North');
    const shop = await of.shop({ groupId: group });
    const elsewhere = await of.shop();
    const { roleIds } = of.start;
    const add = (patch: Partial<New>) => of.owner.call(api.create, form(of, patch));
    await add({ name: '王伟', mobile: '13900001111', departmentIds: [east] });
    await add({ name: 'Bo', mail: 'BO@Lake.test', departmentIds: [below], employeeNo: 'N-77' });
    await add({
      name: 'By group',
      roleIds: [roleIds.inspector],
      scope: { kind: 'some', shopIds: [], groupIds: [group] },
    });
    await add({ name: 'By shop', scope: { kind: 'some', shopIds: [shop], groupIds: [] } });
    await add({ name: 'Manager', roleIds: [roleIds.store_manager], managedShopIds: [shop] });
    await add({ name: 'Elsewhere', scope: { kind: 'some', shopIds: [elsewhere], groupIds: [] } });
    const found = (filter: Input<typeof api.list>) => namesOf(of.owner, filter);
    expect(await found({ keyword: 'wangwei' })).toEqual(['王伟']);
    expect(await found({ keyword: 'ww' })).toEqual(['王伟']);
    expect(await found({ keyword: '39000011' })).toEqual(['王伟']);
    expect(await found({ keyword: 'bo@lake' })).toEqual(['Bo']);
    expect(await found({ keyword: 'n-77' })).toEqual(['Bo']);
    expect(await found({ keyword: '100%' })).toEqual([]);
    expect(await found({ departmentId: east })).toEqual(['Bo', '王伟']);
    expect(await found({ departmentId: east, below: false })).toEqual(['王伟']);
    expect(await found({ roleId: [roleIds.inspector, roleIds.store_manager] })).toEqual(['By group', 'Manager']);
    expect(await found({ shopId: shop, state: ['invited'] })).toEqual(['By group', 'By shop', 'Manager']);
    expect(await found({ state: ['active'] })).toEqual([of.owner.name]);
    expect((await of.owner.call(api.counts, {})).invited).toBe(6);
    const page = await of.owner.call(api.list, { size: 10, sort: 'name' });
    expect(page.list.map((row) => row.name)).toEqual(page.list.map((row) => row.name).toSorted());
  });

  test('shows who manages members the whole mobile and the scope by its first names', async () => {
    const of = await w.company();
    const [north, south] = [await of.group('North'), await of.group('South')];
    const shop = await of.shop({ name: 'Jetty' });
    await of.owner.call(
      api.create,
      form(of, {
        name: 'Kim',
        mobile: '13711112222',
        scope: { kind: 'some', shopIds: [shop], groupIds: [north, south] },
      }),
    );
    const [row] = (await of.owner.call(api.list, { keyword: 'kim' })).list;
    expect(row?.mobile).toBe('13711112222');
    expect(row?.scope).toEqual({ kind: 'some', names: ['North', 'South'], more: 1 });
  });
});

describe('a new member', () => {
  test('is invited at their own address, without a password, and once however often it is sent', async () => {
    const sent = form(c, { name: 'Once', mail: 'Once@Test.Rondo' });
    const [first, second] = await Promise.all([c.owner.call(api.create, sent), c.owner.call(api.create, sent)]);
    expect(first).toEqual(second);
    const letters = await w.sql<{ params: { company: string; url: string } }>(
      "select params from delivery where text_key = 'invite' and target = 'once@test.rondo'",
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.params.url).toBe(first.invitation.link);
    const people = await w.sql("select password_hash, register_type from person where mail = 'once@test.rondo'");
    expect(people).toEqual([{ password_hash: null, register_type: 2 }]);
    const detail = await c.owner.call(api.get, { id: first.id });
    expect(detail.history.map((entry) => [entry.event, entry.toState])).toEqual([['created', 'invited']]);
    expect(detail.history[0]?.data.changes).toContainEqual({ field: 'name', before: null, after: 'Once' });
  });

  test('comes by a link to the code, in their language, with their address; who cannot be sent one is to be told by hand', async () => {
    const { id, invitation } = await c.owner.call(
      api.create,
      form(c, { mail: 'Way+In@Test.Rondo', language: 'en-US' }),
    );
    const link = `${w.base}/web/login?mode=code&language=en-US#account=way%2Bin%40test.rondo`;
    expect(invitation).toEqual({ sentBy: 'none', link });
    expect(await c.owner.call(api.invitationLink, { id })).toEqual({ link });
    const letters = await w.sql("select 1 from delivery where target = 'way+in@test.rondo'");
    expect(letters).toHaveLength(1);
    await w.sql("update member set state = 'active' where id = $1", [id]);
    expect(await reasonOf(c.owner.call(api.invitationLink, { id }))).toBe('MOVE_NOT_ALLOWED');
  });

  test('needs a mobile or an e-mail, a department and a role', async () => {
    const pathsOf = async (patch: Partial<New>) => {
      const data = (await refused(c.owner.call(api.create, form(c, patch))))?.data as { fields: { path: string }[] };
      return data.fields.map((field) => field.path);
    };
    expect(await pathsOf({ mail: null })).toEqual(['mobile']);
    expect(await pathsOf({ mobile: '12' })).toEqual(['mobile']);
    expect(await pathsOf({ mail: 'nobody' })).toEqual(['mail']);
    expect(await pathsOf({ departmentIds: [] })).toEqual(['departmentIds']);
    expect(await pathsOf({ roleIds: [] })).toEqual(['roleIds']);
    expect(await pathsOf({ name: ' ' })).toEqual(['name']);
    expect(await pathsOf({ name: 'x'.repeat(31) })).toEqual(['name']);
    expect(await pathsOf({ primaryDepartmentId: uuidv7() })).toEqual(['primaryDepartmentId']);
  });

  test('has a mobile, an e-mail and a number of their own; a refusal names who has it and where they stand', async () => {
    const taken = { mobile: '13655556666', mail: 'taken@test.rondo', employeeNo: 'E-1' };
    const { id } = await c.owner.call(api.create, form(c, { name: 'First', ...taken }));
    await w.sql("update member set state = 'resigned' where id = $1", [id]);
    const again = async (patch: Partial<New>) => refused(c.owner.call(api.create, form(c, patch)));
    const byMobile = await again({ mobile: '+86 136-5555-6666' });
    expect(byMobile?.reason).toBe('MEMBER_MOBILE_TAKEN');
    expect(byMobile?.data).toMatchObject({ memberId: id, state: 'resigned', fields: [{ path: 'mobile' }] });
    expect(byMobile?.message).toContain('First');
    expect((await again({ mail: 'TAKEN@test.rondo' }))?.reason).toBe('MEMBER_MAIL_TAKEN');
    expect((await again({ employeeNo: 'E-1' }))?.reason).toBe('MEMBER_NO_TAKEN');
    expect((await again({ employeeNo: 'e-1' }))?.reason).toBe('MEMBER_NO_TAKEN');
  });

  test('who is in another company already is the same person, whose password and contact stay as they are', async () => {
    const other = await w.company();
    await other.owner.call(api.create, form(other, { mobile: '13411112222', mail: 'both@test.rondo' }));
    await w.sql("update person set mobile_proved_at = now(), mail_proved_at = now() where mail = 'both@test.rondo'");
    const before = await w.sql("select * from person where mail = 'both@test.rondo'");
    const { id } = await c.owner.call(api.create, form(c, { name: 'Both', mobile: '13411112222', mail: null }));
    expect(await w.sql("select * from person where mail = 'both@test.rondo'")).toEqual(before);
    const detail = await c.owner.call(api.get, { id });
    expect([detail.isContactTheirs, detail.can.issuePassword]).toEqual([true, false]);
    // The same person again, by the address that this company does not even know.
    expect(await reasonOf(c.owner.call(api.create, form(c, { mail: 'both@test.rondo' })))).toBe('MEMBER_MAIL_TAKEN');
  });
});

describe('states', () => {
  test('a suspended member is refused at the next call and may come back', async () => {
    const member = await c.member({ role: 'inspector' });
    const rev = async () => (await c.owner.call(api.get, { id: member.id })).rev;
    await member.call(api.options, {});
    await c.owner.call(api.disable, { id: member.id, rev: await rev(), reason: 'on leave' });
    w.clock.refreshActors();
    expect(await reasonOf(member.call(api.options, {}))).toBe('SESSION_ENDED');
    const ended = await w.sql('select end_reason from session where member_id = $1', [member.id]);
    expect(ended).toEqual([{ end_reason: 'disabled' }]);
    expect(await reasonOf(c.owner.call(api.disable, { id: member.id, rev: await rev() }))).toBe('MOVE_NOT_ALLOWED');
    expect(await reasonOf(c.owner.call(api.enable, { id: member.id, rev: 0 }))).toBe('STALE');
    await c.owner.call(api.enable, { id: member.id, rev: await rev() });
    const detail = await c.owner.call(api.get, { id: member.id });
    expect(detail.state).toBe('active');
    expect(detail.history.map((entry) => [entry.event, entry.comment])).toEqual([
      ['disable', 'on leave'],
      ['enable', null],
    ]);
  });

  test('who resigned comes back as the same member, with roles, departments and scope chosen anew', async () => {
    const member = await c.member({ role: 'inspector', scopeAll: true });
    await w.sql("update member set state = 'resigned', resigned_at = now() where id = $1", [member.id]);
    await w.sql('delete from membership where member_id = $1', [member.id]);
    const again = {
      id: member.id,
      rev: 0,
      departmentIds: [c.start.rootDepartmentId],
      roleIds: [c.start.roleIds.staff],
      scope: { kind: 'some' as const, shopIds: [], groupIds: [] },
    };
    await c.owner.call(api.rejoin, again);
    const detail = await c.owner.call(api.get, { id: member.id });
    expect([detail.state, detail.roles.map((role) => role.id), detail.scope.kind]).toEqual([
      'active',
      [c.start.roleIds.staff],
      'some',
    ]);
    expect(await w.sql('select company_id from membership where member_id = $1', [member.id])).toHaveLength(1);
    expect(await w.sql('select resigned_at from member where id = $1', [member.id])).toEqual([{ resigned_at: null }]);
    expect(await reasonOf(c.owner.call(api.rejoin, { ...again, rev: detail.rev }))).toBe('MOVE_NOT_ALLOWED');
  });
});

describe('a change', () => {
  const change = async (id: string, patch: Partial<Input<typeof api.update>>) => {
    const d = await c.owner.call(api.get, { id });
    const fields = {
      ...{ id, rev: d.rev, name: d.name, mobile: d.mobile, mail: d.mail, employeeNo: d.employeeNo },
      departmentIds: d.departments.map((one) => one.id),
      roleIds: d.roles.map((role) => role.id),
      scope: {
        kind: d.scope.kind,
        shopIds: d.scopeShops.map((shop) => shop.id),
        groupIds: d.scopeGroups.map((group) => group.id),
      },
      managedShopIds: d.managed.map((shop) => shop.id),
      language: d.language,
    };
    return c.owner.call(api.update, { ...fields, ...patch });
  };

  test('of roles and scope is felt at once, told to the member, and kept with what it was before', async () => {
    const member = await c.member({ role: 'staff' });
    const shopId = await c.shop({ name: 'Quay' });
    await change(member.id, { roleIds: [c.start.roleIds.administrator], scope: { kind: 'all' }, name: 'Ying 王' });
    w.clock.refreshActors();
    expect(await reasonOf(member.call(shopApi.get, { id: shopId }))).toBeUndefined();
    const detail = await c.owner.call(api.get, { id: member.id });
    expect(detail.history.at(-1)?.data.changes).toContainEqual({
      field: 'roles',
      before: 'Staff',
      after: 'Administrator',
    });
    expect(detail.history.at(-1)?.data.changes).toContainEqual({ field: 'scope', before: null, after: 'All stores' });
    const told = await w.sql<{ gained: string[] }>('select gained from access_change where member_id = $1', [
      member.id,
    ]);
    expect(told[0]?.gained).toContain('frame_staff');
    // The spelling follows the name.
    expect(await namesOf(c.owner, { keyword: 'yingwang' })).toEqual(['Ying 王']);
  });

  test('of the shops somebody manages leaves the other managers in their order', async () => {
    const first = await c.member({ role: 'store_manager' });
    const second = await c.member({ role: 'store_manager' });
    const shopId = await c.shop({ managerIds: [first.id] });
    await change(second.id, { managedShopIds: [shopId] });
    const rows = () => w.sql('select member_id, sort from shop_manager where shop_id = $1 order by sort', [shopId]);
    expect(await rows()).toEqual([
      { member_id: first.id, sort: 0 },
      { member_id: second.id, sort: 1 },
    ]);
    await change(second.id, { managedShopIds: [] });
    expect(await rows()).toEqual([{ member_id: first.id, sort: 0 }]);
  });

  test('against an older version is refused', async () => {
    const member = await c.member();
    await change(member.id, { name: 'Newer' });
    expect(await reasonOf(change(member.id, { rev: 0, name: 'Older' }))).toBe('STALE');
  });

  test('of the number signs the member out and tells the old one; where it was proved it is theirs alone', async () => {
    const member = await c.member();
    expect(await reasonOf(change(member.id, { mail: 'moved@test.rondo' }))).toBe('CONTACT_IS_THEIRS');
    await w.sql('update person set mail_proved_at = null where id = (select person_id from member where id = $1)', [
      member.id,
    ]);
    const before = await c.owner.call(api.get, { id: member.id });
    await change(member.id, { mail: 'moved@test.rondo' });
    expect(
      await w.sql('select p.mail from person p join member m on m.person_id = p.id where m.id = $1', [member.id]),
    ).toEqual([{ mail: 'moved@test.rondo' }]);
    const letter = await w.sql<{ params: { account: string; time: string } }>(
      "select params from delivery where text_key = 'contact_changed' and target = $1",
      [before.mail],
    );
    expect(letter[0]?.params.account).toBe('m***@test.rondo');
    expect(letter[0]?.params.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(await w.sql('select 1 from session where member_id = $1 and ended_at is null', [member.id])).toEqual([]);

    const other = await w.company();
    await other.owner.call(api.create, form(other, { mail: 'moved@test.rondo' }));
    // Another company that writes the same address down takes nothing away, this right included.
    await change(member.id, { mail: 'again@test.rondo' });
    await w.sql('update person set mail_proved_at = now() where id = (select person_id from member where id = $1)', [
      member.id,
    ]);
    expect(await reasonOf(change(member.id, { mail: 'third@test.rondo' }))).toBe('CONTACT_IS_THEIRS');
    // Everything else may be changed.
    await change(member.id, { name: 'Still theirs' });
  });
});
