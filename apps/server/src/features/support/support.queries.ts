import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Measured {
  database: string;
  waiting: number;
  running: number;
  failed: number;
}

/** What the database is, and the background work of the company by state. */
export const measured = (db: Db, companyId: string) =>
  sql<Measured>`select current_setting('server_version') as database,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from job_run where company_id = ${companyId}`.execute(db);
