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

/**
 * Members who hold again what they held when they last looked: there is nothing new for them. Of each code, what was gained
 * and lost since then is counted against each other.
 */
export const markUndone = (db: Db, companyId: string, memberIds: readonly string[], at: Date) =>
  sql`update access_change c set seen_at = ${at}::timestamptz
       where c.company_id = ${companyId}::uuid and c.member_id = any(${[...memberIds]}::uuid[]) and c.seen_at is null
         and not exists (
           select from access_change u,
             lateral (select unnest(u.gained) as code, 1 as n union all select unnest(u.lost), -1) moved
            where u.company_id = c.company_id and u.member_id = c.member_id and u.seen_at is null
            group by moved.code having sum(moved.n) <> 0)`.execute(db);

export const markSeen = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .updateTable('access_change')
    .set({ seen_at: at })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null);
