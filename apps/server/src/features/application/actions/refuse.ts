import type { applicationApi } from '@rondo/contract/application';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Settings } from '../../../platform/settings.ts';
import * as q from '../application.queries.ts';
import { notifyApplicants } from '../notify-applicants.ts';
import { notifyDeciders } from '../notify-deciders.ts';

/** Refuses those that still wait; what somebody else decided first stays as it is. */
export const refuseBy =
  (settings: Pick<Settings, 'smsUrl'>) =>
  async (
    { db, actor, language, change }: Context,
    { ids, reason }: Parsed<typeof applicationApi.refuse>,
  ): Promise<Output<typeof applicationApi.refuse>> => {
    const wanted = [...new Set(ids)];
    const found = await q.byIds(db, actor.companyId, wanted).execute();
    if (found.length !== wanted.length) throw new AppError('NOT_FOUND');
    return change(async (tx) => {
      const decision = { at: tx.now(), byId: actor.memberId, reason };
      const rows = await q.decide(tx.db, actor.companyId, wanted, 'refuse', decision).execute();
      if (rows.length === 0) throw new AppError('APPLICATION_DECIDED');
      for (const { id, name } of rows)
        await tx.addHistory({
          kind: 'application',
          id,
          name,
          event: 'refuse',
          from: 'pending',
          to: 'refused',
          comment: reason || null,
        });
      const told = { canSms: settings.smsUrl !== null, reason: reason || translate(language, 'ui.noValue') };
      await notifyApplicants(tx, rows, 'application_refused', told);
      await notifyDeciders(tx.db, actor.companyId);
      return { refused: rows.length };
    });
  };
