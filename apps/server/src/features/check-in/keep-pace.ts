import { LIMIT } from '@rondo/domain/limit';
import { paceOf } from '@rondo/domain/pace';
import type { Tx } from '../../platform/context.ts';
import * as q from './pace.queries.ts';

interface Submitted {
  recordId: string;
  templateId: string;
  /** Items answered in this inspection. */
  itemIds: readonly string[];
  /** Seconds that the page counted, by item. */
  seconds: Readonly<Record<string, number>>;
  durationS: number;
}

/** Keeps how fast an inspection was, beside what others with its template took until now. */
export async function keepPace(
  tx: Tx,
  { recordId, templateId, itemIds, seconds, durationS }: Submitted,
): Promise<void> {
  const others = await q.medianOf(tx.db, tx.companyId, templateId, recordId).executeTakeFirst();
  const isEnough = others !== undefined && others.records >= LIMIT.pace.comparedLeast;
  await q
    .keep(tx.db, {
      ...{
        company_id: tx.companyId,
        record_id: recordId,
        seconds: JSON.stringify(seconds),
        ...paceOf(itemIds, seconds),
      },
      ...{ duration_s: durationS, median_s: isEnough ? Math.round(others.median ?? 0) : null },
    })
    .execute();
}
