import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { type Answer, saySame } from '@rondo/domain/answer';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { lockTask } from '../../task/index.ts';
import { type Assessment, assess } from '../assess.ts';
import { checkAnswers } from '../check-answers.ts';
import { requireEdited } from '../edited-record.ts';
import { writeEdit } from '../write-edit.ts';

/** An item of a record in review with its answer, for the form that changes it. */
export async function answer(
  context: Context,
  { recordId, itemId }: Parsed<typeof api.answer>,
): Promise<Output<typeof api.answer>> {
  const { record, item, standing } = await requireEdited(context, recordId, itemId);
  return { item, answer: standing, rev: record.row.rev };
}

/** A reviewer changes an answer: the record is scored again, and the old value is kept. Its pictures stay as they are. */
export async function edit(context: Context, wanted: Parsed<typeof api.edit>): Promise<Output<typeof api.edit>> {
  const { actor, now, change } = context;
  const { recordId, rev, reason } = wanted;
  const { itemId } = wanted.answer;
  const seen = await requireEdited(context, recordId, itemId);
  return change(async (tx) => {
    await lockTask(tx.db, tx.companyId, seen.found.row.id).execute();
    const edited = await requireEdited({ db: tx.db, actor, now }, recordId, itemId);
    if (edited.record.row.rev !== rev) throw new AppError('STALE');
    const before = edited.standing;
    const after: Answer = { ...wanted.answer, photos: before.photos, carriedFrom: null };
    if (saySame(before, after)) throw refuseField('answer', 'required');
    checkAnswers(edited.version.content, { [itemId]: after });
    const assessment = assess(edited.version, { ...edited.answers, [itemId]: after });
    requireWhole(assessment, itemId);
    await writeEdit(tx, actor, edited, { before, after, assessment, reason });
    const { score, failed } = assessment.outcome;
    return { rev: rev + 1, score, failed };
  });
}

/** The changed answer lacks nothing that can be written here; pictures are asked of whoever was there. */
function requireWhole({ missing }: Assessment, itemId: string): void {
  const lacking = missing.filter((one) => one.itemId === itemId && one.reason !== 'photo');
  if (lacking.length === 0) return;
  throw new AppError('ITEMS_MISSING', { params: { count: lacking.length }, data: { missing: lacking } });
}
