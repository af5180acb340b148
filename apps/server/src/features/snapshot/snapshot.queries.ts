import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Snapshot {
  key: string;
  kind: string;
  data: unknown;
  created_at: Date;
}

interface Asked {
  companyId: string;
  memberId: string;
  key: string;
  now: Date;
}

/** A key answers its recipient and nobody else, until it expires. */
export const byKey = async (db: Db, { companyId, memberId, key, now }: Asked): Promise<Snapshot | undefined> => {
  const { rows } = await sql<Snapshot>`
    select key, kind, data, created_at from page_snapshot where company_id = ${companyId} and key = ${key} and recipient_id = ${memberId}
      and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows[0];
};
