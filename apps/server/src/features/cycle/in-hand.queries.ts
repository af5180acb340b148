import { cycleMachine } from '@rondo/domain/cycle';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

/** The parts a member can have in a cycle, besides getting a copy of its tasks. */
export type CyclePart = 'cycle_own' | 'cycle_execute' | 'cycle_review';

const OPEN = sql<SqlBool>`c.state = any(${[...cycleMachine.from('end')]}::text[])`;

/** The members that its rule names, none for the other rules. */
const EXECUTORS = sql`coalesce(array(select jsonb_array_elements_text(c.executor->'memberIds'))::uuid[], '{}')`;

const anotherOf = (ids: ReturnType<typeof sql>, memberId: string) => sql`exists (select from member m
  where m.company_id = c.company_id and m.id = any(${ids}) and m.id <> ${memberId} and ${WORKS_HERE})`;

const part = (kind: CyclePart, others: ReturnType<typeof sql>, companyId: string, has: ReturnType<typeof sql>) =>
  sql<OpenRow>`select ${sql.lit(kind)} as kind, c.id, c.number, c.name, '' as place, null::uuid as shop_id,
      null::timestamptz as deadline_at, ${others} as has_others
    from cycle c where c.company_id = ${companyId} and ${OPEN} and ${has}`;

/** Open cycles that name a member, each with whether others have the same part. */
export const openCyclesOf = (companyId: string, memberId: string) => sql<OpenRow>`
  ${part('cycle_own', sql`false`, companyId, sql`c.owner_id = ${memberId}`)}
  union all
  ${part('cycle_execute', anotherOf(EXECUTORS, memberId), companyId, sql`c.executor->'memberIds' ? ${memberId}::text`)}
  union all
  ${part('cycle_review', anotherOf(sql`c.reviewer_ids`, memberId), companyId, sql`${memberId}::uuid = any(c.reviewer_ids)`)}`;

/** Open cycles that name a member in any part, locked until the end of the transaction. */
export const holdCyclesOf = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('cycle as c')
    .selectAll()
    .where('c.company_id', '=', companyId)
    .where(OPEN)
    .where(
      sql<SqlBool>`(c.owner_id = ${memberId} or c.executor->'memberIds' ? ${memberId}::text
        or ${memberId}::uuid = any(c.reviewer_ids) or ${memberId}::uuid = any(c.cc_ids))`,
    )
    .orderBy('c.id')
    .forUpdate('c');

/**
 * Of each pair of a cycle and a successor one store, if there is any, that the cycle reaches through the scope of its leaving
 * owner and that is outside the scope of the successor.
 */
export const strangers = (
  db: Db,
  companyId: string,
  ownerId: string,
  pairs: readonly { cycle_id: string; member_id: string }[],
) =>
  sql<{ member_id: string; shop_id: string; shop: string }>`
  select distinct on (w.cycle_id, w.member_id) w.member_id, s.id as shop_id, s.name as shop
    from json_to_recordset(${JSON.stringify(pairs)}::json) as w(cycle_id uuid, member_id uuid)
    join cycle c on c.company_id = ${companyId} and c.id = w.cycle_id
    join member m on m.company_id = c.company_id and m.id = w.member_id
    join member o on o.company_id = c.company_id and o.id = ${ownerId}
    join shop s on s.company_id = c.company_id and s.deleted_at is null and s.state = 'open' and not s.id = any(c.excluded_ids)
     and (s.id = any(c.shop_ids) or (${worksFor('o')} and exists (select from shop_group g
       where g.company_id = c.company_id and g.id = any(c.group_ids) and s.lineage like g.lineage || '%')))
   where not ${worksFor('m')}
   order by w.cycle_id, w.member_id, s.name`.execute(db);

/** Condition: store `s` is one that a member works for. */
export const worksFor = (alias: string) => {
  const m = sql.ref(alias);
  return sql`(${m}.scope_all or s.id = any(${m}.scope_shop_ids)
    or exists (select from shop_manager sm where sm.company_id = s.company_id and sm.shop_id = s.id and sm.member_id = ${m}.id)
    or exists (select from shop_group g where g.company_id = s.company_id and g.id = any(${m}.scope_group_ids)
                and s.lineage like g.lineage || '%'))`;
};

const gone = (ids: ReturnType<typeof sql>) =>
  sql`not exists (select from member m where m.company_id = c.company_id and m.id = any(${ids}) and ${WORKS_HERE})`;

/** Open cycles without an owner, without any of the members who do it, or without any reviewer who still works here. */
export const cycleOrphansOf = (companyId: string) => sql`
  select c.id, p.missing, c.number || ' ' || c.name as label, null::uuid as shop_id
    from cycle c cross join lateral (values
      ('owner', ${gone(sql`array[c.owner_id]`)}),
      ('handler', c.executor->>'kind' = 'members' and ${gone(EXECUTORS)}),
      ('reviewer', cardinality(c.reviewer_ids) > 0 and ${gone(sql`c.reviewer_ids`)})) as p(missing, is_missing)
   where c.company_id = ${companyId} and ${OPEN} and p.is_missing`;
