import type { Language } from '@rondo/domain/language';
import { fullScore } from '@rondo/domain/template';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../platform/db/company-db.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { insertRows } from './insert-rows.queries.ts';
import type { DemoMember } from './people.ts';
import type { PhotoSet } from './photos.ts';
import type { DemoGroup, DemoShop } from './shops.ts';
import type { DemoTemplate } from './template.ts';

/** Rows a statement. */
const CHUNK = 20_000;

/** Connections as the owner of the tables. */
export type Owner = pg.Pool;

/** The tables through connections of the owner. Whoever made the pool ends it. */
export function over(owner: Owner): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: owner }) });
}

/** Whether the installation has a company: then it is somebody's, and the demo stays away. */
export async function anyCompany(db: Db): Promise<boolean> {
  const one = await db.selectFrom('company').select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

/** Waits for whoever is making the first company, and keeps others from it. */
export async function lockCompanies(db: Db): Promise<void> {
  await sql`lock table company in share row exclusive mode`.execute(db);
}

/** The statistics were counted up to the day before now. */
export async function stampStatistics(db: Db, companyId: string, now: Date, timeZone: string): Promise<void> {
  await sql`
    update stat_state set data_until_on = (${now}::timestamptz at time zone ${timeZone})::date - 1, ran_at = ${now}
     where company_id = ${companyId}`.execute(db);
}

export async function writePersons(
  db: Db,
  members: readonly DemoMember[],
  passwordHash: string,
  language: Language,
): Promise<void> {
  const rows = members.map((m) => ({
    id: m.personId,
    // A phone belongs to whoever proves it: those who have not come in have only been named with theirs.
    mobile: m.lastSignInAt === null ? null : m.mobile,
    mail: m.mail,
    register_type: m.mobile ? 1 : 2,
    // Nobody but the people of the sign-in page can sign in.
    password_hash: m.account ? passwordHash : null,
    password_changed_at: m.account ? m.createdAt : null,
    // The demo vouches for those who can sign in.
    mobile_proved_at: m.account && m.mobile ? m.createdAt : null,
    mail_proved_at: m.account && m.mail ? m.createdAt : null,
    language,
    created_at: m.createdAt,
  }));
  await insertRows(db, 'person', rows);
}

export async function writeGroups(db: Db, companyId: string, groups: readonly DemoGroup[]): Promise<void> {
  const rows = groups.map((g, sort) => ({
    company_id: companyId,
    id: g.id,
    parent_id: g.parentId,
    name: g.name,
    name_pinyin: pinyinOf(g.name),
    lineage: g.lineage,
    path: g.path,
    sort,
  }));
  await insertRows(db, 'shop_group', rows);
}

export async function writeShops(
  db: Db,
  companyId: string,
  shops: readonly DemoShop[],
  managerOf: (shop: DemoShop) => DemoMember,
): Promise<void> {
  const rows = shops.map((s) => ({
    company_id: companyId,
    id: s.id,
    name: s.name,
    name_pinyin: pinyinOf(s.name),
    code: s.code,
    group_id: s.group.id,
    lineage: s.group.lineage,
    state: s.state,
    closed_kind: s.closed?.kind ?? null,
    closed_reason: s.closed?.reason ?? null,
    opened_on: s.openedOn,
    closed_on: s.closedOn,
    format: s.format,
    phone: s.phone,
    province: s.place.province,
    city: s.place.city,
    district: s.place.district,
    address: s.place.address,
    latitude: s.place.latitude,
    longitude: s.place.longitude,
    area_m2: s.areaM2,
    hours: s.hours,
    special_days: s.specialDays,
    tags: s.tags,
    remarks: s.remarks,
    created_at: s.createdAt,
    updated_at: s.createdAt,
  }));
  await insertRows(db, 'shop', rows);
  const managers = shops.map((s) => ({ company_id: companyId, shop_id: s.id, member_id: managerOf(s).id, sort: 0 }));
  await insertRows(db, 'shop_manager', managers);
}

export async function writeTemplates(
  db: Db,
  companyId: string,
  templates: readonly DemoTemplate[],
  by: DemoMember,
): Promise<void> {
  const rows = templates.map((t) => ({
    company_id: companyId,
    id: t.id,
    name: t.name,
    name_pinyin: pinyinOf(t.name),
    description: t.description,
    modes: t.modes,
    at_tags: t.atTags,
    state: 'published',
    live_version_id: t.versions.at(-1)?.id ?? null,
    created_by: by.id,
    created_at: t.versions[0]?.publishedAt,
    updated_at: t.versions.at(-1)?.publishedAt,
  }));
  await insertRows(db, 'template', rows);
  const versions = templates.flatMap((t) =>
    t.versions.map((v) => ({
      company_id: companyId,
      id: v.id,
      template_id: t.id,
      no: v.no,
      content: v.content,
      scoring: t.scoring,
      item_count: v.content.categories.reduce((sum, category) => sum + category.items.length, 0),
      total_points: fullScore(v.content, t.scoring),
      release_note: v.releaseNote,
      published_at: v.publishedAt,
      published_by: by.id,
      created_at: v.publishedAt,
    })),
  );
  await insertRows(db, 'template_version', versions);
}

/** Everything that happened, each table in one go; files and their uses with it. */
export async function writeDataset(db: Db, dataset: Dataset, photos: PhotoSet): Promise<void> {
  await insertRows(db, 'file', photos.files);
  await insertRows(db, 'file_use', photos.uses);
  await insertRows(db, 'cycle', dataset.cycle);
  await insertRows(db, 'cycle_occurrence', dataset.cycle_occurrence);
  await insertRows(db, 'coverage_policy', dataset.coverage_policy);
  await insertRows(db, 'flow_dashboard', dataset.flow_dashboard);
  await insertRows(db, 'subscription', dataset.subscription);
  await insertRows(db, 'subscription_recipient', dataset.subscription_recipient);
  await insertRows(db, 'notice', dataset.notice);
  await insertRows(db, 'notice_recipient', dataset.notice_recipient);
  await insertRows(db, 'notice_attempt', dataset.notice_attempt);
  await insertRows(db, 'notice_comment', dataset.notice_comment);
  await insertRows(db, 'points_rule', dataset.points_rule);
  await insertRows(db, 'points_rule_version', dataset.points_rule_version);
  await insertRows(db, 'points_setting', dataset.points_setting);
  await insertRows(db, 'points_adjustment', dataset.points_adjustment);
  await insertRows(db, 'points_adjustment_target', dataset.points_adjustment_target);
  await insertRows(db, 'task', dataset.task);
  await insertRows(db, 'task_person', dataset.task_person);
  await insertRows(db, 'free_task', dataset.free_task);
  await insertRows(db, 'free_task_preset', dataset.free_task_preset);
  await insertRows(db, 'free_task_repeat', dataset.free_task_repeat);
  await insertRows(db, 'draft', dataset.draft);
  await insertRecords(db, dataset);
  await insertRows(db, 'rectification', dataset.rectification);
  await insertRows(db, 'rectification_person', dataset.rectification_person);
  await insertItems(db, dataset);
  await insertRows(db, 'turn', dataset.turn);
  await insertRows(db, 'history', dataset.history);
  await insertRows(db, 'message', dataset.message);
  await insertRows(db, 'number_sequence', dataset.sequences());
  await keepLastOfShops(db, dataset.companyId);
  // The planner knows nothing of what was just written, or, where it was looked at meanwhile, that there is nothing.
  await sql`analyze record, record_item, rectification, task, free_task, file, file_use`.execute(db);
}

/** A table of one transaction and company: the other one is written beside it. */
const passing = (name: string, companyId: string) => sql.table(`demo_${name}_${companyId.replaceAll('-', '')}`);

/** Many records share one outcome: each is sent and compressed once, and copied as it is stored. */
async function insertRecords(db: Db, { companyId, record: rows }: Dataset): Promise<void> {
  const outcomes = [...new Set(rows.map((row) => row.outcome))];
  const numbers = new Map(outcomes.map((body, no) => [body, no]));
  const outcome = passing('outcome', companyId);
  await sql`create temporary table ${outcome} (no integer primary key, body jsonb not null)`.execute(db);
  for (let from = 0; from < outcomes.length; from += CHUNK) {
    const chunk = JSON.stringify(outcomes.slice(from, from + CHUNK).map((body, i) => ({ no: from + i, body })));
    await sql`insert into ${outcome} select * from json_to_recordset(${chunk}::json) as g(no int, body jsonb)`.execute(
      db,
    );
  }
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'outcome');
  const names = sql.join(columns.map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = rows.slice(from, from + CHUNK).map((row) => ({ ...row, outcome: numbers.get(row.outcome) }));
    await sql`
      insert into record (${names}, outcome)
      select ${names}, o.body from json_populate_recordset(null::public.record, ${JSON.stringify(some)}::json) g
        join ${outcome} o on o.no = g.outcome::int`.execute(db);
  }
  await sql`insert into record_template_name (company_id, template_id, name)
    select distinct company_id, template_id, template_name from record where company_id = ${companyId}`.execute(db);
  await sql`drop table ${outcome}`.execute(db);
}

