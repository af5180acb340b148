import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { upload } from '../../../shared/http/upload.ts';
import { type Attempt, attemptOf } from './attempt.ts';

/** Where this device keeps the signature of an inspection. */
export const signOffKey = (draftKey: string) => `sign-off:${draftKey}`;

export const forgetSignOff = (draftKey: string): void => localStorage.removeItem(signOffKey(draftKey));

/**
 * Stores the picture of a signature, once under its `requestId`: the page may still be at it when the outbox comes. `picture`: a data address; one that
 * this device has lost cannot be sent and throws.
 */
export async function sendSignature({
  picture,
  signedAt,
  requestId,
}: {
  picture: string | null;
  signedAt: string;
  requestId: string | null;
}): Promise<Attempt<FileRef>> {
  if (picture === null) throw new Error('a signature without its picture');
  const file = new File([bytesOf(picture)], 'signature.png', { type: 'image/png' });
  try {
    const input = { source: 'picked', takenAt: signedAt, ...(requestId ? { requestId } : {}) } as const;
    const [stored] = await upload(fileApi.upload, input, [file], { hideErrors: true, onError: () => {} });
    return stored ? { kind: 'done', data: stored } : { kind: 'offline' };
  } catch (cause) {
    return attemptOf(cause);
  }
}

/** The page's policy lets nobody fetch a data address. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}
