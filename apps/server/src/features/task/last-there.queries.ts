import { taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

interface Row {
  id: string;
  latitude: number | null;
  longitude: number | null;
  last: string | null;
}

/**
 * Where shops are and who had the last inspection of each: whoever began it, or the only one it was given to. Self-inspections
 * and what was called off do not count. In the order of their ids.
 */
export const lastThere = (db: Db, companyId: string, shopIds: readonly string[]) =>
  sql<Row>`
    select s.id, s.latitude, s.longitude, coalesce(t.claimed_by, t.only_one) as last
      from shop s
      left join lateral (
        select task.claimed_by,
               (select min(p.member_id::text)::uuid from task_person p
                 where p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
                having count(*) = 1) as only_one
          from task
         where task.company_id = s.company_id and task.shop_id = s.id and task.kind = 'inspection'
           and task.deleted_at is null and not ${stateIn('task.state', taskMachine.dropped)}
         order by task.created_at desc, task.id desc limit 1) t on true
     where s.company_id = ${companyId} and s.id = any(${[...shopIds]}::uuid[])
     order by s.id`.execute(db);

/** How many stores of a batch each of its handlers has. */
export async function loadsOfBatch(db: Db, companyId: string, batchId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ member_id: string; shops: number }>`
    select p.member_id, count(distinct task.shop_id)::int as shops
      from task join task_person p on p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
     where task.company_id = ${companyId} and task.batch_id = ${batchId} and task.deleted_at is null
     group by p.member_id`.execute(db);
  return new Map(rows.map((row) => [row.member_id, row.shops]));
}
