import type { inspectionApi } from '@rondo/contract/inspection';
import type { z } from 'zod';
import type { DraftState } from './draft-state.ts';
import { outgoing } from './draft-state.ts';
import type { Queued } from './queued.ts';

export type Submission = z.output<typeof inspectionApi.submit.input>;

/** The submission of a draft, under the request id and with the time it was queued with: whichever attempt arrives, there is one record. */
export function submissionOf(
  draft: DraftState,
  who: { taskId: string; deviceId: string },
  { requestId, doneAt, signOff }: Pick<Queued, 'requestId' | 'doneAt' | 'signOff'>,
): Submission {
  const changed = Object.entries(draft.plan).filter(([, plan]) => !plan.isOff && (plan.handlers || plan.limitHours));
  return {
    ...who,
    answers: outgoing(draft, 'all'),
    seconds: draft.seconds,
    withoutRectification: Object.entries(draft.plan).flatMap(([itemId, plan]) => (plan.isOff ? [itemId] : [])),
    rectifications: changed.map(([itemId, { handlers, limitHours }]) => ({
      itemId,
      ...(handlers && handlers.length > 0 ? { handlerIds: handlers.map((one) => one.id) } : {}),
      ...(limitHours ? { limitHours } : {}),
    })),
    ...(draft.fixReviewers ? { rectificationReviewerIds: draft.fixReviewers.map((one) => one.id) } : {}),
    ...(draft.fixCc ? { rectificationCcIds: draft.fixCc.map((one) => one.id) } : {}),
    comment: draft.comment,
    ...(doneAt ? { doneAt } : {}),
    ...(signOff?.fileId ? { signOff: { fileId: signOff.fileId, name: signOff.name, signedAt: signOff.signedAt } } : {}),
    requestId,
  };
}
