import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findTask, requireEvent } from '../../task/index.ts';
import { contentFor, requireCamera } from '../camera-only.ts';
import { byMark, carriedFor, claimsMark, withMarks } from '../carried.ts';
import { checkAnswers, filesOf } from '../check-answers.ts';
import * as q from '../inspection.queries.ts';
import { pinnedVersion } from '../pinned-version.ts';
import { elsewhere } from './open.ts';

/** Merges the answers that changed into the draft. Called every few seconds: two short statements where all is well. */
export async function save(context: Context, wanted: Parsed<typeof api.save>): Promise<Output<typeof api.save>> {
  const { db, actor, now } = context;
  const { taskId, deviceId, answers } = wanted;
  const draft = await q.draftHead(db, actor.companyId, taskId).executeTakeFirst();
  const isTheirs = draft?.member_id === actor.memberId && draft.claimed_by === actor.memberId;
  if (!draft || !isTheirs || draft.state !== 'pending' || draft.deleted_at) throw await whyNot(context, taskId);
  if (draft.device_id !== deviceId) throw elsewhere(draft);
  // A draft that was begun anew counts from zero again: answers from before belong to another version.
  if (wanted.rev > draft.rev) throw new AppError('STALE');
  const { content } = await pinnedVersion(db, actor.companyId, draft.template_version_id);
  checkAnswers(content, answers);
  const marked = claimsMark(answers) ? withMarks(answers, await carriedFor(db, actor.companyId, draft)) : answers;
  await requireOwnFiles(context, draft.id, filesOf(content, byMark(marked, 'given')));
  await requireCamera(db, actor.companyId, contentFor(draft, content), byMark(marked, 'given'));
  const at = now();
  const saved = await q
    .save(db, actor.companyId, {
      id: draft.id,
      memberId: actor.memberId,
      deviceId,
      answers: JSON.stringify(marked),
      seconds: JSON.stringify(wanted.seconds),
      at,
    })
    .executeTakeFirst();
  if (!saved) throw new AppError('DRAFT_ELSEWHERE');
  return { rev: saved.rev, savedAt: at.toISOString() };
}

/** Only pictures that the actor brought, or found in the draft, can be part of an answer. */
async function requireOwnFiles(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  draftId: string | null,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const [foreign] = await q.foreignFiles(db, actor.companyId, actor.memberId, draftId, ids).execute();
  if (foreign) throw new AppError('NOT_FOUND');
}

/** What became of the task; a task that is theirs but has no draft must be opened first. */
async function whyNot(context: Context, taskId: string): Promise<AppError> {
  const found = await findTask(context, taskId);
  requireEvent('claim', context, found);
  return new AppError('FORBIDDEN');
}
