import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';
import {
  addSuccessors,
  dropParts,
  type OwnWork,
  type PassedPart,
  type PassedWork,
  partRows,
} from '../process/index.ts';
import { openRectificationsOf, rectificationWaiting } from './waiting.queries.ts';

/** How rectifications go to others. */
export const rectificationHandover = {
  ...rectificationWaiting,
  addSuccessors: addSuccessors('rectification'),
  dropParts: dropParts('rectification'),
  ownWork,
  pass: passRectifications,
};

function passRectifications(
  db: Db,
  companyId: string,
  _fromId: string,
  parts: readonly PassedPart[],
  at: Date,
): Promise<PassedWork[]> {
  return db
    .updateTable('rectification')
    .set((eb) => ({ updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${parts.map(({ id }) => id)}::uuid[])`)
    .returning(['id', sql<string>`number || ' ' || title`.as('name'), 'state'])
    .execute();
}

/** The first of some rectifications whose handler would be the only one to review it, once its parts have gone to others. */
async function ownWork(db: Db, companyId: string, parts: readonly PassedPart[]): Promise<OwnWork | undefined> {
  const { rows } = await sql<OwnWork>`
    select o.number, m.name from ${partRows(parts)}
      join rectification o on o.company_id = ${companyId} and o.id = w.id
      join rectification_person r on r.company_id = o.company_id and r.rectification_id = o.id and r.relation = 'reviewer'
      join rectification_person h on h.company_id = o.company_id and h.rectification_id = o.id and h.relation = 'handler'
       and h.member_id = r.member_id
      join member m on m.company_id = o.company_id and m.id = r.member_id
     where (r.member_id = w.to_id or w.relation = 'reviewer')
       and not exists (select from rectification_person other where other.company_id = o.company_id
         and other.rectification_id = o.id and other.relation = 'reviewer' and other.member_id <> r.member_id)
     order by o.number limit 1`.execute(db);
  return rows[0];
}

/** Appeals that wait for the decision of a member, due when their turn ends. */
const openAppealsOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'rectification_judge'::text as kind, o.id, o.number, o.title as name, o.shop_name as place, o.shop_id,
         (select t.deadline_at from turn t where t.company_id = o.company_id and t.object_id = o.id
             and t.member_id = p.member_id and t.act = 'review') as deadline_at,
         exists (select from rectification_person other
                   join member m on m.company_id = other.company_id and m.id = other.member_id
                  where other.company_id = o.company_id and other.rectification_id = o.id and other.relation = 'judge'
                    and other.member_id <> p.member_id and ${WORKS_HERE}) as has_others
    from rectification_person p join rectification o on o.company_id = p.company_id and o.id = p.rectification_id
   where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation = 'judge' and o.appeal = 'open'`;

/** The first of some appeals whose judge has to put the same right or reviews it, or appealed, once they have gone to others. */
export async function ownAppeal(db: Db, companyId: string, parts: readonly PassedPart[]): Promise<OwnWork | undefined> {
  const { rows } = await sql<OwnWork>`
    select o.number, m.name from ${partRows(parts)}
      join rectification o on o.company_id = ${companyId} and o.id = w.id
      join member m on m.company_id = o.company_id and m.id = w.to_id
     where exists (select from rectification_person p where p.company_id = o.company_id and p.rectification_id = o.id
             and p.member_id = m.id and p.relation in ('handler', 'reviewer'))
        or exists (select from history h where h.company_id = o.company_id and h.object_kind = 'rectification'
             and h.object_id = o.id and h.event = 'appeal' and h.actor_id = m.id)
     order by o.number limit 1`.execute(db);
  return rows[0];
}

/** What of rectifications is in somebody's hand: those they handle or review, and appeals they decide. */
export const openOfMember = (companyId: string, memberId: string) =>
  sql<OpenRow>`${openRectificationsOf(companyId, memberId)} union all ${openAppealsOf(companyId, memberId)}`;
