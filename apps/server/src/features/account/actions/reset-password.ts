import type { accountApi } from '@rondo/contract/account';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { languageOf } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import type { OpenContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { deliver } from '../../delivery/index.ts';
import { persons } from '../../people/index.ts';
import {
  checkPassword,
  dropPasses,
  endSessions,
  hashPassword,
  personForCode,
  proveContact,
  readAccount,
  resetAttempts,
} from '../../session/index.ts';
import * as q from '../account.queries.ts';
import { targetsOf, textOf, timeText } from '../contact.ts';
import { fromOf, proveByCode } from '../prove-by-code.ts';

/** A new password by a code: every session and pass of the person ends, and they hear of it wherever they can be reached. */
export async function resetPassword(
  context: OpenContext,
  { account, code, password, again }: Parsed<typeof accountApi.resetPassword>,
  wire: Wire,
): Promise<{ done: true }> {
  checkPassword(password, again);
  const target = readAccount(account);
  const { db, now, ip } = context;
  const person = await personForCode(db, target);
  await proveByCode(context, 'reset_password', target, { code, from: await fromOf(context, wire, person?.id) });
  if (!person) throw new AppError('CODE_WRONG');
  const hash = await hashPassword(password, ip);
  const at = now();
  await db.transaction().execute(async (trx) => {
    await proveContact(trx, person.id, target, at);
    await persons.setPassword(trx, person.id, hash, at).execute();
    await endSessions(trx, person.id, at, 'password_changed', {}).execute();
    await dropPasses(trx, person.id).execute();
    await notify(trx, context, person.id, at);
  });
  // They proved who they are: wrong passwords of before keep them out no longer.
  await resetAttempts(db, textOf(target), { ip });
  await note(context, person.id);
  return { done: true };
}

async function notify(db: Db, context: OpenContext, personId: string, at: Date): Promise<void> {
  const person = await q.personById(db, personId).executeTakeFirstOrThrow();
  const [place] = await q.placesOf(db, personId).execute();
  const language = languageOf(person.language);
  const params = { time: timeText(at, language, place?.time_zone ?? DEFAULTS.zone) };
  for (const target of targetsOf(person))
    await deliver(db, context, { companyId: null, target, text: 'password_changed', params, language });
}

/** Each company's own log: whoever looks after its members sees it there. */
async function note({ db, company, ...caller }: OpenContext, personId: string): Promise<void> {
  for (const { company_id: companyId, member_id: memberId } of await q.placesOf(db, personId).execute()) {
    const own = company(companyId);
    const name = (await q.memberName(own, companyId, memberId).executeTakeFirst())?.name ?? '';
    await makeTx(caller, own, companyId, null).addHistory({
      kind: 'member',
      id: memberId,
      name,
      event: 'reset_password',
    });
  }
}
