import type { accountApi } from '@rondo/contract/account';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { EnterAnswer } from '@rondo/contract/session';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enter, personByAccount, proveContact, readAccount } from '../../session/index.ts';
import { kindOf, textOf } from '../contact.ts';
import { proveByCode } from '../prove-by-code.ts';

/** Sign-in with a code. An unknown account has a code like any other, only that nobody was told it. */
export async function signInByCode(
  context: OpenContext,
  { account, code, companyId, keep }: Parsed<typeof accountApi.signInByCode>,
): Promise<EnterAnswer> {
  const target = readAccount(account);
  const person = await personByAccount(context.db, textOf(target)).executeTakeFirst();
  await proveByCode(context, 'sign_in', target, code);
  if (!person) throw new AppError('CODE_WRONG');
  await context.db.transaction().execute((trx) => proveContact(trx, person.id, kindOf(target), context.now()));
  return enter(context, { personId: person.id, companyId, keep });
}
