import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { hoursBySeverity, rectificationSettingOf } from '../inspect-setting/index.ts';
import { requireActive } from '../people/index.ts';
import { shopsByIds, visibleShops } from '../scope/index.ts';
import { createRectifications, type Origin } from './create.ts';
import { type RectifierRules, type Rectifiers, rectifiers } from './rectifiers.ts';
import { sourceAt } from './source-at.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A problem that somebody says, at a store, with what it began with. */
interface Begun extends Omit<Parsed<typeof api.create>, 'requestId'> {
  kind: Exclude<Origin['kind'], 'record'>;
}

/**
 * Somebody starts a rectification without a check item. Hours, reviewers and copies that they leave open are as the company has
 * set them: only who says that nobody looks at the fix gets one that is complete when it is handed in.
 */
export async function beginRectification(
  tx: Tx,
  actor: Context['actor'],
  { kind, shopId, photoIds, limitHours, deadlineAt, reviewerIds, ccIds, ...what }: Begun,
): Promise<{ id: string; number: string }> {
  const { handlerIds } = what;
  const reader = { db: tx.db, actor };
  const shop = await placeOf(reader, shopId);
  await requireActive(tx.db, tx.companyId, handlerIds, shopId);
  await requireActive(tx.db, tx.companyId, [...(reviewerIds ?? []), ...(ccIds ?? [])]);
  const setting = await rectificationSettingOf(tx.db, tx.companyId);
  const usual = await peopleAt(reader, shopId, setting);
  const item = {
    ...{ itemId: null, itemCode: null, category: '', standard: '', beforePhotoIds: photoIds, ...what },
    reviewerIds: reviewersOf(usual, handlerIds, reviewerIds),
    ccIds: ccIds ?? usual.cc.map(({ id }) => id),
    limitHours: limitHours ?? hoursBySeverity(setting)[what.severity],
    ...(deadlineAt ? { deadlineAt: requireDeadline(new Date(deadlineAt), tx.now()) } : {}),
  };
  const [made] = await createRectifications(tx, sourceAt(tx, actor, shop, kind, setting), [item]);
  if (!made) throw new Error('no rectification was made');
  return { id: made.id, number: made.number };
}

/** Whom somebody chose, else whom the company has set; nobody looks at their own fix as long as somebody else can. */
function reviewersOf(usual: Rectifiers, handlerIds: readonly string[], chosen: string[] | undefined): string[] {
  const { people, isAlone } = usual.reviewersOf(handlerIds);
  if (chosen === undefined) return people.map(({ id }) => id);
  const isOwn = chosen.length > 0 && chosen.every((id) => handlerIds.includes(id));
  if (isOwn && !isAlone) throw new AppError('REVIEWER_NEEDED');
  return chosen;
}

/** Who takes part by the rules of the company, where the reader reports a problem. */
export const peopleAt = ({ db, actor }: Reader, shopId: string, rules: RectifierRules): Promise<Rectifiers> => {
  const finder = { id: actor.memberId, name: actor.name };
  return rectifiers({ db, companyId: actor.companyId, shopId, finder, reviewers: [], cc: [] }, rules);
};

/** A store in scope that is not closed: also before its opening there is something to put right. */
export async function placeOf({ db, actor }: Reader, shopId: string) {
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
