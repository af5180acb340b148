import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { hoursBySeverity, rectificationSettingOf } from '../../inspect-setting/index.ts';
import { requireActive } from '../../people/index.ts';
import { shopsByIds, visibleShops } from '../../scope/index.ts';
import { createRectifications } from '../create.ts';
import { type RectifierRules, rectifiers } from '../rectifiers.ts';
import { sourceAt } from '../source-at.ts';

/** What the form of a problem begins with at a store, and who looks at the fix of these handlers. */
export async function usual(
  { db, actor }: Context,
  { shopId, handlerIds }: Parsed<typeof api.usual>,
): Promise<Output<typeof api.usual>> {
  const shop = await placeOf({ db, actor }, shopId);
  await requireActive(db, actor.companyId, handlerIds ?? []);
  const setting = await rectificationSettingOf(db, actor.companyId);
  const { handlers, reviewersOf, cc } = await peopleAt({ db, actor }, shop.id, setting);
  const { people: reviewers, isAlone } = reviewersOf(handlerIds ?? handlers.map(({ id }) => id));
  return { limitHours: hoursBySeverity(setting), handlers, reviewers, isAlone, cc };
}

/** A problem that somebody reports at a store in scope becomes a rectification. */
export async function create(
  { actor, once }: Context,
  { requestId, shopId, photoIds, limitHours, deadlineAt, ...what }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  return once(requestId, 'rectification.create', async (tx) => {
    const shop = await placeOf({ db: tx.db, actor }, shopId);
    const { handlerIds, reviewerIds, ccIds } = what;
    await requireActive(tx.db, tx.companyId, handlerIds, shopId);
    await requireActive(tx.db, tx.companyId, [...reviewerIds, ...ccIds]);
    const setting = await rectificationSettingOf(tx.db, tx.companyId);
    if (reviewerIds.length > 0 && reviewerIds.every((id) => handlerIds.includes(id))) {
      const { reviewersOf } = await peopleAt({ db: tx.db, actor }, shopId, setting);
      if (!reviewersOf(handlerIds).isAlone) throw new AppError('REVIEWER_NEEDED');
    }
    const item = {
      ...{ itemId: null, itemCode: null, category: '', standard: '', beforePhotoIds: photoIds, ...what },
      limitHours: limitHours ?? hoursBySeverity(setting)[what.severity],
      ...(deadlineAt ? { deadlineAt: requireDeadline(new Date(deadlineAt), tx.now()) } : {}),
    };
    const [made] = await createRectifications(tx, sourceAt(tx, actor, shop, 'free', setting), [item]);
    if (!made) throw new Error('no rectification was made');
    return { id: made.id, number: made.number };
  });
}

type Reader = Pick<Context, 'db' | 'actor'>;

const peopleAt = ({ db, actor }: Reader, shopId: string, rules: RectifierRules) => {
  const finder = { id: actor.memberId, name: actor.name };
  return rectifiers({ db, companyId: actor.companyId, shopId, finder, reviewers: [], cc: [] }, rules);
};

/** A store in scope that is not closed: also before its opening there is something to put right. */
async function placeOf({ db, actor }: Reader, shopId: string) {
  const seen = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  const shop = seen && (await shopsByIds(db, actor.companyId, [shopId]).executeTakeFirst());
  if (!shop) throw new AppError('NOT_FOUND');
  if (shop.state === 'closed') throw new AppError('SHOP_NOT_OPEN');
  return shop;
}

function requireDeadline(deadlineAt: Date, now: Date): Date {
  if (deadlineAt <= now) throw new AppError('DEADLINE_PAST');
  const hours = LIMIT.rectification.limitHours;
  if (deadlineAt.getTime() - now.getTime() > hours * HOUR_MS)
    throw refuseField('deadlineAt', 'too_big', { max: hours });
  return deadlineAt;
}
