import { SECOND_INSPECTOR_CODES } from '@rondo/domain/double-inspection';
import { recordMachine } from '@rondo/domain/record';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { DoubleInspection } from '../../platform/db/schema.gen.ts';
import { covers } from '../people/index.ts';

/** Whether a task is the second inspection of a pair. */
export const isSecond = async (db: Db, companyId: string, taskId: string): Promise<boolean> =>
  (await pairOfTask(db, companyId, taskId).executeTakeFirst()) !== undefined;

export const pairOfTask = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('double_inspection as d')
    .innerJoin('task as t', (j) => j.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.second_task_id'))
    .select(['d.id', 'd.first_inspector_id', 'd.second_record_id', 'd.ended_at', 't.state as task_state'])
    .where('d.company_id', '=', companyId)
    .where('d.second_task_id', '=', taskId);

export const pairOfRecord = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('double_inspection')
    .select('id')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('first_record_id', '=', recordId), eb('second_record_id', '=', recordId)]));

/** A whole remote inspection that counts or may come to count, at a store that is open: what can be done a second time. */
export const firstOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record as r')
    .innerJoin('task as t', (j) => j.onRef('t.company_id', '=', 'r.company_id').onRef('t.id', '=', 'r.task_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.shop_id'))
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .innerJoin('member as o', (j) => j.onRef('o.company_id', '=', 'r.company_id').on('o.is_owner', '=', true))
    .select(['r.task_id', 'r.shop_id', 'r.shop_name', 'r.shop_path', 'r.inspector_id', 'r.business_on', 'r.purpose'])
    .select(['r.template_id', 'r.template_version_id', 'r.template_name', 'r.version_no'])
    .select(['t.sample_items', 't.sample_seed', 's.time_zone', 'c.time_zone as company_zone', 'o.id as owner_id'])
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', recordId)
    .where('r.mode', '=', 'remote')
    .where('r.state', 'in', recordMachine.handedIn)
    .where('t.base_record_id', 'is', null)
    .where('s.state', '=', 'open')
    .where('s.deleted_at', 'is', null);

interface Asked {
  task_id: string;
  shop_id: string;
}

/**
 * Whose turn it is: of the active members with the codes and the store in scope who have no part in the first task and do not
 * manage the store, whoever had the fewest, then whose last one is longest ago. Not the owner: they give it out.
 */
export const nextInspector = (db: Db, companyId: string, { task_id, shop_id }: Asked) =>
  db
    .selectFrom('member as m')
    .leftJoin(
      sql<{ member_id: string; times: number; last_at: Date }>`(
        select second_inspector_id as member_id, count(*) as times, max(created_at) as last_at
          from double_inspection where company_id = ${companyId} group by 1)`.as('had'),
      (j) => j.onRef('had.member_id', '=', 'm.id'),
    )
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('m.is_owner', '=', false)
    .where(covers(companyId, shop_id))
    .where(
      sql<SqlBool>`(select coalesce(array_agg(c), '{}') from member_role mr
        join role r on r.company_id = mr.company_id and r.id = mr.role_id cross join unnest(r.codes) c
       where mr.company_id = ${companyId} and mr.member_id = m.id) @> ${[...SECOND_INSPECTOR_CODES]}::text[]`,
    )
    .where(
      sql<SqlBool>`not exists (select from task_person p
        where p.company_id = ${companyId} and p.task_id = ${task_id} and p.member_id = m.id)`,
    )
    .where(
      sql<SqlBool>`not exists (select from shop_manager sm
        where sm.company_id = ${companyId} and sm.shop_id = ${shop_id} and sm.member_id = m.id)`,
    )
    .orderBy(sql`coalesce(had.times, 0)`)
    .orderBy(sql`had.last_at nulls first`)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();

export const insert = (db: Db, row: Insertable<DoubleInspection>) => db.insertInto('double_inspection').values(row);

export const update = (db: Db, companyId: string, id: string, patch: Updateable<DoubleInspection>) =>
  db.updateTable('double_inspection').set(patch).where('company_id', '=', companyId).where('id', '=', id);

interface Findings {
  id: string;
  recordId: string;
}

/** What the first inspector found of each item. */
export const keepFindings = (db: Db, companyId: string, { id, recordId }: Findings) =>
  sql`insert into double_inspection_item (company_id, double_id, item_id, item_name, category, first_result)
    select company_id, ${id}::uuid, item_id, name, category, result from record_item
     where company_id = ${companyId} and record_id = ${recordId} and result <> 'none'`.execute(db);

/** What the second found of the same items; one that the second was not asked stays without. */
export const addFindings = (db: Db, companyId: string, { id, recordId }: Findings) =>
  sql`update double_inspection_item d set second_result = i.result from record_item i
     where d.company_id = ${companyId} and d.double_id = ${id}
       and i.company_id = d.company_id and i.record_id = ${recordId} and i.item_id = d.item_id and i.result <> 'none'`.execute(
    db,
  );
