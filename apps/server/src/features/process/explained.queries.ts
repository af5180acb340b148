import { RELATIONS } from '@rondo/domain/relation';
import { sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { type Explained, type FoundObject, isCalled, shopIfAny, shopOf } from '../../platform/explained.ts';
import { and, peopleTable } from './tables.queries.ts';
import type { Waiting } from './work.ts';

/** How the access explainer finds an object by its id or number; `title` is its column with a name. */
export function explainedWork({ kind, machine, exists }: Waiting, title: string): Explained {
  const { table, key } = peopleTable(kind);
  return {
    kind,
    find: (companyId, called) => sql<FoundObject>`
    select o.id, o.number || ' ' || ${sql.ref(`o.${title}`)} as name, o.shop_name as place, o.shop_id, o.shop_name, s.lineage,
           ${stateIn('o.state', machine.open)} as is_open
      from ${sql.table(kind)} o left join shop s on s.company_id = o.company_id and s.id = o.shop_id
     where o.company_id = ${companyId} ${and(exists)} and ${isCalled('o', called)} limit 1`,
    partsIn: (companyId, id, memberIds) =>
      sql`select p.member_id, p.relation from ${table} p
         where p.company_id = ${companyId} and p.${key} = ${id} and p.member_id = any(${[...memberIds]}::uuid[])`,
    view: (found, parts) => {
      const view = { relations: RELATIONS.filter((one) => parts.includes(one)), isOpen: found.is_open };
      return kind === 'task' ? { kind, shop: shopIfAny(found), ...view } : { kind, shop: shopOf(found), ...view };
    },
  };
}
