import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { templateApi } from '@rondo/contract/template';
import { mayTemplate } from '@rondo/domain/template';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { faultsOf } from '../faults.ts';
import * as generations from '../generation.queries.ts';
import { held, refuseIfLocked } from '../lock.ts';
import { viewOf } from '../template.present.ts';
import * as q from '../template.queries.ts';
import { versionOf } from '../version.ts';

/** Makes the draft the live version. What was live before stays as it was for every task and record that points at it. */
export async function publish(
  { actor, change, language }: Context,
  { id, rev, releaseNote, isReviewed }: Parsed<typeof templateApi.publish>,
): Promise<Output<typeof templateApi.publish>> {
  return change(async (tx) => {
    const row = await held(tx, id);
    await refuseIfLocked(tx, actor, row);
    if (row.rev !== rev) throw new AppError('STALE');
    const draftId = row.draft_version_id;
    if (draftId === null || !mayTemplate('publish', actor, viewOf(row, false))) throw new AppError('MOVE_NOT_ALLOWED');
    const draft = versionOf(await q.versionById(tx.db, tx.companyId, draftId).executeTakeFirstOrThrow());
    const faults = faultsOf(draft.content, draft.scoring, language);
    if (faults.length > 0) throw new AppError('TEMPLATE_NOT_READY', { data: { faults } });
    if (draft.no > 1 && releaseNote === '') throw new AppError('RELEASE_NOTE_NEEDED');
    await requireReview(tx, { id, by: actor.memberId, isReviewed });
    const live = row.live_version_id
      ? await q.versionById(tx.db, tx.companyId, row.live_version_id).executeTakeFirst()
      : undefined;
    const at = tx.now();
    const version = { id: draftId, note: releaseNote, by: actor.memberId, at };
    const published = await q.publishVersion(tx.db, tx.companyId, version).executeTakeFirst();
    const pointers = { live_version_id: draftId, draft_version_id: null, editor_id: null, editing_since: null };
    const edited = { edited_by: actor.memberId, edited_at: at };
    const moved = await q
      .move(tx.db, tx.companyId, id, rev, 'publish', at, { ...pointers, ...edited })
      .executeTakeFirst();
    if (!published || !moved) throw new AppError('STALE');
    await tx.addHistory({
      kind: 'template',
      id,
      name: row.name,
      event: 'publish',
      from: row.state,
      to: 'published',
      comment: releaseNote || null,
      data: { no: draft.no, versionId: draftId, changes: publishedChanges(live && versionOf(live), draft) },
    });
    await tx.emit('template.published', { templateId: id, by: actor.memberId });
    return { no: draft.no, rev: moved.rev };
  });
}

/** What was generated is published only after somebody said that they had looked through it. */
async function requireReview(
  tx: Tx,
  { id, by, isReviewed }: { id: string; by: string; isReviewed: boolean },
): Promise<void> {
  const generation = await generations.ofTemplate(tx.db, tx.companyId, id).executeTakeFirst();
  if (!generation || generation.reviewed_at !== null) return;
  if (!isReviewed) throw new AppError('TEMPLATE_NOT_REVIEWED');
  await generations.review(tx.db, tx.companyId, id, by, tx.now()).execute();
}

type Version = ReturnType<typeof versionOf>;

/** What is different from the version before, in numbers a reader of the audit log wants. */
function publishedChanges(before: Version | undefined, after: Version) {
  const facts = (version: Version) => ({
    version: String(version.no),
    items: String(version.items),
    totalPoints: String(version.totalPoints),
  });
  const [old, fresh] = [before ? facts(before) : null, facts(after)];
  return (['version', 'items', 'totalPoints'] as const)
    .map((field) => ({ field, before: old?.[field] ?? null, after: fresh[field] }))
    .filter((change) => change.before !== change.after);
}
