import type { QuietHours } from '@rondo/domain/message-alert';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './alert.queries.ts';
import { quietOf } from './alert-choice.ts';

/** The quiet hours that some members chose; who is missing chose none. */
export async function quietHoursOf(
  db: Db,
  companyId: string,
  memberIds: readonly string[],
): Promise<Map<string, QuietHours>> {
  const rows = await q.quietHours(db, companyId, memberIds).execute();
  return new Map(
    rows.flatMap((row) => {
      const quiet = quietOf(row);
      return quiet ? [[row.member_id, quiet] as const] : [];
    }),
  );
}
