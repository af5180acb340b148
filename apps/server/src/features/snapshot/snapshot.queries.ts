import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Snapshot {
  key: string;
  kind: string;
  data: unknown;
  created_at: Date;
}

/** A key answers its recipient and nobody else. */
export const byKey = async (
  db: Db,
  companyId: string,
  memberId: string,
  key: string,
): Promise<Snapshot | undefined> => {
  const { rows } = await sql<Snapshot>`
    select key, kind, data, created_at from page_snapshot where company_id = ${companyId} and key = ${key} and recipient_id = ${memberId}`.execute(
    db,
  );
  return rows[0];
};
