import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { groupSegment } from '../shop/index.ts';

/** Condition on `record`: the actor inspected it or has a part in its task. */
export function tookPart(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(record.inspector_id = ${actor.memberId} or record.task_id in (
    select p.task_id from task_person p where p.company_id = ${actor.companyId} and p.member_id = ${actor.memberId}))`;
}

/** Condition: the shop hung below one of these groups when it was inspected, whatever moved since (product 1.3). */
export function inGroupsThen(lineageColumn: string, groupIds: readonly string[]): RawBuilder<SqlBool> {
  const steps = groupIds.map((id) => `%${groupSegment(id)}%`);
  return sql<SqlBool>`${sql.ref(lineageColumn)} like any(${steps}::text[])`;
}

/**
 * A level's place on the ramp of four that the design draws (0 best, 3 worst): templates may have 2 to 6 levels. The same
 * rule as the signal bars of the client.
 */
export function fourLevelRank(table: string): RawBuilder<number> {
  const rank = sql.ref(`${table}.level_rank`);
  const count = sql.ref(`${table}.level_count`);
  return sql<number>`(case when ${count} < 2 then 0 else round(${rank} * 3.0 / (${count} - 1)) end)::int`;
}
