import type { ReaderSet } from '@rondo/domain/notice';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import { WORKS_HERE } from '../../platform/in-hand.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { WORKS_AT } from './place.queries.ts';

interface Part {
  companyId: string;
  id: string;
}

/** No row back for who has it already. */
export const insert = (db: Db, { companyId, id }: Part, memberIds: readonly string[], at: Date) =>
  sql`insert into notice_recipient (company_id, notice_id, member_id, sent_at)
    select ${companyId}, ${id}, member_id, ${at} from unnest(${[...memberIds]}::uuid[]) as t(member_id)
    on conflict do nothing`.execute(db);

/** How many got, read and acknowledged some of them. */
export const counts = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('notice_recipient')
    .select('notice_id')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(read_at)::int`.as('read'),
      sql<number>`count(acknowledged_at)::int`.as('acknowledged'),
      sql<number>`count(understood_at)::int`.as('understood'),
      sql<number>`count(tell_at)::int`.as('held'),
    ])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`notice_id = any(${[...ids]}::uuid[])`)
    .groupBy('notice_id');

/** Which of the recipients. */
interface Which {
  set: ReaderSet;
  keyword: string;
  shopId?: string | undefined;
}

const WHO = {
  all: sql<SqlBool>`true`,
  read: sql<SqlBool>`notice_recipient.read_at is not null`,
  unread: sql<SqlBool>`notice_recipient.read_at is null`,
  acknowledged: sql<SqlBool>`notice_recipient.acknowledged_at is not null`,
  unacknowledged: sql<SqlBool>`notice_recipient.acknowledged_at is null`,
  understood: sql<SqlBool>`notice_recipient.understood_at is not null`,
  not_understood: sql<SqlBool>`notice_recipient.understood_at is null`,
  held: sql<SqlBool>`notice_recipient.tell_at is not null`,
} as const satisfies Record<ReaderSet, unknown>;

export const byName: Sort = { by: sql`member.name`, as: 'text', desc: false };

/** The recipients of one, those who left too. */
export const readers = (db: Db, { companyId, id }: Part, { set, keyword, shopId }: Which) =>
  db
    .selectFrom('notice_recipient')
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'notice_recipient.company_id')
        .onRef('member.id', '=', 'notice_recipient.member_id'),
    )
    .select(['member.id', 'member.name'])
    .select(['notice_recipient.sent_at', 'notice_recipient.read_at', 'notice_recipient.acknowledged_at'])
    .select(['notice_recipient.understood_at', 'notice_recipient.tell_at'])
    .where('notice_recipient.company_id', '=', companyId)
    .where('notice_recipient.notice_id', '=', id)
    .where(WHO[set])
    .where((eb) => eb.and(wordsOf(keyword).map(isNamed)))
    .$if(shopId !== undefined, (query) => query.where(worksAt(shopId ?? 'none')));

/** Condition: they work there; `none`: at no store that is there. */
const worksAt = (shopId: string) => {
  const at = (more: RawBuilder<SqlBool>) => sql<SqlBool>`exists (select from member m cross join lateral ${WORKS_AT} w
    join shop s on s.company_id = m.company_id and s.id = w.shop_id and s.deleted_at is null
    where m.company_id = member.company_id and m.id = member.id and ${more})`;
  return shopId === 'none' ? sql<SqlBool>`not ${at(sql<SqlBool>`true`)}` : at(sql<SqlBool>`s.id = ${shopId}::uuid`);
};

/** Some of them by their ids. */
export const someReaders = (db: Db, part: Part, memberIds: readonly string[]) =>
  readers(db, part, { set: 'all', keyword: '' }).where(sql<SqlBool>`member.id = any(${[...memberIds]}::uuid[])`);

const isNamed = (word: string) =>
  sql<SqlBool>`(member.name ilike ${contains(word)} or member.name_pinyin like ${contains(word.toLowerCase())})`;

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

/** Who works here and has not done what is asked of them. */
export const waiting = (db: Db, { companyId, id }: Part, done: 'read_at' | 'acknowledged_at') =>
  db
    .selectFrom('notice_recipient as r')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.member_id'))
    .select('r.member_id')
    .where('r.company_id', '=', companyId)
    .where('r.notice_id', '=', id)
    .where(`r.${done}`, 'is', null)
    .where(sql<SqlBool>`${WORKS_HERE}`);

export const memberIds = (db: Db, { companyId, id }: Part) =>
  db.selectFrom('notice_recipient').select('member_id').where('company_id', '=', companyId).where('notice_id', '=', id);

/** The same as a part of another statement. */
export const membersOf = ({ companyId, id }: Part) =>
  sql`select member_id from notice_recipient where company_id = ${companyId} and notice_id = ${id}`;

/** The first time counts; no row back: it was done before. */
export const markRead = (db: Db, { companyId, id }: Part, memberId: string, at: Date) =>
  db
    .updateTable('notice_recipient')
    .set({ read_at: at })
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .returning('member_id');

export const acknowledge = (db: Db, { companyId, id }: Part, memberId: string, at: Date) =>
  db
    .updateTable('notice_recipient')
    .set({ acknowledged_at: at, read_at: sql<Date>`coalesce(read_at, ${at})` })
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('member_id', '=', memberId)
    .where('acknowledged_at', 'is', null)
    .returning('member_id');

/** Condition: member `m` did not get it. */
export const hasNot = (id: string) =>
  sql<SqlBool>`not exists (select from notice_recipient r where r.company_id = m.company_id and r.notice_id = ${id} and r.member_id = m.id)`;

/** They are told later, each at their time. */
export const holdBack = (
  db: Db,
  { companyId, id }: Part,
  held: readonly { member_id: string; tell_at: string }[],
  round: number,
) =>
  sql`update notice_recipient r set tell_at = x.tell_at, tell_round = ${round}
    from ${recordset(held, 'member_id uuid, tell_at timestamptz')}
    where r.company_id = ${companyId} and r.notice_id = ${id} and r.member_id = x.member_id`.execute(db);

/** Who is to be told by now, theirs alone until the transaction ends, and whether nothing is asked of them any more; index notice_recipient_held. */
export const holdDue = (db: Db, companyId: string, now: Date, limit: number) =>
  db
    .selectFrom('notice_recipient as r')
    .innerJoin('notice as n', (j) => j.onRef('n.company_id', '=', 'r.company_id').onRef('n.id', '=', 'r.notice_id'))
    .select(['r.notice_id', 'r.member_id', 'r.tell_round'])
    .select(
      sql<boolean>`(case when r.tell_round > 0 and n.importance = 'acknowledge' then r.acknowledged_at else r.read_at end) is not null`.as(
        'is_done',
      ),
    )
    .where('r.company_id', '=', companyId)
    .where('r.tell_at', '<=', now)
    .orderBy('r.tell_at')
    .orderBy('r.notice_id')
    .orderBy('r.member_id')
    .limit(limit)
    .forUpdate('r')
    .skipLocked();

/** They wait to be told no more. */
export const release = (db: Db, companyId: string, some: readonly { notice_id: string; member_id: string }[]) =>
  sql`update notice_recipient r set tell_at = null
    from ${recordset(some, 'notice_id uuid, member_id uuid')}
    where r.company_id = ${companyId} and r.notice_id = x.notice_id and r.member_id = x.member_id`.execute(db);

/** The same of all of one that is recalled. */
export const releaseAll = (db: Db, { companyId, id }: Part) =>
  db
    .updateTable('notice_recipient')
    .set({ tell_at: null })
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('tell_at', 'is not', null);

/** Somebody's own part, held: of two tries at once one comes after the other. */
export const holdOne = (db: Db, { companyId, id }: Part, memberId: string) =>
  db
    .selectFrom('notice_recipient')
    .select('understood_at')
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate();

export const understand = (db: Db, { companyId, id }: Part, memberId: string, at: Date) =>
  db
    .updateTable('notice_recipient')
    .set({ understood_at: at })
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('member_id', '=', memberId)
    .where('understood_at', 'is', null);
