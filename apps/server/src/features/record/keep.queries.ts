import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export const recordOf = (db: Db, companyId: string, rectificationId: string) =>
  db
    .selectFrom('rectification')
    .select('record_id')
    .where('company_id', '=', companyId)
    .where('id', '=', rectificationId);

/** Counts the rectifications of a record anew; running it twice changes nothing. */
export const countRectifications = (db: Db, companyId: string, recordId: string) =>
  db
    .updateTable('record')
    .set(({ selectFrom }) => {
      const own = selectFrom('rectification as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('r.company_id', '=', companyId)
        .where('r.record_id', '=', recordId);
      return { rectification_total: own, rectification_open: own.where('r.state', 'in', ['pending', 'awaiting_review']) };
    })
    .where('company_id', '=', companyId)
    .where('id', '=', recordId);

/** Writes the latest effective record of a shop into it, or nothing where there is none. */
export const keepLastOfShop = (db: Db, companyId: string, shopId: string) =>
  db
    .updateTable('shop')
    .from((eb) =>
      eb
        .selectFrom(sql`(select 1)`.as('one'))
        .leftJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('record')
              .select(['id', 'submitted_at', 'score', 'level_key'])
              .where('company_id', '=', companyId)
              .where('shop_id', '=', shopId)
              .where('state', '=', 'effective')
              .orderBy('submitted_at', 'desc')
              .orderBy('id', 'desc')
              .limit(1)
              .as('latest'),
          (j) => j.onTrue(),
        )
        .select(['latest.id', 'latest.submitted_at', 'latest.score', 'latest.level_key'])
        .as('last'),
    )
    .set((eb) => ({
      last_record_id: eb.ref('last.id'),
      last_inspected_at: eb.ref('last.submitted_at'),
      last_score: eb.ref('last.score'),
      last_level: eb.ref('last.level_key'),
    }))
    .where('shop.company_id', '=', companyId)
    .where('shop.id', '=', shopId)
    .where(sql<SqlBool>`shop.last_record_id is distinct from last.id`);
