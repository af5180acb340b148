import type { accountApi } from '@rondo/contract/account';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { EnterAnswer } from '@rondo/contract/session';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { enter, personForCode, proveContact, readAccount, rememberBrowser } from '../../session/index.ts';
import { fromOf, proveByCode } from '../prove-by-code.ts';

/** Sign-in with a code. An unknown account has a code like any other, only that nobody was told it. */
export async function signInByCode(
  context: OpenContext,
  { account, code, companyId, keep }: Parsed<typeof accountApi.signInByCode>,
  wire: Wire,
): Promise<EnterAnswer> {
  const target = readAccount(account);
  const person = await personForCode(context.db, target);
  await proveByCode(context, 'sign_in', target, { code, from: await fromOf(context, wire, person?.id) });
  if (!person) throw new AppError('CODE_WRONG');
  await context.db.transaction().execute((trx) => proveContact(trx, person.id, target, context.now()));
  const answer = await enter(context, { personId: person.id, companyId, keep });
  await rememberBrowser(context.db, wire, person.id);
  return answer;
}
