import { accessApi } from '@rondo/contract/access';
import { applicationApi } from '@rondo/contract/application';
import { auditApi } from '@rondo/contract/audit';
import { companyApi } from '@rondo/contract/company';
import { departmentApi } from '@rondo/contract/department';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { handoverApi } from '@rondo/contract/handover';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../bench/lib/database.ts';
import { signIn } from '../../../bench/lib/requests.ts';
import { type Frame, idIn } from '../../../bench/load/frame.ts';
import { KIND } from '../../../bench/load/ids.ts';
import type { Plan } from '../../../bench/load/plan.ts';
import type { Identity } from './client.ts';
import { asked, explaining, faultsOf } from './explain.ts';

/** 40,000 people, a quarter of whom work for the company that is looked at, in 300 departments. */
const plan: Plan = {
  name: 'explain people',
  companies: [
    { no: 1, name: 'Looked at', shops: 1_000, members: 10_000, departments: 300, records: 1_000, days: 60 },
    { no: 2, name: 'Other', shops: 1_000, members: 30_000, departments: 300, records: 1_000, days: 60 },
  ],
};
const BIG_ROWS = 20_000;

let on: Awaited<ReturnType<typeof explaining>>;
let owner: Identity;
let ids: { department: string; role: string; member: string; application: string; shop: string; shopName: string };

beforeAll(async () => {
  on = await explaining(plan, { bigRows: BIG_ROWS, more: pastOf });
  await withClient(on.url, async (client) => {
    owner = await signIn(client, on.frame, 1);
    const one = async (text: string): Promise<string> =>
      (await client.query<{ id: string }>(text, [on.companyId])).rows[0]?.id ?? '';
    ids = {
      department: await one('select id from department where company_id = $1 and parent_id is not null limit 1'),
      role: await one(`select id from role where company_id = $1 and key = 'store_manager'`),
      member: idIn(on.frame, KIND.member, 7_000),
      application: await one('select id from application where company_id = $1 limit 1'),
      shop: idIn(on.frame, KIND.shop, 7),
      shopName: await one('select name as id from shop where company_id = $1 limit 1'),
    };
  });
}, 180_000);
afterAll(() => on?.stop());

/** Years of applications, of changes in the log, of what members were told, and of letters, for both companies. */
async function pastOf(client: pg.Client, frame: Frame): Promise<void> {
  const at = `now() - n * interval '10 minutes'`;
  const members = `(select company_id, id, person_id, name, row_number() over (partition by company_id order by id) as n from member) m`;
  await client.query(`insert into application (company_id, id, person_id, name, mail, state, created_at, decided_at, expires_at)
    select company_id, gen_random_uuid(), person_id, name, 'a' || n || '@apply.bench', case when n % 50 = 0 then 'pending' else 'refused' end,
           ${at}, case when n % 50 = 0 then null else now() end, now() + interval '9 days' from ${members}`);
  await client.query(`insert into history (company_id, id, object_kind, object_id, object_name, at, actor_id, actor_name, event)
    select company_id, gen_random_uuid(), (array['member', 'role', 'session', 'shop'])[1 + n % 4], id, name, ${at}, id, name, 'updated' from ${members}`);
  await client.query(`insert into access_change (company_id, id, member_id, at, by_name, cause, gained, lost)
    select company_id, gen_random_uuid(), id, ${at}, 'B', 'role_saved', '{}', '{}' from ${members}`);
  await client.query(`insert into delivery (id, company_id, channel, target, text_key, params, language, state, created_at)
    select gen_random_uuid(), company_id, 'mail', 'x@y.test', 'invite', '{}', 'en-US', 'sent', ${at} from ${members}`);
  await client.query(
    `insert into orphan (company_id, object_kind, object_id, missing, label, found_at)
    select company_id, 'task', id, 'handler', name, now() from task where company_id = $1 limit 300`,
    [frame.companyId],
  );
}

const call = <E extends Endpoint>(name: string, endpoint: E, input: () => Input<E>) => ({
  name,
  ask: () => asked(on.base, endpoint, input(), owner),
});

