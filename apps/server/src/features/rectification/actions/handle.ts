import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi } from '@rondo/contract/rectification';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachFiles } from '../../file/index.ts';
import { type Found, find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import * as q from '../rectification.queries.ts';
import { isUnchanged } from '../unchanged-photo.ts';

/**
 * The handler submits the fix: at least one photo, and none that looks like the problem unless they say that no change can be seen; on to
 * the reviewer, or complete where nobody reviews.
 */
export async function handle(
  context: Context,
  { id, rev, photoIds, comment, noVisibleChange, cost }: Parsed<typeof rectificationApi.handle>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  const event = found.view.hasReviewer ? 'handle' : 'handle_unreviewed';
  requireEvent(event, context, found);
  const count = found.row.min_photos;
  if (new Set(photoIds).size < count) throw new AppError('PHOTOS_NEEDED', { params: { count } });
  if (found.row.camera_only) await requireCamera(context, found, photoIds);
  return change(async (tx) => {
    const [repeated] = await q.repeatedPhotos(tx.db, tx.companyId, id, photoIds).execute();
    if (repeated) throw new AppError('PHOTO_REPEATED');
    const photos = { before: found.row.before_photo_ids, after: photoIds };
    if (!noVisibleChange && (await isUnchanged(tx.db, tx.companyId, photos))) throw new AppError('PHOTO_UNCHANGED');
    const at = now();
    const completed = event === 'handle_unreviewed' ? { completed_at: at } : {};
    const patch = { handled_at: at, after_photo_ids: photoIds, cost: costWith(found.row, cost), ...completed };
    const along = async () => {
      await attachFiles(tx, { kind: 'rectification', id, shopId: found.row.shop_id }, photoIds);
      await q.markActed(tx.db, tx.companyId, id, 'handler', at, actor.memberId);
    };
    const data = { ...(noVisibleChange ? { noVisibleChange } : {}), ...(cost === null ? {} : { cost }) };
    await move(tx, found, { event, rev, patch, comment, photoIds, data, along });
    return { done: true };
  });
}

/** As with the items of an inspection: it holds against our own pages and against mistakes, not against whoever writes a client of their own. */
async function requireCamera(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row }: Pick<Found, 'row'>,
  photoIds: readonly string[],
): Promise<void> {
  const picked = await q.pickedPhoto(db, actor.companyId, photoIds).executeTakeFirst();
  if (picked) throw new AppError('CAMERA_ONLY', { params: { item: row.title } });
}

/** What the rounds before and this one cost together; null while nobody has said. */
function costWith({ cost_before: before }: Found['row'], cost: number | null): number | null {
  if (cost === null) return before === null ? null : Number(before);
  return Math.round((Number(before ?? 0) + cost) * 100) / 100;
}
