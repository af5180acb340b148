import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Message } from '../../platform/db/schema.gen.ts';
import { mailLater } from './mail-later.ts';
import * as q from './message.queries.ts';

/** Rows a statement takes: it has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** Writes new messages; those that come unread are mailed as well, where their readers want it. */
export async function writeMessages(tx: Tx, rows: readonly Insertable<Message>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    await q.insert(tx.db, some).execute();
    await mailLater(
      tx,
      some.filter((row) => !row.read_at),
    );
  }
}
