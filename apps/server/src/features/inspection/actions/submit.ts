import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type FoundTask, findTask, finishTask, lockTask, markActed, moveTask, requireEvent } from '../../task/index.ts';
import { assess } from '../assess.ts';
import { collectAnswers } from '../collect-answers.ts';
import { endCorrected } from '../end-corrected.ts';
import * as q from '../inspection.queries.ts';
import { newerVersionOf } from '../newer-version.ts';
import { rectify } from '../rectify.ts';
import { writeRecord } from '../write-record.ts';

type Wanted = Parsed<typeof api.submit>;

/** The inspection is over: scored, recorded, what failed is to be put right, and the reviewer's turn if there is one. */
export async function submit(context: Context, wanted: Wanted): Promise<Output<typeof api.submit>> {
  return context.once(wanted.requestId, 'inspection.submit', async (tx) => {
    const { actor } = context;
    const found = await inHand(context, tx, wanted.taskId);
    const inTx = { db: tx.db, actor };
    await requireCurrent(inTx, found);
    const { version, excluded, draft, all, files } = await collectAnswers(inTx, found, wanted.answers);
    const assessment = assess(version, all);
    if (assessment.missing.length > 0) {
      throw new AppError('ITEMS_MISSING', {
        params: { count: assessment.missing.length },
        data: { missing: assessment.missing },
      });
    }
    const record = await writeRecord(tx, actor, { found, version, excluded, assessment, draft, files });
    await endCorrected(tx, record.corrected);
    const rectifications = await rectify(tx, actor, { found, assessment, record, wanted, draftId: draft?.id ?? null });
    await pass(tx, found, { recordId: record.id, assessment, comment: wanted.comment });
    await q.deleteDraft(tx.db, tx.companyId, found.row.id).execute();
    const { outcome } = assessment;
    return {
      recordId: record.id,
      number: record.number,
      score: outcome.score,
      maxScore: outcome.maxScore,
      ratePercent: outcome.ratePercent,
      levelName: outcome.level?.name ?? null,
      levelKey: outcome.level?.key ?? null,
      isPass: outcome.isPass,
      redLines: outcome.redLines,
      failed: outcome.failed,
      rectifications: rectifications.map(({ id, number, title }) => ({ id, number, title })),
      needsReview: found.view.hasReviewer,
    };
  });
}

/** The task, held for this transaction; one that was closed meanwhile must be inspected again (S8.31). */
async function inHand(context: Context, tx: Tx, taskId: string): Promise<FoundTask> {
  await lockTask(tx.db, tx.companyId, taskId).execute();
  const found = await findTask({ db: tx.db, actor: context.actor }, taskId);
  const { view } = found;
  if (view.state === 'closed' && view.relations.includes('handler')) throw new AppError('REINSPECT');
  requireEvent(view.hasReviewer ? 'submit' : 'submit_unreviewed', context, found);
  return found;
}

/** Answers to a version that is no longer live are refused as opening them is, wherever nobody relies on that version. */
async function requireCurrent(context: Pick<Context, 'db' | 'actor'>, found: FoundTask): Promise<void> {
  const { mustFollow } = await newerVersionOf(context, found);
  if (!mustFollow) return;
  const data = { versionNo: found.row.version_no, newerVersionNo: mustFollow.no };
  throw new AppError('DRAFT_EXPIRED', { data });
}

interface Passed {
  recordId: string;
  assessment: ReturnType<typeof assess>;
  comment: string;
}

/** On to the reviewers, or complete where nobody reviews. */
async function pass(tx: Tx, found: FoundTask, { recordId, assessment, comment }: Passed): Promise<void> {
  const at = tx.now();
  const { row, view } = found;
  const memberId = tx.actor?.memberId ?? '';
  const event = view.hasReviewer ? 'submit' : 'submit_unreviewed';
  const { score, level } = assessment.outcome;
  const patch = {
    submitted_at: at,
    record_id: recordId,
    score,
    level: level?.key ?? null,
    claimed_by: memberId,
    ...(view.hasReviewer ? {} : { finished_at: at }),
  };
  const along = async () => {
    await markActed(tx.db, tx.companyId, row.id, 'handler', at, memberId);
  };
  await moveTask(tx, found, { event, rev: row.rev, patch, comment, data: { recordId }, along });
  if (!view.hasReviewer) await finishTask(tx, found);
}
