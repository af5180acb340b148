import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { languageOf } from '@rondo/domain/language';
import type { Context, OpenContext } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { requireRegisterRoom, sendCode as send } from '../../code/index.ts';
import { type Target, targetOf } from '../../delivery/index.ts';
import { personForCode, readAccount } from '../../session/index.ts';
import * as q from '../account.queries.ts';
import type { AccountSettings } from '../account-settings.ts';
import { constantTime } from '../constant-time.ts';
import { sentTo } from '../contact.ts';
import { fromOf } from '../prove-by-code.ts';

type Sent = Output<typeof accountApi.sendCode>;

/** A code for somebody who is not signed in. What is answered, and when, does not depend on whether there is an account. */
export const sendCodeBy =
  (settings: AccountSettings) =>
  async (context: OpenContext, { purpose, account }: Parsed<typeof accountApi.sendCode>, wire: Wire): Promise<Sent> => {
    const target = readAccount(account);
    return constantTime(async () => {
      const person = await personForCode(context.db, target);
      const language = person ? languageOf(person.language) : context.language;
      // Whoever registers has no account yet; that the number or address is taken is told to who proves it is theirs.
      const isKnown = purpose === 'register' || person !== undefined;
      const from = await fromOf(context, wire, person?.id);
      if (purpose === 'register')
        await requireRegisterRoom(context.db, from, settings.registerCodesPerHour, context.now());
      await send(context, { purpose, target, language, from, isKnown });
      return sentTo(target, settings);
    });
  };

/** A code for somebody signed in: to what is theirs already, or to what they want to change to. */
export const sendOwnCodeBy =
  (settings: AccountSettings) =>
  async (context: Context, { purpose, account }: Parsed<typeof accountApi.sendOwnCode>): Promise<Sent> => {
    const target = purpose === 'change_contact' ? theirNew(account) : await theirOwn(context, settings);
    if (!(await mayAsk(context, purpose))) throw new AppError('FORBIDDEN');
    const { db, now, newId, actor, ip } = context;
    await send({ db, now, newId }, { purpose, target, language: actor.language, from: { ip } });
    return sentTo(target, settings);
  };

function theirNew(account: string | undefined): Target {
  if (account === undefined) throw refuseField('account', 'required');
  return readAccount(account);
}

async function theirOwn({ db, actor }: Context, { smsUrl }: AccountSettings): Promise<Target> {
  const person = await q.personById(db, actor.personId).executeTakeFirstOrThrow();
  const target = targetOf(person, smsUrl !== null);
  if (!target) throw new AppError('NOT_FOUND');
  return target;
}

async function mayAsk(
  { db, actor }: Context,
  purpose: Parsed<typeof accountApi.sendOwnCode>['purpose'],
): Promise<boolean> {
  switch (purpose) {
    case 'change_contact':
      return true;
    case 'offer_ownership':
    case 'dissolve':
    case 'keep_company':
      return actor.isOwner;
    case 'accept_ownership':
      return (await q.offerTo(db, actor.companyId, actor.memberId).executeTakeFirst()) !== undefined;
    default:
      return purpose satisfies never;
  }
}
