import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { detailOf, presentRows } from '../detail.ts';
import * as q from '../rule.queries.ts';

/** `hasVision`: a vision-language model is configured. */
export const list =
  (hasVision: boolean) =>
  async (
    context: Context,
    { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
  ): Promise<Output<typeof api.list>> => {
    const { db, actor, now } = context;
    const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'ai_rule.id' };
    const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
    return { ...rest, list: await presentRows({ db, actor, now, hasVision }, rows) };
  };

export const get =
  (hasVision: boolean) =>
  ({ db, actor, now }: Context, { id }: Parsed<typeof api.get>): Promise<AiRuleDetail> =>
    detailOf({ db, actor, now, hasVision }, id);
