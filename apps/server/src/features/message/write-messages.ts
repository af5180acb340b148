import { isSampleId } from '@rondo/domain/sample-company';
import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Message } from '../../platform/db/schema.gen.ts';
import * as q from './message.queries.ts';
import { sendLater } from './send-later.ts';

/** Rows a statement takes: it has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/**
 * Writes new messages; those that come unread leave by the channels that their readers want. Nobody hears of the sample company, and
 * its people hear nothing.
 */
export async function writeMessages(tx: Tx, all: readonly Insertable<Message>[]): Promise<void> {
  const rows = all.filter(({ member_id, object_id }) => !isSampleId(member_id) && !isSampleId(object_id ?? ''));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    await q.insert(tx.db, some).execute();
    await sendLater(
      tx,
      some.filter((row) => !row.read_at),
    );
  }
}
