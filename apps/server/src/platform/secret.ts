import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/company-db.ts';

const SECRET_BYTES = 32;

/** A secret of this installation by its name: made at first use, the same on every node from then on. */
export async function secret(global: Db, name: string): Promise<Buffer> {
  await sql`insert into secret (name, value) values (${name}, ${randomBytes(SECRET_BYTES)}) on conflict do nothing`.execute(
    global,
  );
  const { rows } = await sql<{ value: Buffer }>`select value from secret where name = ${name}`.execute(global);
  const found = rows[0]?.value;
  if (!found) throw new Error(`the secret ${name} is not there`);
  return found;
}
