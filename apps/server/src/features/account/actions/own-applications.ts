import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { moveOwn, notifyDeciders } from '../../application/index.ts';
import { applicationsOf, personOfPass } from '../../session/index.ts';
import * as q from '../join.queries.ts';

export async function myApplications(
  context: OpenContext,
  { pass }: Parsed<typeof accountApi.myApplications>,
): Promise<Output<typeof accountApi.myApplications>> {
  const { personId } = await personOfPass(context, pass);
  return applicationsOf(context, personId);
}

/** Takes an application back, unless somebody decided it first. */
export async function withdrawApplication(
  context: OpenContext,
  { pass, id, companyId }: Parsed<typeof accountApi.withdrawApplication>,
): Promise<{ done: true }> {
  const { personId } = await personOfPass(context, pass);
  return context
    .company(companyId)
    .transaction()
    .execute(async (db) => {
      const tx = makeTx(context, db, companyId, null);
      const own = await q.ownApplication(db, companyId, personId, id).executeTakeFirst();
      if (!own) throw new AppError('NOT_FOUND');
      const moved = await moveOwn(db, companyId, personId, id, 'withdraw', tx.now()).executeTakeFirst();
      if (!moved) throw new AppError('APPLICATION_DECIDED');
      await tx.addHistory({
        kind: 'application',
        id,
        name: own.name,
        event: 'withdraw',
        from: 'pending',
        to: 'withdrawn',
      });
      await notifyDeciders(db, companyId);
      return { done: true };
    });
}
