import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import type { Reason } from '@rondo/contract/kit/codes';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import type { RoleKey } from '@rondo/domain/role';
import { expect } from 'vitest';
import { customRole, memberWith } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { inviteToken, newcomer } from '../newcomer.ts';
import { refused } from '../refusal.ts';
import { requestId, type World } from '../world.ts';

/** What somebody tries who wants more than they have. */
export type Climb = (who: Person) => Promise<unknown>;

/** A company with people who climb and people who stand above them. */
export interface Ladder {
  company: Company;
  /** Each holds what the name says, at one shop. */
  climbers: { staffer: Person; roler: Person; both: Person; administrator: Person };
  /** Members by id. `left` resigned as an administrator, `invited` will be one, `elsewhere` works for another company, too. */
  targets: Record<'owner' | 'administrator' | 'inspector' | 'left' | 'invited' | 'elsewhere', string>;
  shops: { mine: string; other: string };
  /** Roles of the company's own: within reach, and one that sees further. */
  roles: { below: string; wide: string };
  applicationId: string;
  inviteRev: number;
  preset(key: RoleKey): string;
  /** Somebody new, humble but for what is told. */
  member(change: Partial<Input<typeof memberApi.create>>): Input<typeof memberApi.create>;
  /** A member as they are, changed in what is told. */
  changed(id: string, change: Partial<Input<typeof memberApi.update>>): Promise<Input<typeof memberApi.update>>;
  revOf(id: string): Promise<number>;
  role(id: string): Promise<Output<typeof roleApi.list>[number]>;
  /** All that says who may do what, and how they sign in. */
  powers(): Promise<string>;
  /** The climb is refused for one of the reasons, and nothing is changed by it. */
  stays(who: Person, climb: Climb, reasons: readonly Reason[]): Promise<void>;
}

let count = 0;

export async function ladder(w: World): Promise<Ladder> {
  const company = await w.company();
  const { owner, start } = company;
  const shops = { mine: await company.shop(), other: await company.shop() };
  const at = { shopIds: [shops.mine] };
  const climbers = {
    staffer: await memberWith(w, company, ['frame', 'frame_staff', 'frame_book'], at),
    roler: await memberWith(w, company, ['frame', 'frame_role'], at),
    both: await memberWith(w, company, ['frame', 'frame_staff', 'frame_role', 'frame_book'], at),
    administrator: await company.member({ role: 'administrator' }),
  };
  const roles = {
    below: await customRole(company, ['frame', 'frame_book']),
    wide: await customRole(company, ['frame', 'frame_book'], 'all'),
  };
  const member: Ladder['member'] = (change) => {
    count += 1;
    return {
      requestId: requestId(),
      name: `Climber ${count}`,
      mail: `climber${count}@test.rondo`,
      departmentIds: [start.rootDepartmentId],
      roleIds: [roles.below],
      scope: { kind: 'some', shopIds: [] },
      ...change,
    };
  };
  const powers = () => powersOf(w, company.id);
  return {
    company,
    climbers,
    shops,
    roles,
    targets: await targetsIn(w, company, member, shops.mine),
    applicationId: await waiting(w, company),
    inviteRev: (await owner.call(applicationApi.invite, {})).rev,
    preset: (key) => start.roleIds[key],
    member,
    changed: async (id, change) => ({ ...(await asTheyAre(owner, id)), ...change }),
    revOf: async (id) => (await owner.call(memberApi.get, { id })).rev,
    async role(id) {
      const row = (await owner.call(roleApi.list, {})).find((r) => r.id === id);
      if (!row) throw new Error('no role');
      return row;
    },
    powers,
    async stays(who, climb, reasons) {
      const before = await powers();
      expect(reasons).toContain(await refused(climb(who)));
      expect(await powers()).toBe(before);
    },
  };
}

async function targetsIn(
  w: World,
  company: Company,
  member: Ladder['member'],
  shopId: string,
): Promise<Ladder['targets']> {
  const { owner, start } = company;
  const left = await company.member({ role: 'administrator' });
  await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [left.id]);
  const other = await w.company();
  const mail = 'twice@test.rondo';
  const place = { departmentIds: [other.start.rootDepartmentId], roleIds: [other.start.roleIds.staff] };
  await other.owner.call(memberApi.create, { ...member({ mail }), ...place });
  // Whoever proved an address is the same person in every company that writes it down.
  await w.sql('update person set mail_proved_at = now() where mail = $1', [mail]);
  return {
    owner: owner.id,
    administrator: (await company.member({ role: 'administrator' })).id,
    inspector: (await company.member({ role: 'inspector', shopIds: [shopId] })).id,
    left: left.id,
    invited: (await owner.call(memberApi.create, member({ roleIds: [start.roleIds.administrator] }))).id,
    elsewhere: (await owner.call(memberApi.create, member({ mail }))).id,
  };
}

/** An application that nobody has decided. */
async function waiting(w: World, company: Company): Promise<string> {
  const asking = await newcomer(w);
  await w.call(accountApi.join, { pass: await asking.pass(), invite: await inviteToken(company), name: 'Asking' });
  return (await company.owner.call(applicationApi.list, {})).list[0]?.id ?? '';
}

async function asTheyAre(owner: Person, id: string): Promise<Input<typeof memberApi.update>> {
  const m = await owner.call(memberApi.get, { id });
  return {
    ...{ id, rev: m.rev, name: m.name, mobile: m.mobile, mail: m.mail, employeeNo: m.employeeNo, position: m.position },
    departmentIds: m.departments.map((d) => d.id),
    roleIds: m.roles.map((r) => r.id),
    scope: { kind: m.scope.kind, shopIds: m.scopeShops.map((s) => s.id), groupIds: m.scopeGroups.map((g) => g.id) },
    managedShopIds: m.managed.map((s) => s.id),
    language: m.language,
  };
}

/** All that says who may do what, and how they sign in. */
async function powersOf(w: World, companyId: string): Promise<string> {
  const [row] = await w.sql<{ all: string }>(
    `select concat_ws('#',
       (select string_agg(r::text, '|' order by id) from role r where company_id = $1),
       (select string_agg(r::text, '|' order by r::text) from member_role r where company_id = $1),
       (select string_agg(concat_ws(' ', id, name, state, is_owner, scope_all, scope_shop_ids, scope_group_ids, mobile, mail), '|' order by id)
          from member where company_id = $1),
       (select string_agg(p::text, '|' order by id) from person p),
       (select string_agg(s::text, '|' order by s::text) from shop_manager s where company_id = $1),
       (select string_agg(concat_ws(' ', state, dissolve_at), '|') from company where id = $1),
       (select string_agg(concat_ws(' ', role_id, needs_approval), '|') from invite where company_id = $1),
       (select string_agg(o::text, '|') from ownership_offer o where company_id = $1),
       (select string_agg(a::text, '|' order by id) from application a where company_id = $1)) as all`,
    [companyId],
  );
  return row?.all ?? '';
}
