import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import { translate } from '@rondo/messages';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { stale } from '../../../platform/stale.ts';
import { robotsOf } from '../recipients.ts';
import * as q from '../setting.queries.ts';

const KIND = 'subscription_setting';

export const setting = ({ db, actor }: Context): Promise<Output<typeof api.setting>> => settingOf(db, actor.companyId);

async function settingOf(db: Db, companyId: string): Promise<Output<typeof api.setting>> {
  const row = await q.setting(db, companyId).executeTakeFirst();
  return { mayMailOut: row?.may_mail_out ?? false, rev: row?.rev ?? 0 };
}

/** What is on its way stops too: whether an address may be told is asked when a report leaves. */
export async function saveSetting(
  { change, language }: Context,
  { mayMailOut, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const before = await settingOf(db, companyId);
    const saved = await q.save(db, companyId, { mayMailOut, rev, at: tx.now() }).executeTakeFirst();
    const after = await settingOf(db, companyId);
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, after);
    const said = (is: boolean) => translate(language, is ? 'ui.yes' : 'ui.no');
    const changes = changesOf({ mayMailOut: [said(before.mayMailOut), said(after.mayMailOut)] });
    const name = translate(language, 'subscription.title');
    await tx.addHistory({ kind: KIND, id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}

/** To whom a report can be sent beside members and roles. */
export const receivers = async ({ db, actor }: Context): Promise<Output<typeof api.receivers>> => ({
  robots: await robotsOf(db, actor),
  mayMailOut: await q.mayMailOut(db, actor.companyId),
});
