import { sql } from 'kysely';
import { type Explained, type FoundObject, isCalled, shopIfAny } from '../../platform/explained.ts';
import { REACHED } from './cycle.queries.ts';
import { worksFor } from './in-hand.queries.ts';

/** A cycle by its id or number, at the first store that it reaches. */
export const cycleExplained: Explained = {
  kind: 'cycle',
  find: (companyId, called) => sql<FoundObject>`
    select cycle.id, cycle.number || ' ' || cycle.name as name, coalesce(first.name, '') as place, first.id as shop_id,
           coalesce(first.name, '') as shop_name, first.lineage, false as is_open
      from cycle
      left join lateral (select s.id, s.name, s.lineage from shop s
        where s.company_id = cycle.company_id and s.deleted_at is null and ${REACHED} order by s.name, s.id limit 1) first on true
     where cycle.company_id = ${companyId} and cycle.deleted_at is null and ${isCalled('cycle', called)} limit 1`,
  partsIn: (companyId, id, memberIds) =>
    sql`select cycle.owner_id as member_id, 'initiator' as relation from cycle
         where cycle.company_id = ${companyId} and cycle.id = ${id} and cycle.owner_id = any(${[...memberIds]}::uuid[])
        union all
        select m.id, 'reached' from cycle join member m on m.company_id = cycle.company_id
         where cycle.company_id = ${companyId} and cycle.id = ${id} and m.id = any(${[...memberIds]}::uuid[])
           and exists (select from shop s where s.company_id = cycle.company_id and s.deleted_at is null
             and ${REACHED} and ${worksFor('m')})`,
  view: (found, parts) => ({
    kind: 'cycle',
    shop: shopIfAny(found),
    isReached: parts.includes('reached'),
    relations: parts.includes('initiator') ? ['initiator'] : [],
    isOpen: false,
  }),
};
