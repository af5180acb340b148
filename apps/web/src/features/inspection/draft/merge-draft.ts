import type { InspectionSheet } from '@rondo/contract/inspection';
import type { Answer } from '@rondo/domain/answer';
import { allItems } from '@rondo/domain/scoring/template';
import type { DraftState } from './draft-state.ts';

/** The state a sheet starts from: what the server has. */
export function draftOf(sheet: InspectionSheet): DraftState {
  const { draft } = sheet;
  return {
    draftId: draft.id,
    templateVersionId: sheet.templateVersionId,
    rev: draft.rev,
    answers: draft.answers,
    edits: {},
    lastEdit: 0,
    waiting: [],
    files: draft.photos,
    plan: {},
    fixReviewers: null,
    fixCc: null,
    comment: '',
    seconds: sheet.seconds,
    savedAt: Object.keys(draft.answers).length > 0 ? draft.savedAt : null,
  };
}

/**
 * What the server has, with what only this device has laid over it: answers that were not saved yet and those whose pictures
 * still wait. Everything else is the server's where it knows more than this device. A draft of another template version is not mixed in.
 * `photosHere`: ids of the pictures that are really on this device; others are taken out, they cannot be sent any more.
 */
export function mergeDraft(
  sheet: InspectionSheet,
  local: DraftState | null,
  photosHere: ReadonlySet<string>,
): DraftState {
  const served = draftOf(sheet);
  if (!local || local.templateVersionId !== sheet.templateVersionId) return served;
  const asked = new Set(allItems(sheet.content).map((item) => item.id));
  const base = knowsMore(local, served) ? { ...served, ...savedPart(local, asked) } : served;
  const waiting = local.waiting.filter((photo) => photosHere.has(photo.id) && asked.has(photo.itemId));
  const lost = new Set(local.waiting.filter((photo) => !photosHere.has(photo.id)).map((photo) => photo.id));
  const own = new Set([...Object.keys(local.edits), ...local.waiting.map((photo) => photo.itemId)]);
  const answers = { ...base.answers };
  const edits: Record<string, number> = {};
  let lastEdit = 0;
  for (const itemId of own) {
    const answer = local.answers[itemId];
    if (!answer || !asked.has(itemId)) continue;
    lastEdit += 1;
    answers[itemId] = without(answer, lost);
    edits[itemId] = lastEdit;
  }
  const known = new Set(base.files.map((file) => file.id));
  return {
    ...base,
    answers,
    edits,
    lastEdit,
    waiting,
    files: [...base.files, ...local.files.filter((file) => !known.has(file.id))],
    takenAs: local.takenAs,
    plan: local.plan,
    fixReviewers: local.fixReviewers,
    fixCc: local.fixCc,
    comment: local.comment,
    // This device may have counted on without network, another one may have gone on from here: the longer time is the later one.
    seconds: longest(base.seconds, local.seconds),
  };
}

/**
 * Without network the sheet is the one this device saw when it opened the task: what was saved since is in the draft alone, and not among
 * its edits any more.
 */
const knowsMore = (local: DraftState, served: DraftState): boolean =>
  local.draftId === served.draftId && local.rev >= served.rev;

const savedPart = ({ answers, rev, savedAt }: DraftState, asked: ReadonlySet<string>) => ({
  ...{ rev, savedAt },
  answers: Object.fromEntries(Object.entries(answers).filter(([itemId]) => asked.has(itemId))),
});

function longest(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...ids].map((id) => [id, Math.max(a[id] ?? 0, b[id] ?? 0)]));
}

function without(answer: Answer, lost: ReadonlySet<string>): Answer {
  const isLost = typeof answer.value === 'string' && lost.has(answer.value);
  return {
    ...answer,
    value: isLost ? null : answer.value,
    photos: answer.photos.filter((photo) => !lost.has(photo)),
  };
}
