import type { Actor } from '@rondo/domain/actor';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CheckInPolicy } from '../../platform/db/schema.gen.ts';
import { shopInScope } from '../scope/index.ts';

/** What is said for an inspection of a store with a template: the company, its groups from the outermost, the store, the template. */
export const layersOf = (db: Db, companyId: string, shopId: string, templateId: string | null) =>
  db
    .selectFrom('check_in_policy as p')
    .innerJoin('shop', (j) => j.onRef('shop.company_id', '=', 'p.company_id').on('shop.id', '=', shopId))
    .leftJoin('shop_group as g', (j) => j.onRef('g.company_id', '=', 'p.company_id').onRef('g.id', '=', 'p.group_id'))
    .selectAll('p')
    .where('p.company_id', '=', companyId)
    .where(
      sql<SqlBool>`(p.layer = 'company' or (p.layer = 'group' and shop.lineage like g.lineage || '%')
        or p.shop_id = ${shopId} or p.template_id = ${templateId}::uuid)`,
    )
    .orderBy(sql`array_position(array['company', 'group', 'shop', 'template'], p.layer)`)
    .orderBy(sql`length(g.lineage) nulls first`);

/** Condition on a lineage: at or below a group of the actor's scope. */
function lineageInScope({ scope }: Actor, column: string): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql<SqlBool>`true`;
  const below = scope.lineages.map((lineage) => `${lineage}%`);
  return sql<SqlBool>`${sql.ref(column)} like any(${below}::text[])`;
}

/** Every row about the company, a template, or a group or store in the actor's scope, with the name of what it is about. */
export const all = (db: Db, actor: Actor) =>
  db
    .selectFrom('check_in_policy as p')
    .leftJoin('shop', (j) => j.onRef('shop.company_id', '=', 'p.company_id').onRef('shop.id', '=', 'p.shop_id'))
    .leftJoin('shop_group as g', (j) => j.onRef('g.company_id', '=', 'p.company_id').onRef('g.id', '=', 'p.group_id'))
    .leftJoin('template', (j) =>
      j.onRef('template.company_id', '=', 'p.company_id').onRef('template.id', '=', 'p.template_id'),
    )
    .selectAll('p')
    .select(({ fn }) => fn.coalesce('template.name', 'shop.name', 'g.name').as('target_name'))
    .where('p.company_id', '=', actor.companyId)
    .where(
      sql<SqlBool>`(p.layer in ('company', 'template') or (p.layer = 'group' and ${lineageInScope(actor, 'g.lineage')})
        or (p.layer = 'shop' and ${shopInScope(actor, 'p.shop_id') ?? sql<SqlBool>`true`}))`,
    )
    .orderBy('p.layer')
    .orderBy('target_name');

export const byId = (db: Db, actor: Actor, id: string) => all(db, actor).where('p.id', '=', id);

/** The row of a layer, if it says anything. */
export const ofTarget = (db: Db, actor: Actor, layer: string, targetId: string | null) =>
  all(db, actor)
    .where('p.layer', '=', layer)
    .where(sql<SqlBool>`coalesce(p.group_id, p.shop_id, p.template_id) is not distinct from ${targetId}::uuid`);

export const insert = (db: Db, row: Insertable<CheckInPolicy>) =>
  db
    .insertInto('check_in_policy')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id');

/** No row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<CheckInPolicy>,
) =>
  db
    .updateTable('check_in_policy')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

export const remove = (db: Db, companyId: string, id: string, rev: number) =>
  db
    .deleteFrom('check_in_policy')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('id');

export const groupNamed = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('shop_group')
    .select('name')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where(lineageInScope(actor, 'lineage'));

export const templateNamed = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('template')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
