import { sql } from 'kysely';
import { addressKey } from '../../platform/address-key.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Three counters a try: the account from this address, the account from anywhere, the address for any account. The first and
 * the last lock, and can only be filled from the address they lock. The second only slows: nobody keeps somebody else out
 * from afar. A browser that has signed in as the account before has a counter of its own and meets no other.
 */
const GUARDS = {
  pair: { limit: 10, lockMs: 15 * 60_000 },
  account: { limit: 50, lockMs: 0 },
  address: { limit: 200, lockMs: 15 * 60_000 },
} as const;
/** From this many failures on, an answer to the pair is held back a second; to the account from its limit on. */
const SLOW_FROM = 5;
export const SLOW_MS = 1_000;
/** Counters start over after this long without a failure, ms. */
const FORGET_MS = 15 * 60_000;

/** Where a try comes from. */
export interface Origin {
  ip: string;
  /** The browser, where it has signed in as the account before. */
  browser?: string | null;
}

type Guard = keyof typeof GUARDS;
type Keys = Partial<Record<Guard, string>> & { pair: string };

function keys(account: string, { ip, browser }: Origin): Keys {
  const who = account.toLowerCase();
  if (browser) return { pair: `b:${who}|${browser}` };
  const address = addressKey(ip);
  return { pair: `p:${who}|${address}`, account: `a:${who}`, address: `i:${address}` };
}

/** Refuses while a lock holds; says how many minutes are left, or whether this try should be slow. */
export async function checkAttempt(db: Db, account: string, from: Origin, at: Date): Promise<{ slow: boolean }> {
  const all = keys(account, from);
  const rows = await db.selectFrom('login_guard').selectAll().where('key', 'in', Object.values(all)).execute();
  const until = Math.max(0, ...rows.map((r) => r.locked_until?.getTime() ?? 0));
  if (until > at.getTime()) {
    const minutes = Math.ceil((until - at.getTime()) / 60_000);
    throw new AppError('LOGIN_LOCKED', { params: { minutes }, data: { lockedUntil: new Date(until).toISOString() } });
  }
  const isFull = (key: string | undefined, limit: number): boolean =>
    rows.some((row) => row.key === key && row.failures >= limit && !forgotten(row.last_failed_at, at));
  return { slow: isFull(all.pair, SLOW_FROM) || isFull(all.account, GUARDS.account.limit) };
}

function forgotten(last: Date, at: Date): boolean {
  return at.getTime() - last.getTime() > FORGET_MS;
}

/** Counts a failure; answers how many tries the pair has left before it is locked, below 0 when it was locked meanwhile. */
export async function recordFailure(db: Db, account: string, from: Origin, at: Date): Promise<number> {
  const all = keys(account, from);
  const stale = new Date(at.getTime() - FORGET_MS);
  let left: number = GUARDS.pair.limit;
  for (const guard of Object.keys(all) as Guard[]) {
    const { limit, lockMs } = GUARDS[guard];
    const lockedUntil = lockMs > 0 ? new Date(at.getTime() + lockMs) : null;
    const row = await db
      .insertInto('login_guard')
      .values({ key: all[guard] ?? '', failures: 1, last_failed_at: at })
      .onConflict((c) =>
        c.column('key').doUpdateSet({
          failures: sql`case when login_guard.last_failed_at < ${stale} or login_guard.locked_until < ${at} then 1 else login_guard.failures + 1 end`,
          last_failed_at: at,
          locked_until: sql`case when login_guard.last_failed_at >= ${stale} and login_guard.failures + 1 >= ${limit} and coalesce(login_guard.locked_until, ${at}) >= ${at} then ${lockedUntil}::timestamptz end`,
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (guard === 'pair') left = limit - row.failures;
  }
  return left;
}

/** A success clears the pair and the account; the address keeps its count. */
export async function resetAttempts(db: Db, account: string, from: Origin): Promise<void> {
  const { pair, account: who } = keys(account, from);
  const cleared = who === undefined ? [pair] : [pair, who];
  await db.deleteFrom('login_guard').where('key', 'in', cleared).execute();
}