/** May look at all of a company's people: words anywhere in a text, counts by state, and by department. */
const WIDE = new Set(['members by words', 'the address book by words', 'departments', 'roles']);

const CALLS = [
  ...(['-created', 'created', 'name', '-name', '-login', 'login'] as const).map((sort) =>
    call(`members by ${sort}`, memberApi.list, () => ({ sort })),
  ),
  call('members, page 100', memberApi.list, () => ({ page: 100 })),
  call('members by words', memberApi.list, () => ({ keyword: 'Member 77' })),
  call('members by state', memberApi.list, () => ({ state: ['active' as const] })),
  call('members of a department', memberApi.list, () => ({ departmentId: ids.department })),
  call('members of a department alone', memberApi.list, () => ({ departmentId: ids.department, below: false })),
  call('members by role', memberApi.list, () => ({ roleId: [ids.role] })),
  call('members by shop', memberApi.list, () => ({ shopId: ids.shop })),
  call('members by role, shop and department', memberApi.list, () => ({
    ...{ roleId: [ids.role], shopId: ids.shop, departmentId: ids.department },
  })),
  call('member counts', memberApi.counts, () => ({})),
  call('member', memberApi.get, () => ({ id: ids.member })),
  call('the address book', memberApi.cards, () => ({})),
  call('the address book by words', memberApi.cards, () => ({ keyword: 'Member 77' })),
  call('the address book of a department', memberApi.cards, () => ({ departmentId: ids.department })),
  call('people to choose', memberApi.options, () => ({ shopId: ids.shop })),
  call('departments', departmentApi.tree, () => ({})),
  call('roles', roleApi.list, () => ({})),
  call('holders of a role', roleApi.members, () => ({ id: ids.role })),
  call('what names a role', roleApi.references, () => ({ id: ids.role })),
  call('applications', applicationApi.list, () => ({})),
  call('applications that wait', applicationApi.list, () => ({ state: ['pending' as const] })),
  call('application counts', applicationApi.counts, () => ({})),
  call('counter of applications', memberApi.applyCount, () => ({})),
  call('the way in', applicationApi.invite, () => ({})),
  call('what somebody has in hand', handoverApi.items, () => ({ memberId: ids.member })),
  call('orphans', handoverApi.orphans, () => ({})),
  call('the audit log', auditApi.list, () => ({})),
  call('the audit log of somebody', auditApi.list, () => ({ actorId: [ids.member] })),
  call('the audit log of one thing', auditApi.list, () => ({ objectId: ids.member })),
  call('the audit log of a kind', auditApi.list, () => ({ kind: ['member' as const] })),
  call('why a page', accessApi.explainPage, () => ({ memberId: ids.member, page: '/task' as const })),
  call('why a shop', accessApi.explainObject, () => ({
    memberId: ids.member,
    kind: 'shop' as const,
    key: ids.shopName,
  })),
  call('what changed for me', accessApi.changes, () => ({})),
  call('who I am', sessionApi.me, () => ({})),
  call('company', companyApi.get, () => ({})),
  call('dissolution', dissolutionApi.get, () => ({})),
];

it('the tables of people are big', () => {
  for (const table of [
    'member',
    'member_role',
    'member_department',
    'person',
    'membership',
    'application',
    'access_change',
  ])
    expect(on.big).toContain(table);
});

it.each(CALLS)('$name: no big table is read from end to end', async ({ name, ask }) => {
  const statements = await ask();
  expect(await faultsOf(on, statements, WIDE.has(name))).toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
});

it('no list asks once a row', async () => {
  for (const input of [{ size: 10 as const }, { size: 100 as const }])
    expect((await asked(on.base, memberApi.list, input, owner)).length).toBeLessThan(14);
  const few = await asked(on.base, memberApi.cards, { size: 10 }, owner);
  const many = await asked(on.base, memberApi.cards, { size: 100 }, owner);
  expect(many.length).toBeLessThanOrEqual(few.length + 1);
  expect((await asked(on.base, departmentApi.tree, {}, owner)).length).toBeLessThan(8);
});
