import { TASK_RELATIONS } from '@rondo/domain/task';
import { sql } from 'kysely';
import { type Explained, type FoundObject, isCalled, shopOf } from '../../platform/explained.ts';

/** A record by its id or number; parts in it are those in its task, and its inspector's. */
export const recordExplained: Explained = {
  kind: 'record',
  find: (companyId, key) => sql<FoundObject>`
    select r.id, r.number || ' ' || r.template_name as name, r.shop_name as place, r.shop_id, r.shop_name, s.lineage,
           false as is_open
      from record r join shop s on s.company_id = r.company_id and s.id = r.shop_id
     where r.company_id = ${companyId} and ${isCalled('r', key)} limit 1`,
  partsIn: (companyId, id, memberIds) => {
    const members = sql`any(${[...memberIds]}::uuid[])`;
    return sql`
      select p.member_id, p.relation
        from record r join task_person p on p.company_id = r.company_id and p.task_id = r.task_id
       where r.company_id = ${companyId} and r.id = ${id} and p.member_id = ${members}
      union
      select inspector_id, 'handler' from record
       where company_id = ${companyId} and id = ${id} and inspector_id = ${members}`;
  },
  view: (found, parts) => ({
    kind: 'record',
    shop: shopOf(found),
    relations: TASK_RELATIONS.filter((one) => parts.includes(one)),
    isOpen: found.is_open,
  }),
};
