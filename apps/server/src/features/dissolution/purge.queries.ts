import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Companies whose backup time is over. */
export const dueToPurge = (owner: Db, at: Date) =>
  owner
    .selectFrom('company')
    .select('id')
    .where('state', '=', 'dissolved')
    .where('purge_at', '<=', at)
    .orderBy('purge_at');

/** False: another node is at it. Held by the connection, and so given back when this one is killed. */
export const lockPurge = (owner: Db, companyId: string) =>
  sql<{ mine: boolean }>`select pg_try_advisory_lock(7260122, hashtext(${companyId})) as mine`.execute(owner);

export const unlockPurge = (owner: Db, companyId: string) =>
  sql`select pg_advisory_unlock(7260122, hashtext(${companyId}))`.execute(owner);

export const dueById = (owner: Db, companyId: string, at: Date) =>
  dueToPurge(owner, at).selectAll().where('id', '=', companyId);

/** Every table with rows of companies, as the catalogue knows them; partitions are reached through their table. */
export const tenantTables = sql<{ name: string }>`
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname = 'company_id' and not a.attisdropped
  order by c.relname`;

/** The foreign keys between tables, each pair once. */
export const references = sql<{ child: string; parent: string }>`
  select distinct child.relname as child, parent.relname as parent from pg_constraint k
  join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and not child.relispartition and not parent.relispartition and child.oid <> parent.oid`;

/** Rows of a company in each of the tables. */
export async function countAll(db: Db, tables: readonly string[], companyId: string): Promise<Record<string, number>> {
  const counts = tables.map(
    (t) => sql`select ${t}::text as name, count(*) as count from ${sql.table(t)} where company_id = ${companyId}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.count]));
}

export const companiesLeft = async (db: Db, companyId: string): Promise<number> =>
  (await db.selectFrom('company').select('id').where('id', '=', companyId).execute()).length;

export const deleteRows = (trx: Db, table: string, companyId: string) =>
  sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(trx);

/** Takes dead rows out of the indexes: what points to them is checked row by row, and would read them again each time. */
export const vacuum = (owner: Db, table: string) => sql`vacuum ${sql.table(table)}`.execute(owner);

/** What waits in the queue for the company, and its mails; jobs are told apart by what they carry. */
export const deleteJobs = (trx: Db, companyId: string) =>
  sql`delete from graphile_worker._private_jobs where locked_at is null and (payload::text like ${`%${companyId}%`}
    or key like ${`%${companyId}%`} or key in (select 'delivery:' || id from delivery where company_id = ${companyId}))`.execute(
    trx,
  );

/** Everybody who was or wanted to be in the company. */
export const peopleOf = (trx: Db, companyId: string) =>
  sql<{ id: string }>`select person_id as id from member where company_id = ${companyId}
    union select person_id from membership where company_id = ${companyId}
    union select person_id from application where company_id = ${companyId}
    union select person_id from applicant where company_id = ${companyId}`.execute(trx);

/** Those of them who are nowhere else, once the company's rows are gone; locked, so that nobody takes them in meanwhile. */
export const strayPeople = (trx: Db, ids: readonly string[]) =>
  trx
    .selectFrom('person as p')
    .select(['p.id', 'p.mobile', 'p.mail'])
    .where(sql<SqlBool>`p.id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`not exists (select from membership where person_id = p.id)`)
    .where(sql<SqlBool>`not exists (select from applicant where person_id = p.id)`)
    .where(sql<SqlBool>`p.id not in (select person_id from member where person_id = any(${[...ids]}::uuid[]))`)
    .where(sql<SqlBool>`p.id not in (select person_id from application where person_id = any(${[...ids]}::uuid[]))`)
    .forUpdate();

/** Files as the store keeps them: each content once, small copies beside the shown ones. */
export const storedContents = (trx: Db, companyId: string) =>
  trx.selectNoFrom(
    sql<number>`(select count(*) from (select sha256 from file where company_id = ${companyId}
      union select thumb_sha256 from file where company_id = ${companyId} and thumb_sha256 is not null) kept)`.as(
      'count',
    ),
  );

export const ownerContact = (trx: Db, companyId: string) =>
  trx
    .selectFrom('member as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.mobile', 'p.mail', 'p.language'])
    .where('m.company_id', '=', companyId)
    .where('m.is_owner', '=', true);

interface Certificate {
  id: string;
  company_name: string;
  started_at: Date;
  dissolved_at: Date;
  purged_at: Date;
  before: string;
  after: string;
  sent_to: string;
}

export const insertCertificate = (trx: Db, certificate: Certificate) =>
  trx.insertInto('deletion_certificate').values(certificate);
