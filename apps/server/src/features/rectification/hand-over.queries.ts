import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { addSuccessors, dropParts, type PassedPart, type PassedWork } from '../process/index.ts';
import { rectificationWaiting } from './waiting.queries.ts';

/** How rectifications go to others. */
export const rectificationHandover = {
  ...rectificationWaiting,
  addSuccessors: addSuccessors('rectification'),
  dropParts: dropParts('rectification'),
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
