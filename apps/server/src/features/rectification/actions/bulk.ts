import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { RectificationOrder, RectificationOutcome } from '@rondo/contract/many-rectifications';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import type { Context } from '../../../platform/context.ts';
import { eachOfMany, refusalWords } from '../../../platform/each-of-many.ts';
import { find } from '../find.ts';
import { extend } from './extension.ts';
import { remind } from './rectification.ts';
import { withdraw } from './review.ts';
import { end, transfer } from './transfer-end.ts';

/** One act for several, each as it is now and by its own rules; what one is refused keeps nothing of the others. */
export async function bulk(
  { actor, once }: Context,
  { ids, order, requestId }: Parsed<typeof api.bulk>,
): Promise<{ outcomes: RectificationOutcome[] }> {
  return once(requestId, 'rectification.bulk', async (tx) => {
    const byId = new Map<string, RectificationOutcome>();
    // In one order whoever asks, so that two of them never wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const refused = await eachOfMany(tx, actor, async (context) => {
        const { row } = await find(context, id);
        await act(context, order, { id, rev: row.rev });
      });
      byId.set(id, { refusal: refused && { reason: refused.reason, message: refusalWords(tx, refused) } });
    }
    return { outcomes: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

function act(context: Context, order: RectificationOrder, one: { id: string; rev: number }): Promise<unknown> {
  switch (order.kind) {
    case 'remind':
      return remind(context, one);
    case 'transfer':
      return transfer(context, { ...one, toId: order.toId, comment: order.comment });
    case 'extend':
      return extend(context, { ...one, deadlineAt: order.deadlineAt, comment: order.comment });
    case 'withdraw':
      return withdraw(context, one);
    case 'end':
      return end(context, { ...one, comment: order.comment });
    default:
      return order satisfies never;
  }
}
