import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Synonym } from '../../platform/db/schema.gen.ts';

/** The groups of a company, the newest first. */
export const all = (db: Db, companyId: string) =>
  db
    .selectFrom('synonym')
    .select(['id', 'words', 'created_by', 'created_at', 'rev'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

export const byId = (db: Db, companyId: string, id: string) => all(db, companyId).where('id', '=', id);

/** Those who change the groups of a company take turns until the end of the transaction. */
export const lock = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`synonym ${companyId}`}, 0))`.execute(db);

export const count = (db: Db, companyId: string) =>
  db
    .selectFrom('synonym')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);

/** A group but this one that has one of the words, however it is written. */
export const having = (db: Db, companyId: string, words: readonly string[], but: string | null) =>
  db
    .selectFrom('synonym as s')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom(sql<{ word: string }>`unnest(${[...words]}::text[])`.as<'given'>(sql`given(word)`))
          .select('given.word')
          .as('g'),
      (join) => join.on(sql<boolean>`lower(g.word) = any(select lower(own) from unnest(s.words) own)`),
    )
    .select('g.word')
    .where('s.company_id', '=', companyId)
    .where(sql<boolean>`s.id is distinct from ${but}::uuid`)
    .limit(1);

export const insert = (db: Db, row: Insertable<Synonym>) => db.insertInto('synonym').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, words: string[]) =>
  db
    .updateTable('synonym')
    .set({ words, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

export const remove = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('synonym').where('company_id', '=', companyId).where('id', '=', id).returning('words');
