import type { aiEventApi as api } from '@rondo/contract/ai-event';
import type { AiRecall } from '@rondo/contract/ai-event-shapes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { recallOf } from '@rondo/domain/ai/precision';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import * as q from '../sample.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** How much rules miss, by the pictures that were drawn (N17.3). */
async function recalls({ db, actor }: Reader, ruleId?: string): Promise<AiRecall[]> {
  const { rows } = await q.audits(db, actor, ruleId);
  return rows.map(({ id, name, ...audit }) => {
    const recall = recallOf(audit);
    return {
      rule: { id, name },
      ...audit,
      missedShare: recall?.missedShare ?? null,
      recall: recall && { value: recall.value, low: recall.low, high: recall.high },
    };
  });
}

export async function samples(
  { db, actor }: Context,
  { ruleId }: Parsed<typeof api.samples>,
): Promise<Output<typeof api.samples>> {
  const rows = await q.open(db, actor, ruleId, AI_LIMIT.audited).execute();
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.map(({ file_id }) => file_id),
  );
  return {
    rules: await recalls({ db, actor }, ruleId),
    list: rows.map((row) => {
      const [file] = files([row.file_id]);
      return {
        id: row.id,
        rule: { id: row.rule_id, name: row.rule_name },
        shop: { id: row.shop_id, name: row.shop_name },
        camera: { id: row.camera_id, name: row.camera_name },
        content: row.content,
        takenAt: row.taken_at.toISOString(),
        picture: file ? { id: row.picture_id, file } : null,
      };
    }),
  };
}

export async function judgeSample(
  { actor, change }: Context,
  { id, verdict }: Parsed<typeof api.judgeSample>,
): Promise<Output<typeof api.judgeSample>> {
  return change(async (tx) => {
    const known = await q.ruleOf(tx.db, actor, id).executeTakeFirst();
    if (!known) throw new AppError('NOT_FOUND');
    const said = { id, verdict, memberId: actor.memberId, at: tx.now() };
    await q.judge(tx.db, tx.companyId, said).execute();
    const [recall] = await recalls({ db: tx.db, actor }, known.rule_id);
    if (!recall) throw new Error(`the rule ${known.rule_id} has no audit`);
    return recall;
  });
}
