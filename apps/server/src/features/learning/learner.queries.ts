import type { Actor } from '@rondo/domain/actor';
import { type LearningSet, learningMachine } from '@rondo/domain/learning';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';

/** Condition on the member in this alias: they are of the staff of a store that the actor manages. */
const isOfTheirStores = ({ companyId, memberId }: Actor, m: 'm' | 'member') => sql<SqlBool>`exists (
  select from shop_manager mine
    join shop s on s.company_id = mine.company_id and s.id = mine.shop_id and s.deleted_at is null
   where mine.company_id = ${companyId} and mine.member_id = ${memberId}
     and (exists (select from shop_manager sm where sm.company_id = mine.company_id and sm.shop_id = mine.shop_id and sm.member_id = ${sql.ref(`${m}.id`)})
       or (not ${sql.ref(`${m}.scope_all`)} and mine.shop_id = any(${sql.ref(`${m}.scope_shop_ids`)}))))`;

/** Condition on `learning`: it is published, or was, and for somebody of the stores that the actor manages. */
export const hasLearners = (
  actor: Actor,
) => sql<SqlBool>`(not ${stateIn('learning.state', learningMachine.from('publish'))} and exists (
  select from learning_member lm join member m on m.company_id = lm.company_id and m.id = lm.member_id
   where lm.company_id = learning.company_id and lm.learning_id = learning.id and lm.left_at is null and ${isOfTheirStores(actor, 'm')}))`;

/** Whether the actor manages a store at all. */
export const managesShops = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('shop_manager')
    .select('shop_id')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .limit(1);

/** Nothing more is asked of the row of `learning_member` and its list. */
export const IS_DONE = sql<boolean>`(learning_member.read_at is not null and (learning.quiz is null or learning_member.passed_at is not null))`;

/** Their day is over, or was when the list ended, and they are not done. `today`: of the company. */
export const isOverdue = (today: string, timeZone: string) =>
  sql<boolean>`(learning_member.due_on is not null and learning_member.due_on < coalesce((learning.ended_at at time zone ${timeZone})::date, ${today}::date) and not ${IS_DONE})`;

/** They have begun with the version that a file has now. */
const HAS_BEGUN = sql<SqlBool>`exists (
  select from learning_file f
    join learning_reading r on r.company_id = f.company_id and r.node_id = f.node_id and r.member_id = learning_member.member_id and r.ratio > 0
   where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id)`;

export const STANDING = sql<string>`case when learning_member.passed_at is not null then 'passed' when learning_member.read_at is not null then 'read'
  when ${HAS_BEGUN} then 'reading' else 'not_begun' end`;

/** How much of the files that are there they have read, 0 to 1. */
export const RATIO = sql<number>`case when learning_member.read_at is not null then 1 else coalesce((
  select avg(coalesce(r.ratio, 0)) from learning_file f
    join knowledge_node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
    join knowledge_version v on v.company_id = n.company_id and v.id = n.version_id
    left join learning_reading r on r.company_id = f.company_id and r.node_id = n.id and r.member_id = learning_member.member_id
      and r.version_number = v.number
   where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id), 0)::float8 end`;

interface Day {
  today: string;
  timeZone: string;
}

/** Condition: a set of the report. */
function inSet(set: LearningSet, { today, timeZone }: Day): RawBuilder<SqlBool> {
  if (set === 'all') return sql<SqlBool>`true`;
  if (set === 'done') return IS_DONE;
  if (set === 'overdue') return isOverdue(today, timeZone);
  return sql<SqlBool>`${STANDING} = ${set}`;
}

interface ReportFilter {
  set: LearningSet;
  keyword: string;
  shopId?: string[] | undefined;
  departmentId?: string[] | undefined;
}

/** Condition: they are one of these members. */
export const isOneOf = (ids: readonly string[]) => sql<SqlBool>`member.id = any(${[...ids]}::uuid[])`;

export const byName: Sort = { by: sql`member.name`, as: 'text', desc: false };

