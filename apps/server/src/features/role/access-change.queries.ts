import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export interface AccessChangeRow {
  id: string;
  member_id: string;
  gained: string[];
  lost: string[];
}

interface AccessChangeHead {
  at: Date;
  by_id: string | null;
  by_name: string;
  cause: string;
  role_name: string | null;
}

/** However many members it touches, one statement. */
export const insertAccessChanges = (
  db: Db,
  companyId: string,
  head: AccessChangeHead,
  rows: readonly AccessChangeRow[],
) =>
  sql`insert into access_change (company_id, id, member_id, at, by_id, by_name, cause, role_name, gained, lost)
      select ${companyId}::uuid, r.id, r.member_id, ${head.at}::timestamptz, ${head.by_id}::uuid, ${head.by_name}, ${head.cause}, ${head.role_name}, r.gained, r.lost
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, member_id uuid, gained text[], lost text[])`.execute(
    db,
  );
