import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { persons } from '../../people/index.ts';
import {
  adoptMembers,
  checkPassword,
  hashPassword,
  issuePass,
  personKnownBy,
  readAccount,
} from '../../session/index.ts';
import type { AccountSettings } from '../account-settings.ts';
import { kindOf, textOf } from '../contact.ts';
import { openInvite } from '../join.queries.ts';
import { fromOf, proveByCode } from '../prove-by-code.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';

/**
 * An account for whoever proves that the phone or address is theirs. Where nobody may register a company it is only of use to
 * join one, so it is refused while none takes anybody in.
 */
export const registerBy =
  ({ registration }: AccountSettings) =>
  async (
    context: OpenContext,
    { account, code, password, again, language }: Parsed<typeof accountApi.register>,
    wire: Wire,
  ): Promise<Output<typeof accountApi.register>> => {
    const { db, now, newId, ip } = context;
    if (!registration && !(await openInvite(db, now()).executeTakeFirst())) throw new AppError('REGISTRATION_CLOSED');
    checkPassword(password, again);
    const target = readAccount(account);
    await proveByCode(context, 'register', target, { code, from: await fromOf(context, wire, undefined) });
    if (await personKnownBy(db, target)) throw new AppError('ACCOUNT_TAKEN');
    const id = newId();
    const row = {
      id,
      register_type: target.mobile === null ? 2 : 1,
      password_hash: await hashPassword(password, ip),
      password_changed_at: now(),
      language,
    };
    await refuseDuplicates(() =>
      db.transaction().execute(async (trx) => {
        await persons.insert(trx, row).execute();
        await adoptMembers(id, kindOf(target), textOf(target), now()).execute(trx);
        await persons.setProvedContact(trx, id, kindOf(target), textOf(target), now()).execute();
      }),
    );
    return { pass: await issuePass(db, id, false, now()) };
  };
