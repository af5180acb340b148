import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';
import { and, peopleTable } from './tables.queries.ts';
import type { Part, Waiting } from './work.ts';

/** Condition: somebody has to act, now or when its time comes. What only waits for others to end is in nobody's hands. */
const isInHand = ({ machine, exists }: Waiting) =>
  sql<SqlBool>`${stateIn('o.state', [...machine.planned, ...machine.waiting])} ${and(exists)}`;

/** Open work that a member handles or reviews; `title` is its column with a name. By the index <kind>_person_mine. */
export const openOf = (waiting: Waiting, title: string) => (companyId: string, memberId: string) => {
  const { table, key } = peopleTable(waiting.kind);
  return sql<OpenRow>`
  select ${waiting.kind}::text || case p.relation when 'handler' then '_handle' else '_review' end as kind,
         o.id, o.number, ${sql.ref(`o.${title}`)} as name, o.shop_name as place, o.shop_id, o.deadline_at,
         exists (select from ${table} other join member m on m.company_id = other.company_id and m.id = other.member_id
                  where other.company_id = o.company_id and other.${key} = o.id and other.relation = p.relation
                    and other.member_id <> ${memberId} and ${WORKS_HERE}) as has_others
    from ${table} p join ${sql.table(waiting.kind)} o on o.company_id = p.company_id and o.id = p.${key}
   where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation in ('handler', 'reviewer')
     and ${isInHand(waiting)}`;
};

/** Locks what a member has a part in until the transaction ends, in the order of ids. */
export const holdOf = (waiting: Waiting) => (db: Db, companyId: string, memberId: string) => {
  const { table, key } = peopleTable(waiting.kind);
  return sql`select o.id from ${sql.table(waiting.kind)} o
     where o.company_id = ${companyId} and ${isInHand(waiting)}
       and o.id in (select p.${key} from ${table} p where p.company_id = ${companyId} and p.member_id = ${memberId})
     order by o.id for no key update`.execute(db);
};

/** Work that nobody can do, or that nobody can review now or once it is done. By the partial index <kind>_deadline. */
export const orphansOf = (waiting: Waiting, title: string) => (companyId: string) => {
  const { machine, exists } = waiting;
  const handled = [...machine.planned, ...machine.waitingFor('handler')];
  const row = (missing: Part): RawBuilder<unknown> =>
    sql`select o.id, ${sql.lit(missing)} as missing, o.number || ' ' || ${sql.ref(`o.${title}`)} as label, o.shop_id
          from ${sql.table(waiting.kind)} o where o.company_id = ${companyId} and ${nobody(waiting, missing)}`;
  return sql`${row('handler')} and ${stateIn('o.state', handled)} ${and(exists)}
    union all ${row('reviewer')} and ${isInHand(waiting)} and o.has_reviewer`;
};

/** Condition: nobody who works here has this part in object `o`. */
function nobody({ kind }: Waiting, part: Part): RawBuilder<SqlBool> {
  const { table, key } = peopleTable(kind);
  return sql`not exists (select from ${table} p join member m on m.company_id = p.company_id and m.id = p.member_id
   where p.company_id = o.company_id and p.${key} = o.id and p.relation = ${part} and ${WORKS_HERE})`;
}
