import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { deliver, type Target } from '../../delivery/index.ts';
import { members, persons } from '../../people/index.ts';
import {
  adoptMembers,
  checkAttempt,
  dropPasses,
  endSessions,
  passwordMatches,
  readAccount,
  recordFailure,
  resetAttempts,
} from '../../session/index.ts';
import * as q from '../account.queries.ts';
import { kindOf, maskOf, targetsOf, textOf, timeText } from '../contact.ts';
import { proveByCode } from '../prove-by-code.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';

type Person = NonNullable<Awaited<ReturnType<ReturnType<typeof q.personById>['executeTakeFirst']>>>;

/**
 * Another phone or e-mail to sign in with, by the password and a code that went to the new one. What it was before is told,
 * other sessions end, and the person's member rows follow where they said the same.
 */
export async function changeContact(
  context: Context,
  { account, code, password }: Parsed<typeof accountApi.changeContact>,
): Promise<Output<typeof accountApi.changeContact>> {
  const { db, actor } = context;
  const target = readAccount(account);
  const person = await q.personById(db, actor.personId).executeTakeFirstOrThrow();
  const isProved = person[`${kindOf(target)}_proved_at`] !== null;
  if (isProved && textOf(target) === person[kindOf(target)]) throw refuseField('account', 'taken');
  await requirePassword(context, person, password);
  await proveByCode(context, 'change_contact', target, { code, from: { ip: context.ip } });
  await refuseDuplicates(() => context.change((tx) => write(context, tx, person, target)));
  return target.mobile === null
    ? { mobile: person.mobile, mail: target.mail }
    : { mobile: target.mobile, mail: person.mail };
}

/** Guarded as a change of password is, and by the same count. */
async function requirePassword({ db, actor, ip, now }: Context, person: Person, password: string): Promise<void> {
  const key = `change:${actor.personId}`;
  await checkAttempt(db, key, { ip }, now());
  if (!(await passwordMatches(person.password_hash, password, ip))) {
    const left = await recordFailure(db, key, { ip }, now());
    if (left < 0) await checkAttempt(db, key, { ip }, now());
    const told = Math.max(0, left);
    throw new AppError('WRONG_PASSWORD', { params: { left: told }, data: { triesLeft: told } });
  }
  await checkAttempt(db, key, { ip }, now());
  await resetAttempts(db, key, { ip });
}

async function write({ actor, now }: Context, tx: Tx, person: Person, target: Target): Promise<void> {
  const at = now();
  const kind = kindOf(target);
  const before = person[kind];
  await adoptMembers(person.id, kind, textOf(target), at).execute(tx.db);
  await persons.setProvedContact(tx.db, person.id, kind, textOf(target), at).execute();
  await members.followContact(tx.db, actor.companyId, person.id, { kind, before, after: textOf(target), at }).execute();
  for (const { company_id: companyId } of await q.placesOf(tx.db, person.id).execute())
    if (companyId !== actor.companyId)
      await q.enqueueFollowing({ personId: person.id, companyId, kind, before }).execute(tx.db);
  await endSessions(tx.db, person.id, at, 'signed_out_elsewhere', { but: actor.sessionId }).execute();
  await dropPasses(tx.db, person.id).execute();
  const old = targetsOf({ mobile: null, mail: null, [kind]: before });
  const params = { time: timeText(at, actor.language, actor.timeZone), account: maskOf(target) };
  // Where there was none before, the other one hears that it was added.
  for (const to of old.length > 0 ? old : targetsOf(person))
    await deliver(tx.db, tx, {
      companyId: null,
      target: to,
      text: 'contact_changed',
      params,
      language: actor.language,
    });
  const [was] = old;
  await tx.addHistory({
    kind: 'member',
    id: actor.memberId,
    name: actor.name,
    event: 'change_contact',
    data: { changes: [{ field: kind, before: was ? maskOf(was) : null, after: maskOf(target) }] },
  });
}
