import type pg from 'pg';

/** Tables that are cut by quarter. */
const PARTITIONED = ['history', 'message'] as const;
/** Two nodes that start together: one makes them, the other finds them. */
const MAKING = 7_260_121;

/** Makes the partitions of the coming year, as the owner; does nothing where they are there. */
export async function ensurePartitions(owner: pg.Pool, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  for (const table of PARTITIONED) {
    const { rows } = await owner.query<{ there: boolean }>(
      `select to_regclass($1 || to_char($2::date, '_YYYY"q"Q')) is not null as there`,
      [table, until],
    );
    if (rows[0]?.there !== true) await make(owner, table, now, until);
  }
}

async function make(owner: pg.Pool, table: string, from: Date, until: Date): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MAKING]);
    await client.query('call ensure_partitions($1, $2::date, $3::date)', [table, from, until]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
