import { type CodePurpose, ONE_TIME_CODE, type OWN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Target } from '../delivery/index.ts';
import * as q from './code.queries.ts';
import { askerOf, type From, hashCode } from './send-code.ts';

interface Tried {
  purpose: CodePurpose;
  targets: readonly string[];
  code: string;
  from: From;
}

/**
 * Uses up a code that was sent to one of the targets for this purpose; refuses CODE_WRONG when it is wrong, has run out, was
 * tried 5 times from here or was used. A wrong try counts even when the caller's transaction fails, so `db` must not be one
 * that is rolled back: call it before.
 */
async function requireTried(db: Db, now: () => Date, { purpose, targets, code, from }: Tried): Promise<void> {
  const hashes = await Promise.all(targets.map((target) => hashCode(db, purpose, target, code)));
  const { tries, strangerTries } = ONE_TIME_CODE;
  const tried = await q
    .tryCode(db, { purpose, targets, hashes, at: now(), from: askerOf(from), tries, strangerTries })
    .execute();
  if (!tried.some(({ used }) => used)) throw new AppError('CODE_WRONG');
}

/** A code sent to an account that was typed. */
export function requireCode(
  { db, now }: { db: Db; now: () => Date },
  purpose: CodePurpose,
  target: Target,
  { code, from }: Pick<Tried, 'code' | 'from'>,
): Promise<void> {
  return requireTried(db, now, { purpose, targets: [target.mobile ?? target.mail], code, from });
}

/** A code sent to the signed-in person's own phone or address. */
export async function requireOwnCode(
  { db, now, actor, ip }: Pick<Context, 'db' | 'now' | 'actor' | 'ip'>,
  purpose: Exclude<(typeof OWN_CODE_PURPOSES)[number], 'change_contact'>,
  code: string,
): Promise<void> {
  const person = await q.personContacts(db, actor.personId).executeTakeFirstOrThrow();
  const targets = [person.mobile, person.mail].filter((t) => t !== null);
  await requireTried(db, now, { purpose, targets, code, from: { ip } });
}
