import { sql } from 'kysely';
import { type Explained, type FoundObject, shopOf } from '../../platform/explained.ts';

/** A shop by its id, name or code, the code first. */
export const shopExplained: Explained = {
  kind: 'shop',
  find: (companyId, { text, id }) => sql<FoundObject>`
    select s.id, s.name, g.path as place, s.id as shop_id, s.name as shop_name, s.lineage, false as is_open
      from shop s join shop_group g on g.company_id = s.company_id and g.id = s.group_id
     where s.company_id = ${companyId} and s.deleted_at is null
       and (s.id = ${id}::uuid or lower(s.name) = lower(${text}) or lower(s.code) = lower(${text}))
     order by s.id = ${id}::uuid desc nulls last, lower(s.code) = lower(${text}) desc nulls last limit 1`,
  view: (found) => ({ kind: 'shop', shop: shopOf(found) }),
};
