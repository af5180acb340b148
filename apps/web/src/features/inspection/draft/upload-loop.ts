import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Attempt } from './attempt.ts';
import { type DraftState, photoRefused, photoRemoved, photoUploaded, type WaitingPhoto } from './draft-state.ts';
import type { Live } from './live.ts';
import type { PhotoBox } from './photo-box.ts';
import { RETRY_AFTER_MS } from './save-loop.ts';
import type { Store } from './store.ts';

export interface UploadDeps {
  draft: Store<DraftState>;
  live: Store<Live>;
  box: PhotoBox;
  send: (photo: WaitingPhoto, blob: Blob, onProgress: (share: number) => void) => Promise<Attempt<FileRef>>;
  later: (run: () => void, ms: number) => () => void;
  /** Resolves when the draft is on the disk as it is now: only then a picture may leave this device. */
  kept: () => Promise<unknown>;
  /** A picture arrived: the answer that names it can be saved. */
  onUploaded: () => void;
}

export interface UploadLoop {
  kick: () => void;
  stop: () => void;
}

/** Uploads waiting pictures one after the other in the background, again when the network failed. */
export function createUploadLoop(deps: UploadDeps): UploadLoop {
  const { draft, live, later } = deps;
  let isRunning = false;
  let isStopped = false;
  let takeBack: (() => void) | null = null;
  const run = async (): Promise<void> => {
    for (;;) {
      const photo = draft.get().waiting.find((one) => one.refusal === null);
      if (!photo || isStopped || live.get().refusal) return;
      const went = await uploadOnce(deps, photo, () => isStopped);
      if (!went) {
        if (isStopped) return;
        takeBack = later(kick, RETRY_AFTER_MS);
        return;
      }
    }
  };
  const kick = () => {
    takeBack?.();
    takeBack = null;
    if (isRunning || isStopped) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  };
  return {
    kick,
    stop: () => {
      isStopped = true;
      takeBack?.();
    },
  };
}

/** False when it has to be tried again later. */
async function uploadOnce(deps: UploadDeps, photo: WaitingPhoto, isStopped: () => boolean): Promise<boolean> {
  const { draft, live, box } = deps;
  const blob = await box.get(photo.id);
  if (!blob) {
    draft.set(photoRemoved(draft.get(), photo.itemId, photo.id));
    return true;
  }
  const progress = (share: number) =>
    live.set({ ...live.get(), progress: { ...live.get().progress, [photo.id]: share } });
  progress(0);
  const outcome = await deps.send(photo, blob, progress);
  // Nobody keeps the draft any more: the picture stays here, and whoever goes on sends it again.
  if (isStopped()) return false;
  const { [photo.id]: _gone, ...others } = live.get().progress;
  live.set({ ...live.get(), progress: others, ...(outcome.kind === 'offline' ? { connection: 'offline' } : {}) });
  if (outcome.kind === 'offline') return false;
  if (outcome.kind === 'refused') {
    draft.set(photoRefused(draft.get(), photo.id, outcome.refusal.message));
    return true;
  }
  const url = live.get().urls[photo.id];
  if (url) live.set({ ...live.get(), urls: { ...live.get().urls, [outcome.data.id]: url } });
  draft.set(photoUploaded(draft.get(), photo.id, outcome.data));
  deps.onUploaded();
  await deps.kept();
  await box.remove(photo.id);
  return true;
}
