import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { isReviewNeeded } from '@rondo/domain/process-plan';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { keepPace, requireCheckIn } from '../../check-in/index.ts';
import { completePair, isSecondOfPair } from '../../double-inspection/index.ts';
import {
  type FoundTask,
  findTask,
  finishTask,
  isTaskHeld,
  lockTask,
  markActed,
  moveTask,
  requireEvent,
} from '../../task/index.ts';
import { type Assessment, assess } from '../assess.ts';
import { contentFor, requireCamera } from '../camera-only.ts';
import { byMark } from '../carried.ts';
import { collectAnswers } from '../collect-answers.ts';
import { endCorrected } from '../end-corrected.ts';
import * as q from '../inspection.queries.ts';
import { newerVersionOf } from '../newer-version.ts';
import { beganEmpty, heldRecordBefore } from '../record-before.ts';
import { rectify } from '../rectify.ts';
import { type Signature, writeRecord } from '../write-record.ts';

type Wanted = Parsed<typeof api.submit>;

/** The inspection is over: scored, recorded, what failed is to be put right, and the reviewer's turn if there is one. */
export async function submit(context: Context, wanted: Wanted): Promise<Output<typeof api.submit>> {
  return context.once(wanted.requestId, 'inspection.submit', async (tx) => {
    const { actor } = context;
    const found = await inHand(context, tx, wanted.taskId);
    const inTx = { db: tx.db, actor };
    await requireCurrent(inTx, found);
    await requireCheckIn(tx, actor, found);
    const before = await heldRecordBefore(tx.db, tx.companyId, found.row);
    // A correction after a review is made away from the store: what was signed stays signed.
    const signature = before ? null : signatureOf(found, wanted, tx.now());
    const { version, excluded, draft, all, files, seconds } = await collectAnswers(inTx, found, wanted.answers);
    await requireCamera(tx.db, tx.companyId, contentFor(found.row, version.content), byMark(all, 'given'));
    const assessment = assess(version, all);
    if (assessment.missing.length > 0) {
      throw new AppError('ITEMS_MISSING', {
        params: { count: assessment.missing.length },
        data: { missing: assessment.missing },
      });
    }
    const isCompared = await isSecondOfPair(tx.db, tx.companyId, found.row.id);
    const needsReview = !isCompared && reviewIsNeeded(found, assessment, version.scoring);
    const record = await writeRecord(tx, actor, {
      ...{ found, version, excluded, assessment, before, draft, files, needsReview, isCompared, signature },
      saidAt: wanted.doneAt,
    });
    // A correction begins with all answers given: its pace says nothing.
    if (await beganEmpty(tx.db, tx.companyId, found.row, draft?.started_at)) {
      await keepPace(tx, {
        ...{ recordId: record.id, templateId: found.row.template_id, durationS: record.durationS },
        itemIds: assessment.asked.flatMap(({ item, answer }) => (answer && !answer.carriedFrom ? [item.id] : [])),
        seconds: { ...seconds, ...wanted.seconds },
      });
    }
    await endCorrected(tx, record.corrected);
    // What failed in the second of a pair is put right by the first.
    const made = { found, assessment, record, wanted, draftId: draft?.id ?? null };
    const rectifications = isCompared ? [] : await rectify(tx, actor, made);
    if (isCompared) await completePair(tx, actor, { taskId: found.row.id, recordId: record.id });
    await pass(tx, found, { recordId: record.id, assessment, comment: wanted.comment, needsReview });
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
      needsReview,
      isCompared,
    };
  });
}

/** What the store signed, where it has to. */
function signatureOf({ row }: FoundTask, { signOff }: Wanted, now: Date): Signature | null {
  if (!row.sign_off) return null;
  if (!signOff) throw new AppError('SIGN_OFF_NEEDED');
  const signedAt = new Date(signOff.signedAt);
  return { fileId: signOff.fileId, name: signOff.name, at: signedAt < now ? signedAt : now };
}

/** Whether its reviewers have to look at this result; what they sent back they always see again. */
function reviewIsNeeded({ row, view }: FoundTask, { outcome }: Assessment, { levels }: ScoringSettings): boolean {
  if (!view.hasReviewer || row.record_id !== null) return view.hasReviewer;
  const upTo = LEVEL_RAMP.find((one) => one === row.review_up_to) ?? null;
  const { level, redLines } = outcome;
  const rank = level ? levels.findIndex((one) => one.key === level.key) : null;
  return isReviewNeeded(upTo, { rank, count: levels.length, redLines });
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
  needsReview: boolean;
}

/** On to the reviewers; where nobody reviews complete, or waiting for what it found. */
async function pass(tx: Tx, found: FoundTask, { recordId, assessment, comment, needsReview }: Passed): Promise<void> {
  const at = tx.now();
  const { row } = found;
  const memberId = tx.actor?.memberId ?? '';
  const isOver = !needsReview && !(await isTaskHeld(tx, row, recordId));
  const event = needsReview ? 'submit' : isOver ? 'submit_unreviewed' : 'submit_held';
  const { score, level } = assessment.outcome;
  const patch = {
    submitted_at: at,
    record_id: recordId,
    score,
    level: level?.key ?? null,
    claimed_by: memberId,
    ...(isOver ? { finished_at: at } : {}),
  };
  const along = async () => {
    await markActed(tx.db, tx.companyId, row.id, 'handler', at, memberId);
  };
  await moveTask(tx, found, { event, rev: row.rev, patch, comment, data: { recordId }, along });
  if (isOver) await finishTask(tx, found);
}
