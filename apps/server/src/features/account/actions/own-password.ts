import type { accountApi } from '@rondo/contract/account';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { persons } from '../../people/index.ts';
import { checkPassword, dropPasses, endSessions, hashPassword, passwordMatches } from '../../session/index.ts';
import * as q from '../account.queries.ts';

/** A password of one's own where there is none yet, or one that somebody else knows; whoever used that one is out. */
export async function setFirstPassword(
  { actor, now, db, ip, change }: Context,
  { password, again }: Parsed<typeof accountApi.setFirstPassword>,
): Promise<{ done: true }> {
  checkPassword(password, again);
  const person = await q.personById(db, actor.personId).executeTakeFirstOrThrow();
  if (person.password_hash !== null && person.password_changed_at !== null) throw new AppError('MOVE_NOT_ALLOWED');
  if (person.password_hash !== null && (await passwordMatches(person.password_hash, password, ip)))
    throw refuseField('password', 'password_same');
  const hash = await hashPassword(password, ip);
  return change(async (tx) => {
    const set = await persons.setFirstPassword(tx.db, actor.personId, hash, now()).executeTakeFirst();
    if (!set) throw new AppError('MOVE_NOT_ALLOWED');
    await endSessions(tx.db, actor.personId, now(), 'password_changed', { but: actor.sessionId }).execute();
    await dropPasses(tx.db, actor.personId).execute();
    await tx.addHistory({ kind: 'member', id: actor.memberId, name: actor.name, event: 'set_password' });
    return { done: true };
  });
}
