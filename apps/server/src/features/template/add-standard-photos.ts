import { LIMIT } from '@rondo/domain/limit';
import { allItems, withItems } from '@rondo/domain/scoring/template';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { attachFiles } from '../file/index.ts';
import { copyLive } from './copy-live.ts';
import { held, refuseIfLocked } from './lock.ts';
import * as q from './template.queries.ts';
import { versionOf } from './version.ts';

interface Added {
  templateId: string;
  itemId: string;
  /** Pictures that the caller knows the actor may see. */
  fileIds: readonly string[];
}

/**
 * Pictures become standard photos of a check item, in the draft of its template: what is live stays as it is until somebody
 * publishes. While somebody else edits the draft it is refused.
 */
export async function addStandardPhotos(
  tx: Tx,
  actor: Context['actor'],
  { templateId, itemId, fileIds }: Added,
): Promise<{ template: string; item: string }> {
  const row = await held(tx, templateId);
  await refuseIfLocked(tx, actor, row);
  const draftId = row.draft_version_id ?? (await copyLive(tx, templateId, row.live_version_id));
  const stored = await q.versionById(tx.db, tx.companyId, draftId).executeTakeFirst();
  const draft = stored && versionOf(stored);
  const item = draft && allItems(draft.content).find(({ id }) => id === itemId);
  if (!draft || !item) throw new AppError('NOT_FOUND');
  const standardPhotos = [...new Set([...item.standardPhotos, ...fileIds])];
  const max = LIMIT.photo.standard;
  if (standardPhotos.length > max) throw refuseField('ids', 'too_many', { max });
  const content = withItems(draft.content, (one) => (one.id === itemId ? { ...one, standardPhotos } : one));
  const { scoring, items, totalPoints } = draft;
  const kept = await q
    .updateDraft(tx.db, tx.companyId, { id: draftId, content, scoring, items, totalPoints })
    .executeTakeFirst();
  const by = { draft_version_id: draftId, edited_by: actor.memberId, edited_at: tx.now() };
  const saved = await q.update(tx.db, tx.companyId, templateId, row.rev, tx.now(), by).executeTakeFirst();
  if (!kept || !saved) throw new AppError('STALE');
  await attachFiles({ ...tx, actor: null }, { kind: 'template', id: templateId, shopId: null }, fileIds);
  await tx.addHistory({
    ...{ kind: 'template', id: templateId, name: row.name, event: 'standard_photo' },
    data: { item: item.name, count: standardPhotos.length - item.standardPhotos.length },
  });
  return { template: row.name, item: item.name };
}
