import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationApi } from '@rondo/contract/application';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { evaluate } from '@rondo/domain/scoring/score-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, world } from '../../test/world.ts';
import { WRONG_POINTS } from '../../test/wrong-points.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../features/session/index.ts';
import { folderStore } from '../platform/store/folder-store.ts';
import { readFixtures } from './fixtures.ts';
import { HOUSES } from './house.ts';
import { seedDemo } from './index.ts';
import { renderPictures } from './pictures/render.ts';
import { readingsOf } from './readings.ts';

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
  const tables = 'shop member task record record_item rectification turn history message file points_posting'.split(
    ' ',
  );
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
  expect([await count('history'), await count('company')]).toEqual([before, 2]);
});

test('everybody of the sign-in page can sign in, and lands in the right company', async () => {
  const companies = await w.sql<{ id: string }>('select id from company order by created_at, id');
  for (const { account, company, name } of DEMO_LOGINS) {
    const answer = await w.call(sessionApi.signIn, { account, password: DEMO_PASSWORD, keep: false });
    if (!('token' in answer)) throw new Error(`${account} has to choose`);
    expect(answer.companyId).toBe(companies[company]?.id);
    const me = await w.call(sessionApi.me, {}, answer);
    expect(me).toMatchObject({ name, isDemo: true });
  }
});

test('each company has a photo in review that looks like one of another store', async () => {
  const pairs = await w.sql(
    `select 1 from photo_hash n join record r on r.company_id = n.company_id and r.id = n.object_id and r.state = 'in_review'
       join photo_hash e on e.company_id = n.company_id and e.hash = n.hash and e.shop_id <> n.shop_id and e.handed_in_at < n.handed_in_at`,
  );
  expect(pairs).toHaveLength(2);
});

test('nobody else has a password', async () => {
  expect(await count('person where password_hash is not null')).toBe(DEMO_LOGINS.length);
});

test('everybody has one primary department, regions have heads, and four people wait to join each company', async () => {
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
  expect(await count(`application where state = 'pending' and expires_at > created_at + interval '29 days'`)).toBe(8);
  expect(
    await count(`application a join applicant b on b.application_id = a.id and b.person_id = a.person_id
    join person p on p.id = a.person_id where p.password_hash is null`),
  ).toBe(10);
});

