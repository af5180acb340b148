import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { dueAt } from '@rondo/domain/deadline';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireActive } from '../../member/index.ts';
import { shopsByIds, visibleShops } from '../../shop/index.ts';
import { createTasks, usableTemplate } from '../../task/index.ts';

/** Self-initiated inspections are due at the end of the next day at the shop. */
const TERM = { kind: 'days', days: 1 } as const;

/** A task that the inspector gives to themself and has in hand at once. */
export async function start(context: Context, wanted: Parsed<typeof api.start>): Promise<Output<typeof api.start>> {
  const { actor, once } = context;
  return once(wanted.requestId, 'inspection.start', async (tx) => {
    const inTx = { db: tx.db, actor };
    const shop = await shopToInspect(inTx, wanted);
    const template = await usableTemplate(inTx, wanted);
    if (wanted.mode === 'self' && wanted.reviewerIds.length === 0) throw new AppError('REVIEWER_NEEDED');
    await requireActive(tx.db, actor.companyId, [...wanted.reviewerIds, ...wanted.ccIds]);
    const at = tx.now();
    const [taskId] = await createTasks(tx, actor.timeZone, [
      {
        name: [...template.name].slice(0, LIMIT.name.task).join(''),
        description: '',
        mode: wanted.mode,
        purpose: wanted.purpose,
        dispatch: 'self_initiated',
        batchId: null,
        shop: { id: shop.id, name: shop.name, path: shop.group_path },
        template: { id: template.templateId, versionId: template.id, name: template.name, versionNo: template.no },
        startAt: at,
        deadlineAt: dueAt(TERM, at, shop.time_zone ?? actor.timeZone),
        deadlinePolicy: 'allow_late',
        initiatorId: actor.memberId,
        handlerIds: [actor.memberId],
        reviewerIds: wanted.reviewerIds,
        ccIds: wanted.ccIds,
        claimedBy: actor.memberId,
      },
    ]);
    if (!taskId) throw new Error('no task was made');
    return { taskId };
  });
}

/** An open shop in scope; one in preparation only for its opening acceptance. */
async function shopToInspect(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { shopId, purpose }: Parsed<typeof api.start>,
) {
  const seen = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  const shop = seen && (await shopsByIds(db, actor.companyId, [shopId]).executeTakeFirst());
  if (!shop) throw new AppError('NOT_FOUND');
  const isReady = shop.state === 'open' || (shop.state === 'preparing' && purpose === 'opening');
  if (!isReady) throw new AppError('SHOP_NOT_OPEN');
  return shop;
}
