import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { photoHashApi as api } from '@rondo/contract/photo-hash';
import { hashOfBits, isTelling, seesAlike } from '@rondo/domain/photo-hash';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findRecord, isBlind } from '../record/index.ts';
import { visibleRectifications } from '../rectification/index.ts';
import { findFreeTask } from '../task/index.ts';
import * as q from './alike.queries.ts';
import { alikeOf } from './find-alike.ts';
import { photosOf } from './of-object.ts';

/** For whoever is about to hand them in. Uploads of others do not exist here. */
export async function check(context: Context, wanted: Parsed<typeof api.check>): Promise<Output<typeof api.check>> {
  const { db, actor, now } = context;
  const [uploads, task, rectification] = await Promise.all([
    q.uploadsOf(db, actor, wanted.photoIds),
    wanted.taskId ? q.taskById(db, actor.companyId, wanted.taskId).executeTakeFirst() : null,
    wanted.rectificationId ? q.rectificationById(db, actor.companyId, wanted.rectificationId).executeTakeFirst() : null,
  ]);
  const objectIds = [wanted.taskId, wanted.rectificationId, task?.record_id].flatMap((one) => one ?? []);
  const rest = { objectIds, exceptIds: rectification?.before_photo_ids ?? [], handedInAt: now() };
  const shopId = task?.shop_id ?? rectification?.shop_id ?? null;
  const telling = uploads.rows.filter(({ hash }) => isTelling(hashOfBits(hash)));
  return alikeOf(
    context,
    telling.map(({ file_id: fileId, hash }) => ({ fileId, hash, shopId, ...rest })),
  );
}

/** For whoever reviews it, and whoever handed it in. */
export async function alike(
  context: Context,
  { objectKind, objectId }: Parsed<typeof api.alike>,
): Promise<Output<typeof api.alike>> {
  const hasPart = await partIn(context, objectKind, objectId);
  if (!seesAlike(context.actor, { hasPart })) return [];
  return alikeOf(context, await photosOf(context, objectKind, objectId));
}

/** Whether the actor handed it in, started or reviews it; NOT_FOUND for what they may not see. */
async function partIn(context: Context, kind: Parsed<typeof api.alike>['objectKind'], id: string): Promise<boolean> {
  const { db, actor } = context;
  switch (kind) {
    case 'record': {
      const { row, withRelation } = await findRecord(context, id);
      return row.inspector_id === actor.memberId || withRelation('reviewer').some((one) => one.id === actor.memberId);
    }
    case 'rectification':
      return partInRectification(context, id);
    case 'task':
      await findFreeTask(context, id);
      return (await q.hasPartInTask(db, actor, id).executeTakeFirst()) !== undefined;
    default:
      return kind satisfies never;
  }
}

async function partInRectification({ db, actor }: Context, id: string): Promise<boolean> {
  const row = await q.rectificationById(db, actor.companyId, id).executeTakeFirst();
  if (!row || (row.record_id !== null && (await isBlind(db, actor, row.record_id)))) throw new AppError('NOT_FOUND');
  if (await q.hasPartIn(db, actor, id).executeTakeFirst()) return true;
  const seen = visibleRectifications(db, actor).select('rectification.id').where('rectification.id', '=', id);
  if (!(await seen.executeTakeFirst())) throw new AppError('NOT_FOUND');
  return false;
}