test('exactly the open objects are somebody’s turn', async () => {
  const open = `(select company_id, id, 'task' as kind, case state when 'pending' then 'handle' else 'review' end as act,
                        shop_id from task where state in ('pending', 'pending_review')
           union select company_id, id, 'rectification', case when state = 'pending' and appeal is null then 'handle' else 'review' end, shop_id
                   from rectification where state in ('pending', 'awaiting_review')
           union select company_id, id, 'rectification', 'review', shop_id from rectification where asked_at is not null)`;
  const same =
    'u.company_id = o.company_id and u.object_id = o.id and u.object_kind = o.kind and u.act = o.act and u.shop_id = o.shop_id';
  expect(await count(`${open} o where not exists (select from turn u where ${same})`)).toBe(0);
  expect(await count('rectification where asked_at is not null')).toBe(2);
  expect(await count(`rectification where appeal = 'open'`)).toBe(2);
  expect(await count(`turn u where not exists (select from ${open} o where ${same})`)).toBe(0);
  expect(
    await count(`turn u where not exists (select from (
     select company_id, task_id as id, member_id, relation from task_person
     union select company_id, rectification_id, member_id, relation from rectification_person) p
     where p.company_id = u.company_id and p.id = u.object_id and p.member_id = u.member_id
       and (p.relation = case u.act when 'handle' then 'handler' else 'reviewer' end or u.act = 'review' and p.relation = 'judge'))`),
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
  for (const { score, outcome } of rows)
    expect([evaluate(outcome.tree), outcome.score]).toEqual([Number(score), Number(score)]);
});

test('the sequence of a day stands where its numbers end', async () => {
  for (const [table, at] of [
    ['task', 'created_at'],
    ['record', 'submitted_at'],
    ['rectification', 'created_at'],
  ]) {
    expect(
      await count(`(select t.company_id, left(t.number, 1) as prefix, (t.${at} at time zone c.time_zone)::date as day,
                           count(*) as n, max(right(t.number, 6)::int) as top
                      from ${table} t join company c on c.id = t.company_id group by 1, 2, 3) made
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
     union select distinct company_id || '/' || left(encode(thumb_sha256, 'hex'), 2) || '/' || substr(encode(thumb_sha256, 'hex'), 3), null::bigint from file
       where thumb_sha256 is not null`,
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

test.each(HOUSES)('each login of $key finds work of their own today', async ({ domain, timeZone }) => {
  const today = civilDate(now, timeZone);
  const due = (who: string, when: string): Promise<number> =>
    count(`turn u join member m on m.company_id = u.company_id and m.id = u.member_id
      where m.mail = '${who}@${domain}' and ((u.deadline_at at time zone '${timeZone}')::date ${when})`);
  for (const { account, company } of DEMO_LOGINS) {
    if (HOUSES[company].domain === domain)
      expect([account, await due(account.split('@')[0] ?? '', "> date '2000-01-01'")]).not.toEqual([account, 0]);
  }
  expect(await due('inspector', `= '${today}'`)).toBeGreaterThanOrEqual(2);
  expect(await due('inspector', `= date '${today}' + 1`)).toBeGreaterThanOrEqual(1);
  expect(await due('inspector', `< '${today}'`)).toBeGreaterThanOrEqual(1);
  expect(await due('manager', `<= '${today}'`)).toBeGreaterThanOrEqual(2);
  expect(await due('staff', `= '${today}'`)).toBeGreaterThanOrEqual(1);
  const acts = await w.sql<{ act: string; object_kind: string }>(
    `select distinct u.act, u.object_kind from turn u join member m on m.company_id = u.company_id and m.id = u.member_id
      where m.mail in ('inspector@${domain}', 'manager@${domain}', 'area@${domain}', 'owner@${domain}')`,
  );
  expect(acts.map((one) => `${one.act} ${one.object_kind}`).sort()).toEqual([
    'handle rectification',
    'handle task',
    'review rectification',
    'review task',
  ]);
  expect(
    await count(`shop_manager sm join shop s on s.company_id = sm.company_id and s.id = sm.shop_id
      join member m on m.company_id = sm.company_id and m.id = sm.member_id
      where m.mail = 'manager@${domain}' and s.state = 'open'`),
  ).toBe(3);
  expect(
    await count(`message x join member m on m.id = x.member_id where m.mail like '%@${domain}' and x.read_at is null`),
  ).toBeGreaterThan(5);
});

test.each(HOUSES)(
  '$key announced to each what its bell says, and the people of a store have one to read',
  async ({ domain }) => {
    const rows = await w.sql<{ who: string; parts: number; messages: number; unread: string[] }>(
      `select split_part(m.mail, '@', 1) as who, count(*)::int as parts, count(x.id)::int as messages,
        coalesce(array_agg(n.importance) filter (where r.read_at is null and x.read_at is null), '{}') as unread
      from notice_recipient r join notice n on n.id = r.notice_id join member m on m.id = r.member_id
      left join message x on x.member_id = m.id and x.params ->> 'page' = '/notice?open=' || n.id
      where m.mail = any($1) group by 1 order by 1`,
      [['manager', 'owner', 'staff'].map((who) => `${who}@${domain}`)],
    );
    expect(rows).toEqual([
      { who: 'manager', parts: 2, messages: 2, unread: ['important'] },
      { who: 'owner', parts: 2, messages: 2, unread: [] },
      { who: 'staff', parts: 2, messages: 2, unread: ['important'] },
    ]);
  },
);

test('points add up, and are those of what happened', async () => {
  for (const wrong of WRONG_POINTS) expect([wrong, await count(wrong)]).toEqual([wrong, 0]);
  // Balances say nothing on the first day of a cycle.
  expect(await count(`(select from points_posting where kind = 'event' group by account_id) a`)).toBeGreaterThan(100);
  expect(await count(`points_posting where limited_by is not null`)).toBeGreaterThan(10);
  const [states] = await w.sql(`select array_agg(distinct state order by state) as all from points_adjustment`);
  expect(states).toEqual({ all: ['pending', 'posted', 'refused'] });
  const appeals = await w.sql(
    `select state, count(distinct company_id)::int as companies, bool_and(p.at < a.created_at and a.created_at < $1) as is_in_time
       from points_appeal a join points_posting p using (company_id) where p.id = a.posting_id group by state order by state`,
    [now],
  );
  expect(appeals).toEqual(['pending', 'refused'].map((state) => ({ state, companies: 2, is_in_time: true })));
});

test('late work looks like that of a living company: nothing open is older than 21 days', async () => {
  const open = `(select created_at, deadline_at from task where state in ('not_initiated', 'pending', 'pending_review')
    union all select created_at, deadline_at from rectification where state in ('pending', 'awaiting_review')) open`;
  const openBefore = (column: string, days: number) =>
    count(`${open} where ${column} < '${now.toISOString()}'::timestamptz - interval '${days} days'`);
  expect(await openBefore('created_at', 21)).toBe(0);
  expect(await openBefore('deadline_at', 16)).toBe(0);
  expect(await openBefore('deadline_at', 3)).toBeGreaterThan(5);
});

test('what lay too long went to somebody else, or was ended', async () => {
  expect(await count(`history where object_kind = 'rectification' and event = 'transfer'`)).toBeGreaterThan(5);
  const ended = `(select distinct company_id from rectification where state = 'ended')`;
  expect(await count(`${ended} company`)).toBe(HOUSES.length);
});

test('statistics are counted', async () => {
  expect(await count('record_day_stat')).toBeGreaterThan(1_000);
  const [row] = await w.sql<{ records: number }>('select sum(records)::int as records from record_day_stat');
  expect(row?.records).toBe(await count(`record where state = 'effective'`));
});

/** Every text of a company that somebody reads. */
const WORDS = `select company_id, name as word from shop union select company_id, unnest(tags) from shop
  union select company_id, district from shop union select company_id, coalesce(closed_reason, '') from shop
  union select company_id, name from shop_group union select company_id, name from department
  union select company_id, description from department union select company_id, name from member
  union select company_id, position from member union select company_id, name from role
  union select company_id, name from template union select company_id, description from template
  union select company_id, release_note from template_version
  union select v.company_id, jsonb_path_query(v.content, '$.**.name') #>> '{}' from template_version v
  union select v.company_id, jsonb_path_query(v.content, '$.**.standard') #>> '{}' from template_version v
  union select v.company_id, jsonb_path_query(v.content, '$.**.text') #>> '{}' from template_version v
  union select v.company_id, jsonb_path_query(v.content, '$.**.phrases[*]') #>> '{}' from template_version v
  union select company_id, message from application union select company_id, coalesce(refuse_reason, '') from application
  union select company_id, coalesce(comment, '') from history union select id, name from company`;

test('each company speaks one language', async () => {
  const words = await w.sql<{ word: string; zone: string }>(
    `select distinct word, c.time_zone as zone from (${WORDS}) w join company c on c.id = w.company_id`,
  );
  const of = (zone: string) => words.filter((one) => one.zone === zone).map((one) => one.word);
  expect(of('Europe/London').filter((word) => /\p{Script=Han}/u.test(word))).toEqual([]);
  expect(of('Asia/Shanghai').filter((word) => /[A-Za-z]{3,}/.test(word))).toEqual([]);
  expect(of('Europe/London').length).toBeGreaterThan(500);
  expect(of('Asia/Shanghai').length).toBeGreaterThan(500);
  const languages = await w.sql(`select distinct split_part(mail, '@', 2) as domain, language from person
    where mail is not null order by 1`);
  expect(languages).toEqual([
    { domain: 'demo.rondo', language: 'en-US' },
    { domain: 'other.rondo', language: 'zh-CN' },
  ]);
});

test('a level means the same in every template, and each has some records', async () => {
  expect(await count(`(select distinct v.scoring -> 'levels' from template_version v) l`)).toBe(1);
  const shares = await w.sql<{ time_zone: string; level_key: string; share: number }>(
    `select c.time_zone, r.level_key, (count(*) / sum(count(*)) over (partition by c.id))::float as share
       from record r join company c on c.id = r.company_id group by c.id, 1, 2`,
  );
  expect(shares.filter((one) => one.share > 0.02)).toHaveLength(8);
});

test('a picture of a thermometer shows what was written down', async () => {
  const pictures = await renderPictures(readingsOf(HOUSES.map(({ key }) => readFixtures(key))));
  const bySha = new Map(pictures.map((one) => [one.sha256.toString('hex'), one]));
  const shot = await w.sql<{
    sha: string;
    value: number;
  }>(`select encode(f.sha256, 'hex') as sha, (i.answer ->> 'value')::float as value
    from record_item i join file f on f.company_id = i.company_id and f.id = i.photo_ids[1]
    where i.answer_type = 'temperature' and i.result = 'fail'`);
  expect(shot.length).toBeGreaterThan(100);
  for (const { sha, value } of shot) expect(bySha.get(sha)?.reading).toBe(value);
});

test('whoever decides about an application may link one to a member who is there', async () => {
  for (const { domain } of HOUSES) {
    const admin = await w.call(sessionApi.signIn, { account: `admin@${domain}`, password: DEMO_PASSWORD, keep: false });
    if (!('token' in admin)) throw new Error('one company');
    const [double] = await w.sql<{ id: string; member_id: string; department_id: string; role_id: string }>(
      `select a.id, m.id as member_id, d.department_id, r.role_id
         from application a join member m on m.company_id = a.company_id and m.mobile = a.mobile
         join member_department d on d.member_id = m.id join member_role r on r.member_id = m.id
        where a.company_id = '${admin.companyId}' and a.state = 'pending'`,
    );
    if (!double) throw new Error('nobody applied twice');
    const place = {
      departmentId: double.department_id,
      roleIds: [double.role_id],
      scope: { kind: 'some' as const, shopIds: [], groupIds: [] },
    };
    const answer = await w.call(applicationApi.approve, { ids: [double.id], ...place }, admin);
    expect(answer).toEqual({ approved: 1, refused: [] });
    expect(await count(`application where id = '${double.id}' and member_id = '${double.member_id}'`)).toBe(1);
  }
});

test('the history of a member tells how they were added, and none of their sign-ins', async () => {
  const admin = await w.call(sessionApi.signIn, { account: 'admin@demo.rondo', password: DEMO_PASSWORD, keep: false });
  if (!('token' in admin)) throw new Error('one company');
  const [staff] = await w.sql<{ id: string }>(`select id from member where mail = 'staff@demo.rondo'`);
  const { history } = await w.call(memberApi.get, { id: staff?.id ?? '' }, admin);
  expect(history.map((entry) => entry.event)).toEqual(['created']);
  expect(await count(`history where object_kind = 'session' and object_id = '${staff?.id}'`)).toBeGreaterThan(1);
});

test('the companies look lived in', async () => {
  for (const { timeZone, hasWatermark, registeredDaysAgo } of HOUSES) {
    const of = `company_id = (select id from company where time_zone = '${timeZone}')`;
    expect(
      await count(`company where time_zone = '${timeZone}' and logo_file_id is not null
      and watermark = ${hasWatermark ? 1 : 0} and created_at < now() - interval '${registeredDaysAgo - 2} days'`),
    ).toBe(1);
    expect(await count(`(select distinct (created_at)::date from member where ${of}) d`)).toBeGreaterThan(20);
    expect(await count(`(select distinct updated_at::date from role where ${of}) d`)).toBe(6);
    expect(await count(`member where ${of} and last_login_at is null and state = 'invited'`)).toBeGreaterThan(2);
    expect(await count(`member where ${of} and last_login_at < created_at`)).toBe(0);
    expect(await count(`(select distinct count(*) from shop where ${of} group by group_id) d`)).toBeGreaterThan(6);
    for (const state of ['preparing', 'open', 'closed'])
      expect(await count(`shop where ${of} and state = '${state}'`)).toBeGreaterThan(1);
    // The tag says which of the two kinds a shop is; each kind has templates of its own.
    const kinds = await w.sql(`select tags[1] as tag, array_agg(distinct r.template_name) as templates from shop s
      join record r on r.company_id = s.company_id and r.shop_id = s.id where s.${of} group by 1`);
    expect(kinds.map((kind) => (kind.templates as string[]).length).sort()).toEqual([3, 5]);
    expect(await count(`shop where ${of} and hours ->> 0 <> hours ->> 6`)).toBeGreaterThan(30);
  }
});

test('the sign-in page offers the company of the reader’s language first, and none that is gone', async () => {
  const companies = async (language: Language): Promise<string[]> => {
    const { demo } = await w.call(sessionApi.welcome, {}, null, { language });
    return [...new Set(demo?.accounts.map((one) => one.companyName))];
  };
  expect(await companies('zh-CN')).toEqual(['禾邻便利', 'Harbour Bakehouse']);
  expect(await companies('en-US')).toEqual(['Harbour Bakehouse', '禾邻便利']);
  await w.sql(`delete from membership where company_id = (select id from company where time_zone = 'Asia/Shanghai')`);
  expect(await companies('zh-CN')).toEqual(['Harbour Bakehouse']);
});
