import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The worst that came of the check-ins of its task; null without one. Index check_in_task. */
export const CHECK_IN = sql<string | null>`(select c.state from check_in c
  where c.company_id = record.company_id and c.task_id = record.task_id
  order by array_position(array['denied', 'pending', 'approved', 'normal'], c.state) limit 1)`.as('check_in');

/** That of one record. */
export const checkInOf = (db: Db, companyId: string, id: string) =>
  db.selectFrom('record').select(CHECK_IN).where('record.company_id', '=', companyId).where('record.id', '=', id);
