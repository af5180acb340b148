import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { usePictures } from '../album/index.ts';
import { rectificationSettingOf } from '../inspect-setting/index.ts';
import { activeOf } from '../people/index.ts';
import { createRectifications, sourceAt } from '../rectification/index.ts';
import { shopsByIds } from '../scope/index.ts';
import * as q from './event.queries.ts';

/** Those whom a rule names to rectify, and who are still there. */
export const handlersOf = (tx: Tx, event: Pick<q.EventWithRule, 'handler_ids'>): Promise<string[]> =>
  activeAmong(tx, event.handler_ids);

const activeAmong = async ({ db, companyId }: Tx, ids: readonly string[]): Promise<string[]> =>
  (await activeOf(db, companyId, [...ids]).execute()).map(({ id }) => id);

/** A confirmed event becomes a rectification with the picture as its evidence, by the people that the rule names. */
export async function rectifyEvent(tx: Tx, event: q.EventWithRule, memberId: string | null): Promise<void> {
  const { db, companyId } = tx;
  const handlerIds = await handlersOf(tx, event);
  if (handlerIds.length === 0) throw new AppError('AI_HANDLERS_LEFT');
  const shop = await shopsByIds(db, companyId, [event.shop_id]).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  const by = { memberId: memberId ?? event.edited_by, timeZone: event.company_zone, cutOff: event.cut_off };
  const source = sourceAt(tx, by, shop, 'ai', await rectificationSettingOf(db, companyId));
  const [made] = await createRectifications(tx, source, [
    {
      ...{ itemId: null, itemCode: null, category: '', ccIds: [], severity: 'normal' },
      ...{ title: event.event_name, description: `${event.camera_name}: ${event.rule_name}`, standard: event.content },
      ...{ limitHours: event.limit_hours, handlerIds, reviewerIds: await activeAmong(tx, event.reviewer_ids) },
      beforePhotoIds: event.file_id === null ? [] : [event.file_id],
    },
  ]);
  if (!made) throw new Error('no rectification was made');
  await q.setRectification(db, companyId, event.id, made.id).execute();
  if (event.picture_id) await usePictures(db, companyId, [event.picture_id], made.id).execute();
}
