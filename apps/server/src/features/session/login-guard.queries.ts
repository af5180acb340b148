import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Three counters a try: the account from this address, the account from anywhere, the address for any account. The first
 * locks soon and long: it can only be filled from the address it locks. The second is slow to lock and short, so that
 * nobody locks somebody else out for long; the third stops a list of accounts being tried from one place.
 */
const GUARDS = {
  pair: { limit: 10, lockMs: 15 * 60_000 },
  account: { limit: 50, lockMs: 60_000 },
  address: { limit: 200, lockMs: 15 * 60_000 },
} as const;
/** From this many failures on, an answer to the pair is held back a second. */
const SLOW_FROM = 5;
export const SLOW_MS = 1_000;
/** Counters start over after this long without a failure, ms. */
const FORGET_MS = 15 * 60_000;

type Guard = keyof typeof GUARDS;

function keys(account: string, ip: string): Record<Guard, string> {
  const who = account.toLowerCase();
  return { pair: `p:${who}|${ip}`, account: `a:${who}`, address: `i:${ip}` };
}

/** Refuses while a lock holds; says how many seconds are left, and whether this try should be slow. */
export async function admit(db: Db, account: string, ip: string, at: Date): Promise<{ slow: boolean }> {
  const all = keys(account, ip);
  const rows = await db.selectFrom('login_guard').selectAll().where('key', 'in', Object.values(all)).execute();
  const until = Math.max(0, ...rows.map((r) => r.locked_until?.getTime() ?? 0));
  if (until > at.getTime()) {
    const minutes = Math.ceil((until - at.getTime()) / 60_000);
    throw new AppError('LOGIN_LOCKED', { params: { minutes }, data: { lockedUntil: new Date(until).toISOString() } });
  }
  const pair = rows.find((r) => r.key === all.pair);
  return { slow: pair !== undefined && pair.failures >= SLOW_FROM && !forgotten(pair.last_failed_at, at) };
}

function forgotten(last: Date, at: Date): boolean {
  return at.getTime() - last.getTime() > FORGET_MS;
}

/** Counts a failure; answers how many tries the pair has left before it is locked, below 0 when it was locked meanwhile. */
export async function countFailure(db: Db, account: string, ip: string, at: Date): Promise<number> {
  const all = keys(account, ip);
  const stale = new Date(at.getTime() - FORGET_MS);
  let left: number = GUARDS.pair.limit;
  for (const guard of Object.keys(GUARDS) as Guard[]) {
    const { limit, lockMs } = GUARDS[guard];
    const row = await db
      .insertInto('login_guard')
      .values({ key: all[guard], failures: 1, last_failed_at: at })
      .onConflict((c) =>
        c.column('key').doUpdateSet({
          failures: sql`case when login_guard.last_failed_at < ${stale} or login_guard.locked_until < ${at} then 1 else login_guard.failures + 1 end`,
          last_failed_at: at,
          locked_until: sql`case when login_guard.last_failed_at >= ${stale} and login_guard.failures + 1 >= ${limit} and coalesce(login_guard.locked_until, ${at}) >= ${at} then ${new Date(at.getTime() + lockMs)}::timestamptz end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (guard === 'pair') left = limit - row.failures;
  }
  return left;
}

/** A success clears the pair and the account; the address keeps its count. */
export async function forgive(db: Db, account: string, ip: string): Promise<void> {
  const { pair, account: who } = keys(account, ip);
  await db.deleteFrom('login_guard').where('key', 'in', [pair, who]).execute();
}
