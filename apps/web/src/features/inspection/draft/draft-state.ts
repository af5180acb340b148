import type { FileRef, PersonRef } from '@rondo/contract/kit/shapes';
import { type Answer, emptyAnswer } from '@rondo/domain/answer';

/** A picture that is only on this device yet. Its id stands in the answer until the server has given it its own. */
export interface WaitingPhoto {
  id: string;
  itemId: string;
  role: 'photo' | 'signature';
  source: 'camera' | 'picked';
  /** ISO instant. */
  takenAt: string;
  /** Why the server did not take it; it is not tried again. */
  refusal: string | null;
}

/** What the inspector changed about the rectification of an item. */
export interface PlanChange {
  isOff?: boolean | undefined;
  handlers?: PersonRef[] | undefined;
  limitHours?: number | undefined;
}

/** Everything an inspection in progress has gathered. Plain data: it is kept on the device as it is. */
export interface DraftState {
  draftId: string;
  templateVersionId: string;
  rev: number;
  answers: Record<string, Answer>;
  /** Items whose answer the server does not have yet, with the number of their last edit. */
  edits: Record<string, number>;
  lastEdit: number;
  waiting: WaitingPhoto[];
  /** Stored pictures the answers may name. */
  files: FileRef[];
  /** The id that a stored picture had while only this device had it. */
  takenAs?: Record<string, string> | undefined;
  plan: Record<string, PlanChange>;
  /** Who looks at the fixes and who is told of them; null: the usual people of the sheet. */
  fixReviewers: PersonRef[] | null;
  fixCc: PersonRef[] | null;
  comment: string;
  /** How long each item was on screen so far, by item; what the pace of the inspection is measured by. */
  seconds: Record<string, number>;
  /** ISO instant of the last save the server confirmed. */
  savedAt: string | null;
}

export const answerOf = (state: DraftState, itemId: string): Answer => state.answers[itemId] ?? emptyAnswer(itemId);

/** The state with an answer changed, to be saved. What is changed was given here: only a change that says so keeps a mark. */
export function edited(state: DraftState, itemId: string, change: Partial<Answer>): DraftState {
  const lastEdit = state.lastEdit + 1;
  return {
    ...state,
    answers: { ...state.answers, [itemId]: { ...answerOf(state, itemId), carriedFrom: null, ...change, itemId } },
    edits: { ...state.edits, [itemId]: lastEdit },
    lastEdit,
  };
}

export function photoTaken(state: DraftState, photo: WaitingPhoto): DraftState {
  const { itemId, id } = photo;
  const change = photo.role === 'signature' ? { value: id } : { photos: [...answerOf(state, itemId).photos, id] };
  return edited({ ...state, waiting: [...state.waiting, photo] }, itemId, change);
}

export function photoRemoved(state: DraftState, itemId: string, id: string): DraftState {
  const answer = answerOf(state, itemId);
  const change = answer.value === id ? { value: null } : { photos: answer.photos.filter((photo) => photo !== id) };
  return edited({ ...state, waiting: state.waiting.filter((photo) => photo.id !== id) }, itemId, change);
}

/** The server has the picture: its own id takes the place of ours. Nothing happens to one that was removed meanwhile. */
export function photoUploaded(state: DraftState, id: string, file: FileRef): DraftState {
  const photo = state.waiting.find((one) => one.id === id);
  if (!photo) return state;
  const answer = answerOf(state, photo.itemId);
  const change =
    photo.role === 'signature'
      ? answer.value === id
        ? { value: file.id }
        : {}
      : { photos: answer.photos.map((one) => (one === id ? file.id : one)) };
  const files = [...state.files.filter((one) => one.id !== file.id), file];
  const takenAs = { ...state.takenAs, [file.id]: id };
  return edited(
    { ...state, files, takenAs, waiting: state.waiting.filter((one) => one.id !== id) },
    photo.itemId,
    change,
  );
}

export function photoRefused(state: DraftState, id: string, refusal: string): DraftState {
  return { ...state, waiting: state.waiting.map((one) => (one.id === id ? { ...one, refusal } : one)) };
}

export function planChanged(state: DraftState, itemId: string, change: PlanChange): DraftState {
  return { ...state, plan: { ...state.plan, [itemId]: { ...state.plan[itemId], ...change } } };
}

/** An answer as the server may know it: without the pictures it does not have. */
function travelling(answer: Answer, waiting: ReadonlySet<string>): Answer {
  const isSigning = typeof answer.value === 'string' && waiting.has(answer.value);
  return {
    ...answer,
    value: isSigning ? null : answer.value,
    photos: answer.photos.filter((photo) => !waiting.has(photo)),
  };
}

/** The answers to send: those with an edit, or all of them. */
export function outgoing(state: DraftState, which: 'edited' | 'all'): Record<string, Answer> {
  const waiting = new Set(state.waiting.map((photo) => photo.id));
  const answers = Object.values(state.answers).filter((answer) => which === 'all' || answer.itemId in state.edits);
  return Object.fromEntries(answers.map((answer) => [answer.itemId, travelling(answer, waiting)]));
}

/** The server confirmed `sent`; what was edited again meanwhile stays to be saved. */
export function saved(
  state: DraftState,
  sent: Readonly<Record<string, number>>,
  { rev, savedAt }: { rev: number; savedAt: string },
): DraftState {
  const left = Object.entries(state.edits).filter(([itemId, edit]) => sent[itemId] !== edit);
  return { ...state, rev, savedAt, edits: Object.fromEntries(left) };
}

/** An item was on screen for a while more. */
export const spent = (state: DraftState, itemId: string, seconds: number): DraftState => ({
  ...state,
  seconds: { ...state.seconds, [itemId]: Math.round(((state.seconds[itemId] ?? 0) + seconds) * 10) / 10 },
});

/** How much would be lost to the server if this device disappeared now. */
export const unsavedCount = (state: DraftState): number =>
  new Set([...Object.keys(state.edits), ...state.waiting.map((photo) => photo.itemId)]).size;
