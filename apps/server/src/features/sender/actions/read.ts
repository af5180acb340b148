import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { senderApi as api } from '@rondo/contract/sender';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import type { SenderParts } from '../hand-out.ts';
import { countBrowsers } from '../push.queries.ts';
import { channelOfRow, presentFailure, presentSender, reasonText } from '../sender.present.ts';
import * as q from '../sender.queries.ts';

/** The ways out of the company; of the operator's only whether they are there. */
export const list =
  ({ settings }: Pick<SenderParts, 'settings'>) =>
  async ({ db, actor, now, language }: Context): Promise<Output<typeof api.list>> => {
    const { companyId } = actor;
    const rows = await q.ofCompany(db, companyId).execute();
    const last = await q.lastFailures(db, companyId).execute();
    const browsers = await countBrowsers(db, companyId, now()).executeTakeFirstOrThrow();
    const ofOperator = (channel: 'mail' | 'sms' | 'push') =>
      presentFailure(
        last.find((one) => one.channel === channel && one.sender_id === null),
        language,
      );
    return {
      mail: { isSetUp: settings.smtpUrl !== null, from: settings.mailFrom, lastFailure: ofOperator('mail') },
      sms: { isSetUp: settings.smsUrl !== null, lastFailure: ofOperator('sms') },
      push: { browsers: browsers.count, lastFailure: ofOperator('push') },
      senders: rows.map((row) => presentSender(row, last, language)),
    };
  };

export async function failures(
  { db, actor, language }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.failures>,
): Promise<Output<typeof api.failures>> {
  const paging = { size, page: no, cursor, sort: q.newestFailure, id: 'sender_failure.id' };
  const { rows, ...rest } = await page(db, q.failures(db, actor.companyId, filter), paging);
  const listed = rows.map((row) => ({
    ...{ id: row.id, at: row.failed_at.toISOString(), channel: channelOfRow(row.channel) },
    sender: row.sender_id === null ? null : { id: row.sender_id, name: row.name ?? '' },
    ...{ reason: reasonText(row.reason, language), isTest: row.is_test, isFinal: row.is_final },
  }));
  return { ...rest, list: listed };
}
