import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { receiptApi as api, ReceiptSetting } from '@rondo/contract/receipt';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../setting.queries.ts';

const KIND = 'receipt_setting';

export const setting = ({ db, actor }: Context): Promise<Output<typeof api.setting>> => settingOf(db, actor.companyId);

async function settingOf(db: Db, companyId: string): Promise<ReceiptSetting> {
  const row = await q.setting(db, companyId).executeTakeFirst();
  return { hours: row?.hours ?? null, rev: row?.rev ?? 0 };
}

/** For reports that become effective from now on; receipts that were sent keep their time. */
export async function saveSetting(
  { change, language }: Context,
  { hours, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const before = await q.setting(db, companyId).executeTakeFirst();
    const since = hours === null ? null : (before?.since ?? tx.now());
    const saved = await q.save(db, companyId, { hours, since, rev, at: tx.now() }).executeTakeFirst();
    const after = await settingOf(db, companyId);
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, after);
    const said = (value: number | null) => hoursWords(language, value);
    const changes = changesOf({ receiptHours: [said(before?.hours ?? null), said(hours)] });
    const name = translate(language, 'receipt.title');
    await tx.addHistory({ kind: KIND, id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}

const hoursWords = (language: Language, hours: number | null): string =>
  hours === null ? translate(language, 'receipt.setting.off') : String(hours);
