import type { PointsFact } from '@rondo/domain/points/fact';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import { pointsRuleIsAboutShop, pointsRuleIsLiveOn } from '../points-rule/index.ts';

/** A fact before it is written. */
export interface NewFact extends PointsFact {
  /** Names what happened for good. */
  key: string;
  shopId: string | null;
  memberId: string | null;
  source: { kind: 'record' | 'rectification' | 'task' | 'learning' | 'notice' | 'ai_event'; id: string; name: string };
}

/** The facts of these keys that are written already. */
export async function knownFacts(db: Db, companyId: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from points_fact where company_id = ${companyId} and key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export interface FactRow {
  company_id: string;
  id: string;
  key: string;
  event: string;
  shop_id: string | null;
  member_id: string | null;
  level_rank: number | null;
  rate_percent: number | null;
  severity: string | null;
  times: number;
  day_no: number | null;
  source_kind: string;
  source_id: string;
  source_name: string;
  at: Date;
  day: string;
}

export const insertFacts = (db: Db, rows: readonly FactRow[]) => insertAll(db, 'points_fact', rows);

/** What of a source counts no more from now on; `events`: only those. Answers the facts. */
export async function voidFacts(
  db: Db,
  companyId: string,
  { sourceId, events, at }: { sourceId: string; events: readonly string[] | null; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update points_fact set voided_at = ${at} where company_id = ${companyId} and source_id = ${sourceId} and voided_at is null
       and (${events === null} or event = any(${[...(events ?? [])]}::text[])) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rules that post on a day, oldest first, each with those of some stores that it is about. */
export const liveRules = (db: Db, companyId: string, day: string, shopIds: readonly string[]) =>
  rulesOn(db, companyId, day)
    .clearOrderBy()
    .select(
      sql<string[]>`array(select s.id from shop s where s.company_id = r.company_id
        and s.id = any(${[...shopIds]}::uuid[]) and ${pointsRuleIsAboutShop('r', 's')})`.as('about'),
    )
    .orderBy('r.created_at')
    .orderBy('r.id');

export const ruleById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('points_rule').selectAll().where('company_id', '=', companyId).where('id', '=', id);

export const zoneOf = (db: Db, companyId: string) =>
  db.selectFrom('company').select('time_zone').where('id', '=', companyId);

/** A record that counts, with how many of its items failed by severity. */
export const recordOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('record')
    .select([
      'id',
      'number',
      'state',
      'shop_id',
      'inspector_id as member_id',
      'mode',
      'level_rank',
      'rate_percent',
      'red_lines',
    ])
    .select(
      sql<{ severity: string; times: number }[]>`coalesce((select json_agg(f) from (
        select i.severity, count(*)::int as times from record_item i
         where i.company_id = record.company_id and i.record_id = record.id and i.result = 'fail' group by 1 order by 1) f), '[]')`.as(
        'failed',
      ),
    )
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** A rectification with who handed in its fix last, or who has to. */
export const rectificationOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('rectification as r')
    .select(['r.id', 'r.number', 'r.state', 'r.shop_id', 'r.round', 'r.repeat_no'])
    .select(['r.deadline_at', 'r.handled_at', 'r.completed_at'])
    .select(
      sql<string | null>`(select p.member_id from rectification_person p
        where p.company_id = r.company_id and p.rectification_id = r.id and p.relation = 'handler'
        order by p.acted_at desc nulls last, p.member_id limit 1)`.as('member_id'),
    )
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', id);

/** Rectifications whose deadline is over while they wait for their handler. */
export const overdueRectifications = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('rectification')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'pending')
    .where('deadline_at', '<', now)
    .orderBy('id');

/** A task with who did it, or had to. */
export const taskOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('task as t')
    .select(['t.id', 't.number', 't.state', 't.shop_id', 't.close_reason', 't.was_late', 't.finished_at'])
    .select(['t.deadline_at', 't.submitted_at'])
    .select(
      sql<string | null>`coalesce(t.claimed_by, (select p.member_id from task_person p
        where p.company_id = t.company_id and p.task_id = t.id and p.relation = 'handler'
        order by p.acted_at desc nulls last, p.member_id limit 1))`.as('member_id'),
    )
    .where('t.company_id', '=', companyId)
    .where('t.id', '=', id);

/** An event of AI checks. */
export const aiEventOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('ai_event')
    .select(['id', 'event_name as number', 'shop_id', 'state', 'is_shadow', 'judged_at'])
    .select(sql<string | null>`null::uuid`.as('member_id'))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** The store in which member `m` works, where that is exactly one. */
const SHOP_OF = sql<
  string | null
>`(case when cardinality(m.scope_shop_ids) = 1 and not m.scope_all then m.scope_shop_ids[1] end)`;

/** Somebody's place in a learning list, with the store they work in where that is exactly one. */
export const learnerOf = (db: Db, companyId: string, id: string, memberId: string) =>
  db
    .selectFrom('learning_member as lm')
    .innerJoin('learning as l', (j) =>
      j.onRef('l.company_id', '=', 'lm.company_id').onRef('l.id', '=', 'lm.learning_id'),
    )
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'lm.company_id').onRef('m.id', '=', 'lm.member_id'))
    .select(['l.id', 'l.title as number', 'lm.member_id', 'lm.is_in_time', 'lm.passed_at'])
    .select(SHOP_OF.as('shop_id'))
    .where('lm.company_id', '=', companyId)
    .where('lm.learning_id', '=', id)
    .where('lm.member_id', '=', memberId);

