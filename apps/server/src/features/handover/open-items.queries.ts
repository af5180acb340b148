import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { InHand, OpenRow } from '../../platform/in-hand.ts';

/** Everything open that names a member, of every feature, each with whether somebody else who works here has the same part. */
export async function openItems(
  db: Db,
  inHand: readonly InHand[],
  companyId: string,
  memberId: string,
): Promise<OpenRow[]> {
  const all = sql.join(
    inHand.map(({ open }) => sql`(${open(companyId, memberId)})`),
    sql` union all `,
  );
  return (await sql<OpenRow>`${all} order by kind, deadline_at, name, id`.execute(db)).rows;
}
