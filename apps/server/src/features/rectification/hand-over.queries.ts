import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import {
  addSuccessors,
  dropParts,
  type OwnWork,
  type PassedPart,
  type PassedWork,
  partRows,
} from '../process/index.ts';
import { rectificationWaiting } from './waiting.queries.ts';

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