/** Somebody's copy of an announcement, with when they did what is asked of them and the store they work in where that is exactly one. */
export const noticeReaderOf = (db: Db, companyId: string, id: string, memberId: string) =>
  db
    .selectFrom('notice_recipient as r')
    .innerJoin('notice as n', (j) => j.onRef('n.company_id', '=', 'r.company_id').onRef('n.id', '=', 'r.notice_id'))
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.member_id'))
    .select(['n.id', 'n.title as number', 'n.state', 'n.expires_at', 'r.member_id', SHOP_OF.as('shop_id')])
    .select(
      sql<Date | null>`case when n.importance = 'acknowledge' then r.acknowledged_at else r.read_at end`.as('done_at'),
    )
    .where('r.company_id', '=', companyId)
    .where('r.notice_id', '=', id)
    .where('r.member_id', '=', memberId);

/** Postings of some facts that nobody took back. */
export async function postingsOfFacts(db: Db, companyId: string, factIds: readonly string[]) {
  return reversible(
    db,
    sql`p.company_id = ${companyId} and p.kind = 'event' and p.fact_id = any(${[...factIds]}::uuid[])`,
  );
}

/** One posting by a rule or by hand, unless somebody took it back. */
export async function postingToReverse(db: Db, companyId: string, id: string): Promise<Reversible[]> {
  return reversible(db, sql`p.company_id = ${companyId} and p.kind in ('event', 'manual') and p.id = ${id}`);
}

export interface Reversible {
  id: string;
  rule_id: string;
  shop_id: string | null;
  member_id: string | null;
  event: string | null;
  detail_key: string | null;
  applied: number;
  fact_id: string | null;
  source_kind: string | null;
  source_id: string | null;
  source_name: string | null;
}

async function reversible(db: Db, where: ReturnType<typeof sql>): Promise<Reversible[]> {
  const { rows } = await sql<Reversible>`
    select p.id, p.rule_id, p.shop_id, p.member_id, p.event, p.detail_key, p.applied, p.fact_id, p.source_kind, p.source_id, p.source_name
      from points_posting p
     where ${where}
       and not exists (select from points_posting v where v.company_id = p.company_id and v.reverses_id = p.id)
     order by p.rule_id, p.account_id, p.no`.execute(db);
  return rows;
}

/** What each reset since some postings carried over: read while their accounts are held, or the end of a cycle may be missed. */
export async function carriedSince(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; carried: (number | null)[] }>`
    select p.id, array(select r.carried_percent from points_posting r where r.company_id = p.company_id and r.account_id = p.account_id
                    and r.kind = 'reset' and r.no > p.no order by r.no) as carried
      from points_posting p where p.company_id = ${companyId} and p.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, carried }) => [id, carried.map((percent) => ({ carried: percent }))]));
}

/** The rules that post on a day. */
export const rulesOn = (db: Db, companyId: string, day: string) =>
  db
    .selectFrom('points_rule as r')
    .selectAll('r')
    .where('r.company_id', '=', companyId)
    .where(pointsRuleIsLiveOn('r', day))
    .orderBy('r.id');
