import type { OpenContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './session.queries.ts';
import { hashToken, newToken } from './token.ts';

/** A pass is good this long, ms: the time to choose a company, or to fill in what joining one asks for. */
const PASS_MS = 15 * 60_000;

/**
 * Proof of who somebody is before they are in a company. One that travels in an address is bound to what the browser kept
 * that it is for: in another browser it is worth nothing.
 */
export async function issuePass(
  db: Db,
  personId: string,
  keep: boolean,
  at: Date,
  browser: string | null = null,
): Promise<string> {
  const pass = newToken();
  const expiresAt = new Date(at.getTime() + PASS_MS);
  await q
    .insertPass(db, { hash: hashToken(pass), person_id: personId, keep, expires_at: expiresAt, browser })
    .execute();
  return pass;
}

/** Who a pass belongs to; refuses PASS_OVER when it has run out, a session was started with it, or it is another browser's. */
export async function personOfPass(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  pass: string,
  browser: string | null = null,
): Promise<{ personId: string; keep: boolean }> {
  const row = await q.passByHash(db, hashToken(pass), now()).executeTakeFirst();
  if (!row || row.browser !== browser) throw new AppError('PASS_OVER');
  return { personId: row.person_id, keep: row.keep };
}

/** Takes a pass out of use; refuses PASS_OVER when another call did so first. */
export async function redeemPass({ db, now }: Pick<OpenContext, 'db' | 'now'>, pass: string): Promise<void> {
  const row = await q.usePass(db, hashToken(pass), now()).executeTakeFirst();
  if (!row) throw new AppError('PASS_OVER');
}
