import { businessDate } from '@rondo/domain/business-day';
import { companyMachine } from '@rondo/domain/company';
import { violationsOf } from './features/maintenance/index.ts';
import { integrityChecks } from './features.ts';
import { ownerDatabase } from './platform/db/company-db.ts';
import { ownerPool } from './platform/db/pool.ts';
import { readSettings } from './platform/settings.ts';

/** `npm run db -- check`: everything that holds at any time, for every company and all its rows. Exit code 1: something does not. */
async function main(): Promise<number> {
  const { databaseOwnerUrl, databaseUrl } = readSettings(process.env);
  const pool = ownerPool(databaseOwnerUrl ?? databaseUrl ?? '', 1, (error) => say(error.message));
  try {
    const db = ownerDatabase(pool);
    const companies = await db
      .selectFrom('company')
      .select(['id', 'name', 'time_zone', 'cut_off'])
      .where('state', 'in', companyMachine.alive)
      .orderBy('created_at')
      .execute();
    let wrong = 0;
    for (const { id, name, time_zone: zone, cut_off: cutOff } of companies) {
      const today = businessDate(new Date(), zone, cutOff);
      const found = await violationsOf(db, integrityChecks, { companyId: id, since: null, today });
      say(`${name}: ${found.length === 0 ? 'everything holds' : `${found.length} rows do not fit`}`);
      for (const { holds, row } of found) say(`  not so: ${holds}: ${row}`);
      wrong += found.length;
    }
    say(`${companies.length} companies, ${integrityChecks.length} checks, ${wrong} rows that do not fit`);
    return wrong === 0 ? 0 : 1;
  } finally {
    await pool.end();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

process.exitCode = await main();
