import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionApi } from '@rondo/contract/session';
import { civilDate } from '@rondo/domain/civil-time';
import { evaluate } from '@rondo/domain/scoring/score-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, world } from '../../test/world.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../features/session/index.ts';
import { folderStore } from '../platform/store/folder-store.ts';
import { TIME_ZONE } from './chain.ts';
import { seedDemo } from './index.ts';

let w: World;
let folder: string;
const now = new Date();

const seed = () => seedDemo({ owner: w.app.owner, store: folderStore(folder), now });
const count = async (text: string): Promise<number> => {
  const [row] = await w.sql<{ count: number }>(`select count(*)::int as count from ${text}`);
  return row?.count ?? -1;
};

beforeAll(async () => {
  w = await world();
  folder = await mkdtemp(join(tmpdir(), 'rondo-demo-'));
  const began = Date.now();
  expect(await seed()).toBe(true);
  const tables = [
    'shop',
    'member',
    'task',
    'record',
    'record_item',
    'rectification',
    'turn',
    'history',
    'message',
    'file',
  ];
  const rows = await Promise.all(tables.map(async (table) => `${table} ${await count(table)}`));
  console.info(`seeded in ${Date.now() - began} ms: ${rows.join(', ')}`);
}, 120_000);

afterAll(async () => {
  await w.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a second run changes nothing', async () => {
  const before = await count('history');
  expect(await seed()).toBe(false);
  expect(await count('history')).toBe(before);
  expect(await count('company')).toBe(2);
});

test('everybody of the sign-in page can sign in, and lands in the right company', async () => {
  const companies = await w.sql<{ id: string }>('select id from company order by created_at, id');
  for (const { account, company, name } of DEMO_LOGINS) {
    const answer = await w.call(sessionApi.signIn, { account, password: DEMO_PASSWORD, keep: false });
    if (!('token' in answer)) throw new Error(`${account} has to choose`);
    expect(answer.companyId).toBe(companies[company]?.id);
    const me = await w.call(sessionApi.me, {}, answer);
    expect(me).toMatchObject({ name: name['zh-CN'], isDemo: true });
  }
});

test('nobody else has a password', async () => {
  expect(await count('person where password_hash is not null')).toBe(DEMO_LOGINS.length);
});

test('everybody has one primary department, regions and districts have heads, and four people wait to join', async () => {
  expect(
    await count(
      `member m where 1 <> (select count(*) from member_department d where d.member_id = m.id and is_primary)`,
    ),
  ).toBe(0);
  expect(
    await count(`department d join department p on p.company_id = d.company_id and p.id = d.parent_id
    where d.lineage <> p.lineage || right(d.id::text, 12) || '.'`),
  ).toBe(0);
  expect(await count('department')).toBeGreaterThan(30);
  expect(
    await count(`department d where length(lineage) = 39 and code like 'R%'
    and not exists (select from department_head h where h.department_id = d.id)`),
  ).toBe(0);
  expect(await count(`application where state = 'pending' and expires_at > created_at + interval '29 days'`)).toBe(4);
  expect(
    await count(`application a join applicant b on b.application_id = a.id and b.person_id = a.person_id
    join person p on p.id = a.person_id where p.password_hash is null`),
  ).toBe(5);
  const pair = await count(`application a join member m on m.company_id = a.company_id and m.mobile = a.mobile`);
  expect(pair).toBe(1);
});

test('exactly the open objects are somebody’s turn', async () => {
  const open = `(select company_id, id, 'task' as kind, case state when 'pending' then 'handle' else 'review' end as act,
                        shop_id from task where state in ('pending', 'pending_review')
           union select company_id, id, 'rectification', case state when 'pending' then 'handle' else 'review' end, shop_id
                   from rectification where state in ('pending', 'awaiting_review'))`;
  const same =
    'u.company_id = o.company_id and u.object_id = o.id and u.object_kind = o.kind and u.act = o.act and u.shop_id = o.shop_id';
  expect(await count(`${open} o where not exists (select from turn u where ${same})`)).toBe(0);
  expect(await count(`turn u where not exists (select from ${open} o where ${same})`)).toBe(0);
  expect(
    await count(`turn u where not exists (select from (
     select company_id, task_id as id, member_id, relation from task_person
     union select company_id, rectification_id, member_id, relation from rectification_person) p
     where p.company_id = u.company_id and p.id = u.object_id and p.member_id = u.member_id
       and p.relation = case u.act when 'handle' then 'handler' else 'reviewer' end)`),
  ).toBe(0);
});

