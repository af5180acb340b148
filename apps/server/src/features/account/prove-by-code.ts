import type { CodePurpose } from '@rondo/domain/one-time-code';
import type { Caller, OpenContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { type From, requireCode } from '../code/index.ts';
import type { Target } from '../delivery/index.ts';
import { browserOf, checkAttempt, knownBrowser, recordFailure, resetAttempts } from '../session/index.ts';
import { textOf } from './contact.ts';

/**
 * Uses up the code that was sent to an account. Five tries a code, and beyond that as many from one address as a password
 * has: a new code every minute is no way to guess on. Refuses CODE_WRONG, LOGIN_LOCKED.
 */
export async function proveByCode(
  { db, now }: Pick<Caller, 'now'> & { db: Db },
  purpose: CodePurpose,
  target: Target,
  { code, from }: { code: string; from: From },
): Promise<void> {
  const key = `code:${textOf(target)}`;
  const origin = { ip: from.ip, browser: from.isKnown ? (from.browser ?? null) : null };
  await checkAttempt(db, key, origin, now());
  try {
    await requireCode({ db, now }, purpose, target, { code, from });
  } catch (error) {
    if (error instanceof AppError) await recordFailure(db, key, origin, now());
    throw error;
  }
  await resetAttempts(db, key, origin);
}

/** Where a call comes from, as codes count it. */
export async function fromOf({ db, ip }: OpenContext, wire: Wire, personId: string | undefined): Promise<From> {
  const known = await knownBrowser(db, wire, personId);
  return { ip, browser: known ?? browserOf(wire)?.id ?? null, isKnown: known !== null };
}
