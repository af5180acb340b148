import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { noteMoves, placedSince } from '../placed.queries.ts';

const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Shops as they are now, held, and whether anything happened at them that has to stay. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop as s')
    .select(['s.id', 's.name', 's.rev', 's.state'])
    .select(
      sql<boolean>`(exists (select from task t where t.company_id = s.company_id and t.shop_id = s.id)
        or exists (select from record r where r.company_id = s.company_id and r.shop_id = s.id))`.as('used'),
    )
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)
    .where(isOneOf('s.id', ids))
    .forUpdate();

/** Deleted as by hand: whoever wants one of them back finds it where deleted shops are. */
export const remove = (db: Db, { companyId, memberId }: Actor, ids: readonly string[], at: Date) =>
  db
    .updateTable('shop')
    .set({
      deleted_at: at,
      deleted_by: memberId,
      managers_then: sql<string[]>`array(select m.member_id from shop_manager m
        where m.company_id = shop.company_id and m.shop_id = shop.id order by m.sort)`,
      rev: sql<number>`rev + 1`,
    })
    .where('company_id', '=', companyId)
    .where(isOneOf('id', ids));

/** Puts shops back into their groups, where these are still there. */
export const regroup = (companyId: string, places: readonly { id: string; group_id: string | null }[], at: Date) => {
  const then = sql`json_to_recordset(${JSON.stringify(places)}::json) as x(id uuid, group_id uuid)
    join shop_group g on g.company_id = ${companyId}::uuid and g.id = x.group_id`;
  const which = sql<SqlBool>`shop.group_id <> g.id`;
  const from = sql`${then} join shop on shop.id = x.id`;
  return sql`with noted as ${noteMoves({ companyId, at, from, to: sql`g.lineage`, which })}
    update shop set group_id = g.id, lineage = g.lineage, placed_at = ${at}, placed_before = ${placedSince(at).placed_before}
    from ${then} where shop.company_id = ${companyId}::uuid and shop.id = x.id and ${which}`;
};

/** Groups as they are now, with what still hangs in them. */
export const groups = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group as g')
    .select(['g.id', 'g.parent_id', 'g.path', 'g.rev'])
    .select(
      sql<boolean>`exists (select from shop s where s.company_id = g.company_id and s.group_id = g.id and s.deleted_at is null)`.as(
        'used',
      ),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(c.id), '[]') from shop_group c
        where c.company_id = g.company_id and c.parent_id = g.id)`.as('children'),
    )
    .where('g.company_id', '=', companyId)
    .where(isOneOf('g.id', ids))
    .orderBy(sql`length(g.lineage)`, 'desc');

/** Deleted shops keep a group for their foreign key: one above that stays. */
export const moveDeleted = (companyId: string, moves: readonly { from: string; to: string }[], at: Date) => {
  const above = sql`json_to_recordset(${JSON.stringify(moves)}::json) as x("from" uuid, "to" uuid)
    join shop_group g on g.company_id = ${companyId}::uuid and g.id = x."to"`;
  const which = sql<SqlBool>`shop.group_id = x."from" and shop.deleted_at is not null`;
  const from = sql`${above} join shop on shop.group_id = x."from"`;
  return sql`with noted as ${noteMoves({ companyId, at, from, to: sql`g.lineage`, which })}
    update shop set group_id = g.id, lineage = g.lineage
    from ${above} where shop.company_id = ${companyId}::uuid and ${which}`;
};

export const removeGroups = (db: Db, companyId: string, ids: readonly string[]) =>
  db.deleteFrom('shop_group').where('company_id', '=', companyId).where(isOneOf('id', ids));
