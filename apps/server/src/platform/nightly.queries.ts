import { sql } from 'kysely';
import type { Db } from './db/company-db.ts';

interface Night {
  companyId: string;
  job: string;
  nightOn: string;
  at: Date;
}

/** Whether the night is still to be worked in; then it is taken. Who comes second waits for the first, and takes it only if that failed. */
export async function takeNight(trx: Db, { companyId, job, nightOn, at }: Night): Promise<boolean> {
  const { rows } = await sql`
    insert into nightly_run (company_id, job, night_on, ran_at) values (${companyId}, ${job}, ${nightOn}::date, ${at})
    on conflict (company_id, job) do update set night_on = excluded.night_on, ran_at = excluded.ran_at
      where nightly_run.night_on < excluded.night_on
    returning 1`.execute(trx);
  return rows.length > 0;
}
