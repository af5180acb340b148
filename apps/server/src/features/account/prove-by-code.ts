import type { CodePurpose } from '@rondo/domain/one-time-code';
import type { Caller } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { demandCode } from '../code/index.ts';
import type { Target } from '../delivery/index.ts';
import { admit, countFailure, forgive } from '../session/index.ts';
import { textOf } from './contact.ts';

/**
 * Uses up the code that was sent to an account. Five tries a code, and beyond that as many from one address as a password
 * has: a new code every minute is no way to guess on. Refuses CODE_WRONG, LOGIN_LOCKED.
 */
export async function proveByCode(
  { db, now, ip }: Pick<Caller, 'now' | 'ip'> & { db: Db },
  purpose: CodePurpose,
  target: Target,
  code: string,
): Promise<void> {
  const key = `code:${textOf(target)}`;
  await admit(db, key, ip, now());
  try {
    await demandCode({ db, now }, purpose, target, code);
  } catch (error) {
    if (error instanceof AppError) await countFailure(db, key, ip, now());
    throw error;
  }
  await forgive(db, key, ip);
}
