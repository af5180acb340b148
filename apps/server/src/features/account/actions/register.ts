import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { checkPassword, givePass, hashPassword, personByAccount, readAccount } from '../../session/index.ts';
import * as q from '../account.queries.ts';
import type { AccountSettings } from '../account-settings.ts';
import { kindOf, textOf } from '../contact.ts';
import { openInvite } from '../join.queries.ts';
import { orTaken } from '../or-taken.ts';
import { proveByCode } from '../prove-by-code.ts';

/**
 * An account for whoever proves that the phone or address is theirs. Where nobody may register a company it is only of use to
 * join one, so it is refused while none takes anybody in.
 */
export const registerBy =
  ({ registration }: AccountSettings) =>
  async (
    context: OpenContext,
    { account, code, password, again, language }: Parsed<typeof accountApi.register>,
  ): Promise<Output<typeof accountApi.register>> => {
    const { db, now, newId } = context;
    if (!registration && !(await openInvite(db, now()).executeTakeFirst())) throw new AppError('REGISTRATION_CLOSED');
    checkPassword(password, again);
    const target = readAccount(account);
    await proveByCode(context, 'register', target, code);
    if (await personByAccount(db, textOf(target)).executeTakeFirst()) throw new AppError('ACCOUNT_TAKEN');
    const id = newId();
    const row = {
      id,
      ...target,
      [`${kindOf(target)}_proved_at`]: now(),
      register_type: target.mobile === null ? 2 : 1,
      password_hash: await hashPassword(password),
      password_changed_at: now(),
      language,
    };
    await orTaken(() => q.insertPerson(db, row).execute());
    return { pass: await givePass(db, id, false, now()) };
  };
