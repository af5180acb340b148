import { sql } from 'kysely';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';
import { GLOBAL_TABLES } from '../../platform/tables.ts';

/** Tables of companies, and what they have: a wall, and no key that leads from one company into another. */
export const wallIntegrity: IntegrityCheck[] = [
  {
    holds: 'Every table of companies shows the rows of one company only',
    async find(db) {
      const { rows } = await sql<{ name: string }>`
        select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
         where c.relkind in ('r', 'p') and not c.relispartition and not c.relrowsecurity
           and c.relname <> all(${[...GLOBAL_TABLES]}::text[])
         order by 1 limit ${SHOWN}`.execute(db);
      return rows.map(({ name }) => name);
    },
  },
  {
    holds: 'No key of a table of companies leads to a row of another company',
    async find(db) {
      const { rows } = await sql<{ name: string }>`
        select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
          join pg_attribute own on own.attrelid = k.conrelid and own.attname = 'company_id'
          join pg_attribute other on other.attrelid = k.confrelid and other.attname = 'company_id'
         where k.contype = 'f' and not (own.attnum = any(k.conkey) and other.attnum = any(k.confkey))
         order by 1 limit ${SHOWN}`.execute(db);
      return rows.map(({ name }) => name);
    },
  },
];
