import { addDays, instantOf } from '@rondo/domain/civil-time';
import type { LeakActivity } from '@rondo/domain/leak';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './leak.queries.ts';

/** A civil day of the company as instants. */
export const spanOf = (day: string, timeZone: string): q.Span => ({
  from: instantOf(day, 0, timeZone),
  until: instantOf(addDays(day, 1), 0, timeZone),
});

/** What each member of the company did in a time. */
export async function activityIn(db: Db, companyId: string, span: q.Span): Promise<(memberId: string) => LeakActivity> {
  const [acts, sessions] = await Promise.all([
    q.acts(db, companyId, span).execute(),
    q.signedIn(db, companyId, span).execute(),
  ]);
  const byMember = new Map(acts.map((row) => [row.actor_id, row]));
  const there = new Set(sessions.map((row) => row.member_id));
  return (memberId) => {
    const row = byMember.get(memberId);
    return { exports: row?.exports ?? 0, acts: Number(row?.acts ?? 0), wasSignedIn: there.has(memberId) };
  };
}
