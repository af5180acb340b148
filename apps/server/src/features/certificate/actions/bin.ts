import type { certificateApi as api } from '@rondo/contract/certificate';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../certificate.queries.ts';
import { nameOf } from '../name-of.ts';

/** What was deleted and can be brought back, each with whose it is. */
export async function bin({ db, actor, now, language }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const editors = rows.map((row) => row.deleted_by);
  const people = await peopleByIds(db, actor.companyId, editors);
  const named = rows.map((row) => {
    const holder = row.member_name ?? row.shop_name ?? '';
    return { ...row, name: `${holder} ${nameOf(row, language)}` };
  });
  return presentBin(named, people);
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('certificate.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const restored = await q.restore(tx.db, actor.companyId, id, tx.now()).executeTakeFirst();
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: 'certificate', id, name: nameOf(row, tx.language), event: 'restored' });
    return { done: true };
  });
}