/**
 * What a check item says comes from its version, and most answers are given many times: each different one is sent once, the
 * rows only name it.
 */
async function insertItems(db: Db, { companyId, record_item: rows }: Dataset): Promise<void> {
  const known = new Map<string, number>();
  const answers: Record<string, unknown>[] = [];
  const given = rows.map(({ r, x, ...said }) => {
    const key = JSON.stringify(said);
    const no = known.get(key) ?? answers.length;
    if (no === answers.length) {
      known.set(key, no);
      answers.push({ no, ...said });
    }
    return { r, s: said.s, no, x };
  });
  const answer = passing('answer', companyId);
  await sql`
    create temporary table ${answer} as
    with asked as materialized (
      select v.id as v, (row_number() over (partition by v.id order by c.no, i.no))::int - 1 as s,
             c.body->>'name' as category, i.body as item
        from template_version v,
             jsonb_array_elements(v.content->'categories') with ordinality c(body, no),
             jsonb_array_elements(c.body->'items') with ordinality i(body, no)
       where v.company_id = ${companyId})
    select g.no, (item->>'id')::uuid as item_id, category, item->>'code' as code, item->>'name' as name,
           item->>'standard' as standard, item->>'severity' as severity, item->>'answer' as answer_type, g.a as answer,
           g.t as result, g.p as points, g.m as max_points, g.a->>'note' as note,
           array(select jsonb_array_elements_text(g.a->'photos'))::uuid[] as photo_ids
      from json_to_recordset(${JSON.stringify(answers)}::json)
           as g(no int, v uuid, s int, a jsonb, t text, p numeric, m numeric)
      join asked on asked.v = g.v and asked.s = g.s`.execute(db);
  for (let from = 0; from < given.length; from += CHUNK) {
    await sql`
      insert into record_item (company_id, record_id, sort, item_id, category, code, name, standard, severity,
                               answer_type, answer, result, points, max_points, note, photo_ids, rectification_id)
      select ${companyId}, g.r, g.s, d.item_id, d.category, d.code, d.name, d.standard, d.severity,
             d.answer_type, d.answer, d.result, d.points, d.max_points, d.note, d.photo_ids, g.x
        from json_to_recordset(${JSON.stringify(given.slice(from, from + CHUNK))}::json)
             as g(r uuid, s smallint, no int, x uuid)
        join ${answer} d on d.no = g.no`.execute(db);
  }
  await sql`drop table ${answer}`.execute(db);
}

/** The last effective inspection of every shop, as its list shows it. */
async function keepLastOfShops(db: Db, companyId: string): Promise<void> {
  await sql`
    update shop set last_record_id = last.id, last_inspected_at = last.submitted_at, last_rate = last.rate_percent,
                    last_level = last.level_key
      from (select distinct on (shop_id) shop_id, id, submitted_at, rate_percent, level_key
              from record where company_id = ${companyId} and state = 'effective'
             order by shop_id, submitted_at desc, id desc) last
     where shop.company_id = ${companyId} and shop.id = last.shop_id`.execute(db);
}

/** Self-inspections were given out with what is preset for them. */
export async function takeCameraOnly(db: Db, companyId: string): Promise<void> {
  await db
    .updateTable('task')
    .set({ camera_only: true })
    .where('company_id', '=', companyId)
    .where('mode', '=', 'self')
    .execute();
}
