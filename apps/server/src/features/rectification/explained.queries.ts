import { RECTIFICATION_RELATIONS, rectificationMachine } from '@rondo/domain/rectification';
import { sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { type Explained, type FoundObject, isCalled, shopOf } from '../../platform/explained.ts';

/** A rectification by its id or number. */
export const rectificationExplained: Explained = {
  kind: 'rectification',
  find: (companyId, key) => sql<FoundObject>`
    select r.id, r.number || ' ' || r.title as name, r.shop_name as place, r.shop_id, r.shop_name, s.lineage,
           ${stateIn('r.state', rectificationMachine.open)} as is_open
      from rectification r join shop s on s.company_id = r.company_id and s.id = r.shop_id
     where r.company_id = ${companyId} and ${isCalled('r', key)} limit 1`,
  partsIn: (companyId, id, memberIds) =>
    sql`select member_id, relation from rectification_person
         where company_id = ${companyId} and rectification_id = ${id} and member_id = any(${[...memberIds]}::uuid[])`,
  view: (found, parts) => ({
    kind: 'rectification',
    shop: shopOf(found),
    relations: RECTIFICATION_RELATIONS.filter((one) => parts.includes(one)),
    isOpen: found.is_open,
  }),
};
