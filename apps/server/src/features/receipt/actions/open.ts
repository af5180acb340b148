import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { receiptApi as api } from '@rondo/contract/receipt';
import type { Context } from '../../../platform/context.ts';
import { findRecord } from '../../record/index.ts';
import { nameOf } from '../receipt.present.ts';
import * as q from '../receipt.queries.ts';

/** Notes that the reader has the report before them, once; of whoever is not asked, nothing. */
export async function open(context: Context, { recordId }: Parsed<typeof api.open>): Promise<Output<typeof api.open>> {
  const { actor, change } = context;
  const { row } = await findRecord(context, recordId);
  return change(async (tx) => {
    const opened = await q.open(tx.db, tx.companyId, recordId, actor.memberId, tx.now()).executeTakeFirst();
    if (opened) {
      const name = nameOf({ number: row.number, member_name: actor.name });
      await tx.addHistory({ kind: 'receipt', id: opened.id, name, event: 'opened' });
    }
    return { done: true };
  });
}
