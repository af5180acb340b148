import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { isZone } from '@rondo/domain/civil-time';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { createCompany } from '../../company/index.ts';
import { createMember } from '../../people/index.ts';
import { personOfPass, redeemPass, startSession } from '../../session/index.ts';
import * as q from '../account.queries.ts';
import type { AccountSettings } from '../account-settings.ts';

/** A company with whoever holds the pass as its owner. Of several calls with one pass one makes it. */
export const registerCompanyBy =
  ({ registration }: AccountSettings) =>
  async (
    context: OpenContext,
    input: Parsed<typeof accountApi.registerCompany>,
  ): Promise<Output<typeof accountApi.registerCompany>> => {
    if (!registration) throw new AppError('REGISTRATION_CLOSED');
    if (!isZone(input.timeZone)) throw refuseField('timeZone', 'choice');
    const { personId, keep } = await personOfPass(context, input.pass);
    const companyId = context.newId();
    const memberId = context.newId();
    await context
      .company(companyId)
      .transaction()
      .execute(async (db) => {
        await redeemPass({ db, now: context.now }, input.pass);
        await found(context, makeTx(context, db, companyId, null), { ...input, memberId, personId });
      });
    return startSession(context, { personId, companyId, memberId, keep });
  };

type Founder = Parsed<typeof accountApi.registerCompany> & { memberId: string; personId: string };

async function found(
  { newId, language }: OpenContext,
  tx: ReturnType<typeof makeTx>,
  { companyName, name, industry, timeZone, memberId, personId }: Founder,
): Promise<void> {
  const { mobile, mail } = await q.personById(tx.db, personId).executeTakeFirstOrThrow();
  const start = await createCompany(tx.db, {
    id: tx.companyId,
    name: companyName,
    timeZone,
    industry,
    isDemo: false,
    language,
    newId,
  });
  await createMember(tx.db, tx.companyId, {
    id: memberId,
    personId,
    name,
    mobile,
    mail,
    state: 'active',
    isOwner: true,
    scope: { kind: 'all' },
    roleIds: [start.roleIds.owner],
    departmentId: start.rootDepartmentId,
  });
  await tx.addHistory({
    kind: 'company',
    id: tx.companyId,
    name: companyName,
    event: 'register',
    to: 'normal',
    data: { by: name },
  });
}
