import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Attempt } from './attempt.ts';
import { type DraftState, outgoing, photoUploaded, type WaitingPhoto } from './draft-state.ts';

interface PrintDeps {
  photos: { get: (id: string) => Promise<Blob | null> };
  upload: (photo: WaitingPhoto, blob: Blob, onProgress: (share: number) => void) => Promise<Attempt<FileRef>>;
}

/**
 * The answers with the pictures that only this device had, brought to the server first; those that are gone or refused stay out and are
 * counted. Null: the server was not reached. What this device keeps stays as it is: a picture is stored once, however often it is brought.
 */
export async function draftToPrint(
  draft: DraftState,
  { photos, upload }: PrintDeps,
): Promise<{ answers: DraftState['answers']; photosLeft: number } | null> {
  let brought = draft;
  for (const photo of draft.waiting) {
    const blob = await photos.get(photo.id);
    const outcome = blob && (await upload(photo, blob, () => {}));
    if (outcome?.kind === 'offline') return null;
    if (outcome?.kind === 'done') brought = photoUploaded(brought, photo.id, outcome.data);
  }
  return { answers: outgoing(brought, 'all'), photosLeft: brought.waiting.length };
}
