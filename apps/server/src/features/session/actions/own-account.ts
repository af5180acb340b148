import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { persons } from '../../people/index.ts';
import { checkPassword } from '../check-password.ts';
import * as guard from '../login-guard.queries.ts';
import { hashPassword, passwordMatches } from '../password-hash.ts';
import { dropPasses } from '../prove-contact.queries.ts';
import * as q from '../session.queries.ts';

/** A new password, known the old one; every other session ends. Guessing the old one is guarded like sign-in. */
export async function changePassword(
  { db, actor, now, ip, change }: Context,
  { current, next, again }: Parsed<typeof sessionApi.changePassword>,
): Promise<{ done: true }> {
  checkPassword(next, again, 'next');
  const key = `change:${actor.personId}`;
  await guard.checkAttempt(db, key, { ip }, now());
  const person = await q.personById(db, actor.personId).executeTakeFirst();
  if (!(await passwordMatches(person?.password_hash ?? null, current, ip))) {
    const left = await guard.recordFailure(db, key, { ip }, now());
    if (left < 0) await guard.checkAttempt(db, key, { ip }, now());
    throw new AppError('WRONG_PASSWORD', {
      params: { left: Math.max(0, left) },
      data: { triesLeft: Math.max(0, left) },
    });
  }
  await guard.checkAttempt(db, key, { ip }, now());
  await guard.resetAttempts(db, key, { ip });
  if (next === current) throw refuseField('next', 'password_same');
  const hash = await hashPassword(next, ip);
  return change(async (tx) => {
    await persons.setPassword(tx.db, actor.personId, hash, now()).execute();
    await q.endSessions(tx.db, actor.personId, now(), 'password_changed', { but: actor.sessionId }).execute();
    await dropPasses(tx.db, actor.personId).execute();
    await tx.addHistory({ kind: 'member', id: actor.memberId, name: actor.name, event: 'change_password' });
    return { done: true };
  });
}

export async function setLanguage(
  { db, actor }: Context,
  { language }: Parsed<typeof sessionApi.setLanguage>,
): Promise<{ done: true }> {
  await persons.setLanguage(db, actor.personId, language).execute();
  return { done: true };
}
