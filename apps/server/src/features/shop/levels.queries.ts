import type { Actor } from '@rondo/domain/actor';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { listedRecords } from '../record/index.ts';

/** Of the inspections the actor may list: the last effective one of each template and month since a day, and how many there were. */
export const monthlyLevels = (db: Db, actor: Actor, shopId: string, since: string) =>
  sql<{
    template_id: string;
    template_name: string;
    month: string;
    count: number;
    red_lines: number;
    level_key: string | null;
    level_name: string | null;
    level_rank: number | null;
    level_count: number | null;
    level_from: number | null;
  }>`select template_id, template_name, month, count, red_lines, level_key, level_name, level_rank, level_count, level_from
    from (select r.*, to_char(r.business_on, 'YYYY-MM') as month,
                 count(*) over (partition by r.template_id, to_char(r.business_on, 'YYYY-MM'))::int as count,
                 row_number() over (partition by r.template_id, to_char(r.business_on, 'YYYY-MM')
                                    order by r.submitted_at desc, r.id desc) as place
            from record r
           where r.company_id = ${actor.companyId} and r.shop_id = ${shopId} and r.state = 'effective'
             and r.id in (${listedRecords(db, actor).select('record.id').where('record.shop_id', '=', shopId)})
             and r.business_on >= ${since}::date) latest
   where place = 1 order by month desc, template_name, template_id`.execute(db);
