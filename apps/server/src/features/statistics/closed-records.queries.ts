import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Records as they counted when their months were closed, under the name `record`: what conditions on `record` ask for, the kept
 * values in place of those of today. All of them counted then, so all are effective here, also what was voided since.
 */
export const closedRecords = (companyId: string): RawBuilder<unknown> => sql`(
  select c.company_id, c.record_id as id, 'effective' as state, c.business_on, c.shop_id, c.shop_lineage, c.template_id, c.mode,
         c.evaluated, c.is_pass, c.rate_percent, c.score, c.max_score, c.level_rank, c.level_count, c.red_lines, c.failed_items,
         r.inspector_id, r.task_id, r.submitted_at
    from closed_record c left join record r on r.company_id = c.company_id and r.id = c.record_id
   where c.company_id = ${companyId}) record`;

/** Condition on `record`: it counted when its month was closed. */
export const isClosedRecord = sql<SqlBool>`exists (select from closed_record c
  where c.company_id = record.company_id and c.record_id = record.id)`;
