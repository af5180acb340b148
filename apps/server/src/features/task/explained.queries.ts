import { TASK_RELATIONS, taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import { stateIn } from '../../platform/db/states.ts';
import { type Explained, type FoundObject, isCalled, shopOf } from '../../platform/explained.ts';

/** A task by its id or number. */
export const taskExplained: Explained = {
  kind: 'task',
  find: (companyId, key) => sql<FoundObject>`
    select t.id, t.number || ' ' || t.name as name, t.shop_name as place, t.shop_id, t.shop_name, s.lineage,
           ${stateIn('t.state', taskMachine.open)} as is_open
      from task t join shop s on s.company_id = t.company_id and s.id = t.shop_id
     where t.company_id = ${companyId} and t.deleted_at is null and ${isCalled('t', key)} limit 1`,
  partsIn: (companyId, id, memberIds) =>
    sql`select member_id, relation from task_person
         where company_id = ${companyId} and task_id = ${id} and member_id = any(${[...memberIds]}::uuid[])`,
  view: (found, parts) => ({
    kind: 'task',
    shop: shopOf(found),
    relations: TASK_RELATIONS.filter((one) => parts.includes(one)),
    isOpen: found.is_open,
  }),
};
