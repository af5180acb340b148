import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

interface Facts {
  registeredAt: Date;
  logoId: string;
  hasWatermark: boolean;
}

/** Since when the company is there, its logo and its watermark: date, name and account. */
export async function writeCompany(db: Db, id: string, { registeredAt, logoId, hasWatermark }: Facts): Promise<void> {
  const mark = hasWatermark ? 1 : 0;
  await db
    .updateTable('company')
    .set({
      created_at: registeredAt,
      logo_file_id: logoId,
      watermark: mark,
      watermark_date: mark,
      watermark_name: mark,
      watermark_account: mark,
    })
    .where('id', '=', id)
    .execute();
}

/** The roles are as old as the company, and were changed one by one since. */
export async function writeRoleDates(db: Db, companyId: string, registeredAt: Date, now: Date): Promise<void> {
  await sql`
    update role set created_at = ${registeredAt},
                    updated_at = ${registeredAt}::timestamptz + (${now}::timestamptz - ${registeredAt}::timestamptz) * o.share
      from (select id, (row_number() over (order by id))::numeric / (count(*) over () + 1) as share
              from role where company_id = ${companyId}) o
     where role.company_id = ${companyId} and role.id = o.id`.execute(db);
}
