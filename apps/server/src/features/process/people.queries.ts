import type { WorkKind } from '@rondo/domain/workflows';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { peopleTable } from './tables.queries.ts';
import type { Person } from './work.ts';

/** Everybody who has a part in some objects of a kind, with their names. */
export async function peopleOf(db: Db, companyId: string, kind: WorkKind, ids: readonly string[]): Promise<Person[]> {
  const { table, key } = peopleTable(kind);
  const { rows } = await sql<Person>`
    select p.${key} as object_id, p.relation, p.acted_at, m.id, m.name
      from ${table} p join member m on m.company_id = p.company_id and m.id = p.member_id
     where p.company_id = ${companyId} and p.${key} = any(${[...ids]}::uuid[])
     order by p.created_at, m.name`.execute(db);
  return rows;
}
