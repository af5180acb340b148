import type pg from 'pg';

/**
 * Fills tables without their secondary indexes and foreign keys and makes those anew afterwards: a sorted build and one
 * hash join a key instead of a lookup a row. Whoever is interrupted in between is left with a database without a stamp.
 */
export async function withoutIndexes(client: pg.Client, tables: readonly string[], work: () => Promise<void>) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
      where i.indrelid = any($1::regclass[]) and c.oid is null`,
    [tables],
  );
  const { rows: keys } = await client.query<{ name: string; on: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name, on } of keys) await client.query(`alter table ${on} drop constraint ${name}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
  for (const { name, on, definition } of keys) {
    await client.query(`alter table ${on} add constraint ${name} ${definition}`);
  }
}
