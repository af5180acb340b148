import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { listedCheckIns } from '../check-in/index.ts';
import { rectificationsOf, type Span, type Wanted } from './cells.queries.ts';

/** Rectifications of a period that each of a few people initiated. */
export async function raisedBy(db: Db, w: Wanted, span: Span, ids: readonly string[]) {
  const { rows } = await sql<{ member_id: string; rectifications: number }>`
    select p.member_id, count(*)::int as rectifications
      from rectification
      join rectification_person p on p.company_id = rectification.company_id and p.rectification_id = rectification.id
       and p.relation = 'initiator' and p.member_id = any(${[...ids]}::uuid[])
     where ${rectificationsOf(w, span)} group by 1`.execute(db);
  return rows;
}

/** Check-ins of a few people with a doubt that the reader reviews, by the days and the stores of the page alone. */
export const doubtsOf = (db: Db, { actor, shopId }: Wanted, { from, to }: Span, ids: readonly string[]) =>
  listedCheckIns(db, actor, actor.timeZone, { keyword: '', set: 'doubt', memberId: [...ids], shopId, from, to })
    .clearSelect()
    .select(['check_in.member_id', sql<number>`count(*)::int`.as('flags')])
    .groupBy('check_in.member_id')
    .execute();

/** The departments that a few people work in. */
export async function departmentsOf(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ member_id: string; names: string[] }>`
    select md.member_id, array_agg(d.name order by md.is_primary desc, d.name) as names
      from member_department md join department d on d.company_id = md.company_id and d.id = md.department_id
     where md.company_id = ${companyId} and md.member_id = any(${[...ids]}::uuid[]) group by 1`.execute(db);
  return rows;
}