test('the counts of a record are those of its items and rectifications', async () => {
  expect(
    await count(`record r cross join lateral (
      select count(*) as total, count(*) filter (where x.state in ('pending', 'awaiting_review')) as open
        from rectification x where x.company_id = r.company_id and x.record_id = r.id) made
      where (rectification_total, rectification_open) is distinct from (made.total, made.open)`),
  ).toBe(0);
  expect(
    await count(`record r cross join lateral (
      select count(*) as items, count(*) filter (where result = 'fail') as failed, count(*) filter (where result = 'na') as na,
             count(*) filter (where result = 'fail' and severity = 'red_line') as red
        from record_item i where i.company_id = r.company_id and i.record_id = r.id) made
      where (item_count, failed_items, na_items, red_lines) is distinct from (made.items, made.failed, made.na, made.red)`),
  ).toBe(0);
  expect(
    await count(`record_item i left join rectification x on x.company_id = i.company_id and x.id = i.rectification_id
      where i.rectification_id is not null and (x.record_id, x.item_id) is distinct from (i.record_id, i.item_id)`),
  ).toBe(0);
});

test('the tree of a score gives the stored score', async () => {
  const rows = await w.sql<{ score: number; outcome: { tree: Parameters<typeof evaluate>[0]; score: number } }>(
    'select score, outcome from record where evaluated order by md5(id::text) limit 300',
  );
  for (const { score, outcome } of rows) {
    expect(evaluate(outcome.tree)).toBe(Number(score));
    expect(outcome.score).toBe(Number(score));
  }
});

test('the sequence of a day stands where its numbers end', async () => {
  for (const [table, at] of [
    ['task', 'created_at'],
    ['record', 'submitted_at'],
    ['rectification', 'created_at'],
  ]) {
    expect(
      await count(`(select t.company_id, left(t.number, 1) as prefix, (t.${at} at time zone '${TIME_ZONE}')::date as day,
                           count(*) as n, max(right(t.number, 6)::int) as top from ${table} t group by 1, 2, 3) made
        left join number_sequence s using (company_id, prefix, day)
        where s.last is distinct from made.top or made.n <> made.top`),
    ).toBe(0);
  }
});

test('a rectification has gone the way its history tells', async () => {
  expect(
    await count(`rectification r where state is distinct from (
      select to_state from history h where h.company_id = r.company_id and h.object_id = r.id order by at desc, id desc limit 1)`),
  ).toBe(0);
  expect(await count(`rectification where (state = 'completed') <> (completed_at is not null)`)).toBe(0);
  expect(
    await count(`rectification where state in ('awaiting_review', 'completed') and cardinality(after_photo_ids) = 0`),
  ).toBe(0);
  expect(await count(`history where at > '${now.toISOString()}' and object_kind <> 'session'`)).toBe(0);
});

test('every file has its bytes, its small copy, and hangs on something', async () => {
  const keys = await w.sql<{ key: string; size_bytes: number }>(
    `select distinct company_id || '/' || left(encode(sha256, 'hex'), 2) || '/' || substr(encode(sha256, 'hex'), 3) as key, size_bytes from file
     union select distinct company_id || '/' || left(encode(thumb_sha256, 'hex'), 2) || '/' || substr(encode(thumb_sha256, 'hex'), 3), null::bigint from file`,
  );
  expect(keys.length).toBeGreaterThan(60);
  for (const { key, size_bytes } of keys) {
    const { size } = await stat(join(folder, key));
    if (size_bytes !== null) expect(size).toBe(Number(size_bytes));
  }
  expect(
    await count(
      'file f where not exists (select from file_use u where u.company_id = f.company_id and u.file_id = f.id)',
    ),
  ).toBe(0);
});

test('each of the people finds work of their own today', async () => {
  const today = civilDate(now, TIME_ZONE);
  const due = (mail: string, when: string): Promise<number> =>
    count(`turn u join member m on m.company_id = u.company_id and m.id = u.member_id
      where m.mail = '${mail}' and (u.deadline_at at time zone '${TIME_ZONE}')::date ${when}`);
  expect(await due('inspector@demo.rondo', `= '${today}'`)).toBeGreaterThanOrEqual(2);
  expect(await due('inspector@demo.rondo', `= date '${today}' + 1`)).toBeGreaterThanOrEqual(1);
  expect(await due('inspector@demo.rondo', `< '${today}'`)).toBeGreaterThanOrEqual(1);
  expect(await due('manager@demo.rondo', `<= '${today}'`)).toBeGreaterThanOrEqual(2);
  expect(await due('staff@demo.rondo', `= '${today}'`)).toBeGreaterThanOrEqual(1);
  expect(
    await count(`shop_manager sm join shop s on s.company_id = sm.company_id and s.id = sm.shop_id
      join member m on m.company_id = sm.company_id and m.id = sm.member_id
      where m.mail = 'manager@demo.rondo' and s.state = 'open'`),
  ).toBe(3);
});

test('statistics are counted', async () => {
  expect(await count('record_day_stat')).toBeGreaterThan(1_000);
  const [row] = await w.sql<{ records: number }>('select sum(records)::int as records from record_day_stat');
  expect(row?.records).toBe(await count(`record where state = 'effective'`));
});
