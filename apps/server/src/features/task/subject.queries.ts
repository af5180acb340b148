import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type Subject, type SubjectPeople, subjectsOf } from '../message/index.ts';

/** Tasks by id, in the order asked for. */
export async function subjects(db: Db, companyId: string, ids: readonly string[]): Promise<Subject[]> {
  const rows = await db
    .selectFrom('task')
    .select(['id', 'name', 'state', 'shop_id', 'shop_name', 'deadline_at', 'reminded_at', 'round', 'rev'])
    .select(
      sql<SubjectPeople>`coalesce((select json_agg(json_build_object('memberId', p.member_id, 'relation', p.relation))
        from task_person p join member m on m.company_id = p.company_id and m.id = p.member_id
       where p.company_id = task.company_id and p.task_id = task.id and m.state in ('invited', 'active')), '[]')`.as(
        'people',
      ),
    )
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute();
  return subjectsOf(ids, rows, 'task');
}
