import { learningMachine } from '@rondo/domain/learning';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { IS_DONE } from './learner.queries.ts';

const IS_OPEN = stateIn('learning.state', learningMachine.from('end'));

/** A file of the list of the row of `learning_member` that is there, with what its member has read of the version it has now. */
const FILES = sql`learning_file f
  join knowledge_node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
  join knowledge_version v on v.company_id = n.company_id and v.id = n.version_id
  left join learning_reading r on r.company_id = f.company_id and r.node_id = n.id and r.member_id = learning_member.member_id
    and r.version_number = v.number and r.read_at is not null`;

interface CompletedRow {
  learning_id: string;
  member_id: string;
  is_in_time: boolean;
}

/**
 * Writes down who has read every file of a published list that is there; once, and for good: a next version of a file asks nothing of
 * those who were done. `memberId`: only theirs.
 */
export async function complete(
  db: Db,
  companyId: string,
  { memberId, at, today }: { memberId: string | null; at: Date; today: string },
): Promise<CompletedRow[]> {
  const { rows } = await sql<CompletedRow>`
    update learning_member set read_at = ${at}, is_in_time = (learning_member.due_on is null or learning_member.due_on >= ${today}::date)
      from learning
     where learning_member.company_id = ${companyId} and learning.company_id = learning_member.company_id and learning.id = learning_member.learning_id and ${IS_OPEN}
       and learning_member.read_at is null and learning_member.left_at is null and ${onlyOf(memberId)}
       and exists (select from ${FILES} where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id)
       and not exists (select from ${FILES} where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id and r.read_at is null)
    returning learning_member.learning_id, learning_member.member_id, learning_member.is_in_time`.execute(db);
  return rows;
}

const onlyOf = (memberId: string | null): RawBuilder<SqlBool> =>
  memberId === null ? sql<SqlBool>`true` : sql<SqlBool>`learning_member.member_id = ${memberId}`;

const open = (db: Db, companyId: string) =>
  db
    .selectFrom('learning_member')
    .innerJoin('learning', (j) =>
      j
        .onRef('learning.company_id', '=', 'learning_member.company_id')
        .onRef('learning.id', '=', 'learning_member.learning_id'),
    )
    .where('learning_member.company_id', '=', companyId)
    .where('learning_member.left_at', 'is', null)
    .where(IS_OPEN)
    .where(sql<SqlBool>`not ${IS_DONE}`);

/** Who is not done with a list. */
export const behind = (db: Db, companyId: string, id: string) =>
  open(db, companyId)
    .select('learning_member.member_id')
    .where('learning.id', '=', id)
    .orderBy('learning_member.member_id');

/** How many lists somebody still has to learn. */
export const openOf = (db: Db, companyId: string, memberId: string) =>
  open(db, companyId).select(sql<number>`count(*)::int`.as('open')).where('learning_member.member_id', '=', memberId);

export interface DueRow {
  learning_id: string;
  title: string;
  member_id: string;
  due_on: string;
}

/** Those who are not done and whose day is near, and were not told of that day; index learning_member_due. */
export const dueSoon = (db: Db, companyId: string, today: string, until: string) =>
  open(db, companyId)
    .select(['learning_member.learning_id', 'learning.title', 'learning_member.member_id'])
    .select(sql<string>`learning_member.due_on`.as('due_on'))
    .where('learning_member.due_on', '>=', today)
    .where('learning_member.due_on', '<=', until)
    .where(sql<SqlBool>`learning_member.told_due_on is distinct from learning_member.due_on`)
    .orderBy('learning_member.learning_id')
    .orderBy('learning_member.member_id');

/** Those who are not done and whose day is over, and were not told so. */
export const overdue = (db: Db, companyId: string, today: string) =>
  open(db, companyId)
    .select(['learning_member.learning_id', 'learning.title', 'learning_member.member_id'])
    .select(sql<string>`learning_member.due_on`.as('due_on'))
    .where('learning_member.due_on', '<', today)
    .where(sql<SqlBool>`learning_member.told_overdue_on is distinct from learning_member.due_on`)
    .orderBy('learning_member.learning_id')
    .orderBy('learning_member.member_id');

/** They were told of the day they have. */
export const markTold = (
  db: Db,
  companyId: string,
  column: 'told_due_on' | 'told_overdue_on',
  rows: readonly Pick<DueRow, 'learning_id' | 'member_id'>[],
) =>
  sql`update learning_member lm set ${sql.ref(column)} = lm.due_on
    from json_to_recordset(${JSON.stringify(rows.map(({ learning_id, member_id }) => ({ learning_id, member_id })))}::json)
      as w(learning_id uuid, member_id uuid)
   where lm.company_id = ${companyId} and lm.learning_id = w.learning_id and lm.member_id = w.member_id`.execute(db);

/** The managers of the stores that some people work in, each with whom of them. */
export async function managersOfStaff(db: Db, companyId: string, memberIds: readonly string[]) {
  const { rows } = await sql<{ manager_id: string; member_id: string }>`
    select distinct sm.member_id as manager_id, w.id as member_id
      from member w
      join shop_manager sm on sm.company_id = w.company_id
       and (not w.scope_all and sm.shop_id = any(w.scope_shop_ids)
         or exists (select from shop_manager own where own.company_id = w.company_id and own.shop_id = sm.shop_id and own.member_id = w.id))
      join shop s on s.company_id = sm.company_id and s.id = sm.shop_id and s.deleted_at is null
     where w.company_id = ${companyId} and w.id = any(${[...memberIds]}::uuid[]) and sm.member_id <> w.id
     order by 1, 2`.execute(db);
  return rows;
}
