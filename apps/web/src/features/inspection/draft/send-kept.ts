import type { inspectionApi } from '@rondo/contract/inspection';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { z } from 'zod';
import type { Refusal } from '../../../shared/http/http.ts';
import type { Attempt } from './attempt.ts';
import { type DraftState, photoRefused, photoRemoved, photoUploaded, type WaitingPhoto } from './draft-state.ts';
import type { Queued, SignOffToSend } from './queued.ts';
import { type Submission, submissionOf } from './submission.ts';

export type Result = z.output<typeof inspectionApi.submit.output>;

/** What leaves at the moment: picture `index` of `total`, or the inspection itself. `share` of the picture, 0..1. */
export type Step = { kind: 'photo'; index: number; total: number; share: number } | { kind: 'submit' };

/** What is around sending: this device and the server. */
export interface SendDeps {
  queued: { get: () => Queued | null; keep: (queued: Queued) => void };
  draft: { get: () => Promise<DraftState | null>; keep: (draft: DraftState) => Promise<boolean> };
  photos: { get: (id: string) => Promise<Blob | null>; remove: (id: string) => Promise<void> };
  open: () => Promise<Attempt<{ templateVersionId: string }>>;
  upload: (photo: WaitingPhoto, blob: Blob, onProgress: (share: number) => void) => Promise<Attempt<FileRef>>;
  /** Stores the picture of a signature that was given without network. */
  sign: (signature: SignOffToSend) => Promise<Attempt<FileRef>>;
  submit: (submission: Submission) => Promise<Attempt<Result>>;
  who: { taskId: string; deviceId: string };
  now: () => number;
  onStep: (step: Step) => void;
}

export type Outcome =
  | { kind: 'sent'; result: Result; photos: number }
  /** Not reached: it is tried again. */
  | { kind: 'waiting' }
  /** Refused: somebody has to look at it. `refusal` null: the template is another by now. */
  | { kind: 'stopped'; refusal: Refusal | null }
  /** Nothing waits under this key any more. */
  | { kind: 'gone' };

/**
 * Sends an inspection that was submitted on this device: asks whether it may go on, brings its pictures in their order, the signature of
 * the store, then the answers under the one request id. It may be interrupted anywhere and begun again: what has left is not sent a second time, and a picture
 * leaves this device only when the draft that names its stored copy is kept.
 */
export async function sendKept(deps: SendDeps): Promise<Outcome> {
  const queued = deps.queued.get();
  const draft = await deps.draft.get();
  if (!queued || !draft) return { kind: 'gone' };
  const tried = {
    ...queued,
    tries: queued.tries + 1,
    lastTryAt: new Date(deps.now()).toISOString(),
    problem: null,
  };
  deps.queued.keep(tried);
  if (!queued.wasSent) {
    const opened = await deps.open();
    if (opened.kind !== 'done') return failed(opened);
    if (opened.data.templateVersionId !== draft.templateVersionId) return { kind: 'stopped', refusal: null };
  }
  const brought = await bringPhotos(deps, draft);
  if ('kind' in brought) return brought;
  deps.onStep({ kind: 'submit' });
  const signed = await bringSignature(deps, tried);
  if ('kind' in signed) return signed;
  deps.queued.keep({ ...signed.queued, wasSent: true });
  const outcome = await deps.submit(submissionOf(brought.draft, deps.who, signed.queued));
  if (outcome.kind !== 'done') return failed(outcome);
  return { kind: 'sent', result: outcome.data, photos: photosOf(brought.draft) };
}

const failed = (outcome: Exclude<Attempt<never>, { kind: 'done' }>): Outcome =>
  outcome.kind === 'offline' ? { kind: 'waiting' } : { kind: 'stopped', refusal: outcome.refusal };

const photosOf = ({ answers }: DraftState): number =>
  Object.values(answers).reduce((sum, answer) => sum + answer.photos.length, 0);

/** What is queued with its signature stored; it is not stored a second time when the answers do not arrive. */
async function bringSignature(deps: SendDeps, queued: Queued): Promise<{ queued: Queued } | Outcome> {
  const { signOff } = queued;
  if (!signOff || signOff.fileId !== null) return { queued };
  const outcome = await deps.sign(signOff);
  if (outcome.kind !== 'done') return failed(outcome);
  const stored = { ...queued, signOff: { ...signOff, fileId: outcome.data.id, picture: null } };
  deps.queued.keep(stored);
  return { queued: stored };
}

async function bringPhotos(deps: SendDeps, start: DraftState): Promise<{ draft: DraftState } | Outcome> {
  let draft = start;
  const total = start.waiting.length;
  for (const [index, photo] of start.waiting.entries()) {
    const step = (share: number) => deps.onStep({ kind: 'photo', index: index + 1, total, share });
    step(0);
    const blob = await deps.photos.get(photo.id);
    if (!blob) {
      // The browser has cleared it: whether the inspection is complete without it, the server says.
      draft = photoRemoved(draft, photo.itemId, photo.id);
      await deps.draft.keep(draft);
      continue;
    }
    const outcome = await deps.upload(photo, blob, step);
    if (outcome.kind === 'refused') await deps.draft.keep(photoRefused(draft, photo.id, outcome.refusal.message));
    if (outcome.kind !== 'done') return failed(outcome);
    draft = photoUploaded(draft, photo.id, outcome.data);
    if (await deps.draft.keep(draft)) await deps.photos.remove(photo.id);
  }
  return { draft };
}
