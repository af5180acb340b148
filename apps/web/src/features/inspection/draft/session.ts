import type { InspectionSheet } from '@rondo/contract/inspection';
import type { Answer } from '@rondo/domain/answer';
import {
  type DraftState,
  edited,
  type PlanChange,
  photoRemoved,
  photoTaken,
  planChanged,
  spent,
  type WaitingPhoto,
} from './draft-state.ts';
import { type Live, liveAtStart } from './live.ts';
import { type KeptDraft, type KeyValue, keepDraft } from './local-draft.ts';
import { createMirror } from './mirror.ts';
import type { PhotoBox } from './photo-box.ts';
import { createSaveLoop, type SaveDeps } from './save-loop.ts';
import { createStore, type Store } from './store.ts';
import { createUploadLoop, type UploadDeps } from './upload-loop.ts';

/** What is around an inspection: storage, network, time. */
export interface SessionDeps {
  key: string;
  storage: KeyValue;
  /** Holds drafts of any size; written after the storage. */
  drafts: { put: (key: string, kept: KeptDraft) => Promise<void> };
  box: PhotoBox;
  save: SaveDeps['send'];
  reopen: SaveDeps['reopen'];
  upload: UploadDeps['send'];
  later: SaveDeps['later'];
  now: () => number;
  newId: () => string;
}

/** An item and what of its answer changes. */
export type Change = readonly [itemId: string, part: Partial<Answer>];

/** An inspection in progress: every change is on the device at once and on the server soon. */
export interface Session {
  /** Where it is kept on this device. */
  key: string;
  sheet: InspectionSheet;
  draft: Store<DraftState>;
  live: Store<Live>;
  answer: (itemId: string, change: Partial<Answer>) => void;
  /** Several answers as one change. */
  answerAll: (changes: readonly Change[]) => void;
  /** Keeps a picture and uploads it in the background. Rejects when the device has no room for it. */
  addPhoto: (itemId: string, blob: Blob, how: Pick<WaitingPhoto, 'role' | 'source'>) => Promise<void>;
  removePhoto: (itemId: string, id: string) => void;
  plan: (itemId: string, change: PlanChange) => void;
  /** Who looks at the fixes, or who is told of them. */
  fixPeople: (change: Partial<Pick<DraftState, 'fixReviewers' | 'fixCc'>>) => void;
  comment: (text: string) => void;
  /** An item was on screen; it travels with the next save. */
  spent: (itemId: string, seconds: number) => void;
  /** The network is back: pictures, then answers. */
  wake: () => void;
  offline: () => void;
  flush: () => Promise<boolean>;
  /** Keeps the draft as it is, whether it changed or not; false when the device has no room. */
  keep: () => Promise<boolean>;
  stop: () => void;
}

export function createSession(sheet: InspectionSheet, start: DraftState, deps: SessionDeps): Session {
  const draft = createStore(start);
  const live = createStore<Live>(liveAtStart);
  const { later, box } = deps;
  const saves = createSaveLoop({ draft, live, send: deps.save, reopen: deps.reopen, later });
  const keeping = keepBoth(live, deps);
  const uploads = createUploadLoop({
    ...{ draft, live, box, later, send: deps.upload },
    kept: keeping.settled,
    onUploaded: saves.soon,
  });
  const unkeep = draft.subscribe(() => keeping.keep(draft.get()));
  const change = (next: DraftState) => {
    draft.set(next);
    saves.soon();
  };
  const wake = () => {
    if (live.get().connection === 'offline') live.set({ ...live.get(), connection: 'idle' });
    uploads.kick();
    void saves.flush();
  };
  wake();
  return {
    ...{ key: deps.key, sheet, draft, live },
    answer: (itemId, part) => change(edited(draft.get(), itemId, part)),
    answerAll: (changes) => change(changes.reduce((state, [itemId, part]) => edited(state, itemId, part), draft.get())),
    addPhoto: async (itemId, blob, how) => {
      const id = deps.newId();
      const takenAt = new Date(deps.now()).toISOString();
      await box.put({ id, draftKey: deps.key, blob });
      live.set({ ...live.get(), urls: { ...live.get().urls, [id]: URL.createObjectURL(blob) } });
      change(photoTaken(draft.get(), { id, itemId, ...how, takenAt, refusal: null }));
      uploads.kick();
    },
    removePhoto: (itemId, id) => {
      const wasWaiting = draft.get().waiting.some((photo) => photo.id === id);
      change(photoRemoved(draft.get(), itemId, id));
      if (wasWaiting) void box.remove(id);
    },
    plan: (itemId, part) => draft.set(planChanged(draft.get(), itemId, part)),
    fixPeople: (part) => draft.set({ ...draft.get(), ...part }),
    comment: (text) => draft.set({ ...draft.get(), comment: text }),
    spent: (itemId, seconds) => draft.set(spent(draft.get(), itemId, seconds)),
    wake,
    offline: () => live.set({ ...live.get(), connection: 'offline' }),
    flush: saves.flush,
    keep: () => {
      keeping.keep(draft.get());
      return keeping.settled().then(() => !live.get().isStorageFull);
    },
    stop: () => {
      unkeep();
      saves.stop();
      uploads.stop();
      revoke(live.get().urls);
    },
  };
}

function revoke(urls: Live['urls']): void {
  for (const url of new Set(Object.values(urls))) URL.revokeObjectURL(url);
}

/** Keeps the draft in both storages; the device is out of room when neither takes it. */
function keepBoth(live: Store<Live>, { storage, drafts, key, now }: SessionDeps) {
  let isInFirst = true;
  const tell = (isStorageFull: boolean) => {
    if (live.get().isStorageFull !== isStorageFull) live.set({ ...live.get(), isStorageFull });
  };
  const write = async (kept: KeptDraft) => {
    await drafts.put(key, kept);
    tell(false);
  };
  const second = createMirror(write, (cause) => {
    console.warn('the draft was not kept in the storage of big things', cause);
    tell(!isInFirst);
  });
  return {
    keep: (draft: DraftState) => {
      const kept = { keptAt: now(), draft };
      isInFirst = keepDraft(storage, key, kept);
      second.put(kept);
    },
    settled: second.settled,
  };
}
