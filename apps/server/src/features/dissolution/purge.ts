import type { Db } from '../../platform/db/company-db.ts';
import { deletionOrder } from '../../platform/db/deletion-order.ts';
import type { JobContext } from '../../platform/job.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { notePurge } from '../company/index.ts';
import { type Amounts, readAmounts } from './amounts.ts';
import { finish } from './finish-purge.ts';
import * as q from './purge.queries.ts';

/** Who is in no other company is told from these: they go last, with the company itself. */
const PEOPLE = ['member', 'membership', 'application', 'applicant'];
/** From so many deleted rows on the indexes are cleaned before the next table. */
const MANY = 10_000;

/** Everything of the companies whose backup time is over goes for good. */
export async function purgeDue(context: JobContext, store: FileStore): Promise<void> {
  const due = await q.dueToPurge(context.owner, context.now()).execute();
  for (const { id } of due) {
    await context.owner.connection().execute(async (owner) => {
      const { rows } = await q.lockPurge(owner, id);
      if (rows[0]?.mine !== true) return;
      try {
        await purge(owner, context, store, id);
      } finally {
        await q.unlockPurge(owner, id);
      }
    });
  }
}

/**
 * Counts what is there, removes the files, then table after table what points to others before what it points to; the people,
 * the company, its certificate and the mail are one last transaction. Killed anywhere, the company is still there with
 * what was counted at first, and the next run goes on.
 */
async function purge(owner: Db, context: JobContext, store: FileStore, companyId: string): Promise<void> {
  const company = await q.dueById(owner, companyId, context.now()).executeTakeFirst();
  if (!company) return;
  const tables = (await q.tenantTables.execute(owner)).rows.map((row) => row.name);
  const order = deletionOrder(tables, (await q.references.execute(owner)).rows);
  const before = readAmounts(company.settings) ?? (await countAtFirst(owner, companyId, tables));
  await store.removeUnder(companyId);
  await q.deleteJobs(owner, companyId);
  for (const table of order) {
    if (PEOPLE.includes(table)) continue;
    const { numAffectedRows = 0n } = await q.deleteRows(owner, table, companyId);
    if (numAffectedRows >= MANY) await q.vacuum(owner, table);
  }
  const people = order.filter((table) => PEOPLE.includes(table));
  await owner.transaction().execute((trx) => finish(trx, context, store, { company, tables, people, before }));
}

async function countAtFirst(owner: Db, companyId: string, tables: readonly string[]): Promise<Amounts> {
  const rows = { company: 1, ...(await q.countAll(owner, tables, companyId)) };
  const { count } = await q.storedContents(owner, companyId).executeTakeFirstOrThrow();
  const before = { rows, files: count };
  await notePurge(owner, companyId, JSON.stringify(before)).execute();
  return before;
}
