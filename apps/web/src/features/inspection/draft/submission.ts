import { inspectionApi } from '@rondo/contract/inspection';
import type { z } from 'zod';
import type { DraftState } from './draft-state.ts';
import { outgoing } from './draft-state.ts';
import { type KeyValue, parseJson } from './local-draft.ts';

/** A submission that is under way: kept until an answer arrives, so that sending it again is the same request. */
export type Submission = z.output<typeof inspectionApi.submit.input>;

const keyOf = (draftKey: string) => `${draftKey}:submission`;

export function keptSubmission(storage: KeyValue, draftKey: string): Submission | null {
  const parsed = inspectionApi.submit.input.safeParse(parseJson(storage.getItem(keyOf(draftKey))));
  return parsed.success ? parsed.data : null;
}

/** Keeps it before it is sent. A device without room sends it all the same: the page still remembers it while it is open. */
export function keepSubmission(storage: KeyValue, draftKey: string, submission: Submission): void {
  try {
    storage.setItem(keyOf(draftKey), JSON.stringify(submission));
  } catch (cause) {
    console.warn('the submission was not kept on this device', cause);
  }
}

export const forgetSubmission = (storage: KeyValue, draftKey: string): void => storage.removeItem(keyOf(draftKey));

/** The submission of a draft. One that is under way lends its request id: whichever arrives, there is one record. */
export function submissionOf(
  draft: DraftState,
  who: { taskId: string; deviceId: string },
  underWay: Submission | null,
  newId: () => string,
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
    requestId: underWay?.requestId ?? newId(),
  };
}