/** The people of a list that the actor sees: all of them where they manage it, else those of their stores. */
export const learners = (db: Db, actor: Actor, of: { id: string; isManaged: boolean } & Day, f: ReportFilter) =>
  db
    .selectFrom('learning_member')
    .innerJoin('learning', (j) =>
      j
        .onRef('learning.company_id', '=', 'learning_member.company_id')
        .onRef('learning.id', '=', 'learning_member.learning_id'),
    )
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'learning_member.company_id')
        .onRef('member.id', '=', 'learning_member.member_id'),
    )
    .select([
      'member.id',
      'member.name',
      'learning_member.due_on',
      'learning_member.read_at',
      'learning_member.passed_at',
    ])
    .select([
      STANDING.as('standing'),
      isOverdue(of.today, of.timeZone).as('is_overdue'),
      RATIO.as('ratio'),
      sql<number>`coalesce((select sum((select sum(ms) from unnest(r.slots) as ms)) / 1000 from learning_file f
        join learning_reading r on r.company_id = f.company_id and r.node_id = f.node_id and r.member_id = learning_member.member_id
        where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id), 0)::int`.as(
        'seconds',
      ),
      sql<number | null>`(select max(a.percent) from learning_attempt a where a.company_id = learning_member.company_id
        and a.learning_id = learning_member.learning_id and a.member_id = learning_member.member_id)`.as('percent'),
    ])
    .where('learning_member.company_id', '=', actor.companyId)
    .where('learning_member.learning_id', '=', of.id)
    .where('learning_member.left_at', 'is', null)
    .$if(!of.isManaged, (q) => q.where(isOfTheirStores(actor, 'member')))
    .where(inSet(f.set, of))
    .where((eb) => eb.and(wordsOf(f.keyword).map(isNamed)))
    .$if(f.shopId !== undefined, (q) => q.where(worksIn(f.shopId ?? [])))
    .$if(f.departmentId !== undefined, (q) => q.where(isBelow(f.departmentId ?? [])));

const isNamed = (word: string) =>
  sql<SqlBool>`(member.name ilike ${contains(word)} or member.name_pinyin like ${contains(word.toLowerCase())})`;

const worksIn = (
  shopIds: readonly string[],
) => sql<SqlBool>`((not member.scope_all and member.scope_shop_ids && ${[...shopIds]}::uuid[])
  or exists (select from shop_manager sm where sm.company_id = member.company_id and sm.member_id = member.id and sm.shop_id = any(${[...shopIds]}::uuid[])))`;

const isBelow = (departmentIds: readonly string[]) => sql<SqlBool>`exists (
  select from member_department md
    join department d on d.company_id = md.company_id and d.id = md.department_id
    join department above on above.company_id = d.company_id and d.lineage like above.lineage || '%'
   where md.company_id = member.company_id and md.member_id = member.id and above.id = any(${[...departmentIds]}::uuid[]))`;

interface CountRow {
  learning_id: string;
  all: number;
  not_begun: number;
  reading: number;
  read: number;
  passed: number;
  done: number;
  overdue: number;
}

/** How many people of each list that the actor sees are how far. `managed`: those lists of which they see everybody. */
export async function counts(db: Db, actor: Actor, ids: readonly string[], managed: readonly string[], day: Day) {
  const of = (set: string) => sql`count(*) filter (where x.standing = ${set})::int`;
  const { rows } = await sql<CountRow>`
    select x.learning_id, count(*)::int as "all", ${of('not_begun')} as not_begun, ${of('reading')} as reading,
           ${of('read')} as read, ${of('passed')} as passed, (count(*) filter (where x.is_done))::int as done,
           (count(*) filter (where x.is_overdue))::int as overdue
      from (select learning_member.learning_id, ${STANDING} as standing, ${IS_DONE} as is_done, ${isOverdue(day.today, day.timeZone)} as is_overdue
              from learning_member
              join learning on learning.company_id = learning_member.company_id and learning.id = learning_member.learning_id
              join member on member.company_id = learning_member.company_id and member.id = learning_member.member_id
             where learning_member.company_id = ${actor.companyId} and learning_member.learning_id = any(${[...ids]}::uuid[]) and learning_member.left_at is null
               and (learning_member.learning_id = any(${[...managed]}::uuid[]) or ${isOfTheirStores(actor, 'member')})) x
     group by x.learning_id`.execute(db);
  return rows;
}

/** Departments of some members, and the stores they manage or work for by name. */
export async function places(db: Db, companyId: string, memberIds: readonly string[]) {
  const { rows } = await sql<{ id: string; departments: string[]; shops: string[] }>`
    select m.id,
      array(select d.name from member_department md join department d on d.company_id = md.company_id and d.id = md.department_id
        where md.company_id = m.company_id and md.member_id = m.id order by md.is_primary desc, d.name) as departments,
      array(select s.name from shop s where s.company_id = m.company_id and s.deleted_at is null
        and s.id in (select unnest(m.scope_shop_ids) union select sm.shop_id from shop_manager sm
          where sm.company_id = m.company_id and sm.member_id = m.id) order by s.name limit ${SHOPS}) as shops
    from member m where m.company_id = ${companyId} and m.id = any(${[...memberIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores of one person that a row names. */
const SHOPS = 3;
