import { fileApi } from '@rondo/contract/file';
import type { inspectionApi } from '@rondo/contract/inspection';
import { seedOf } from '@rondo/domain/scoring/sample';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { upload } from '../../shared/http/upload.ts';
import { type DraftState, outgoing } from './draft/draft-state.ts';
import { parseJson } from './draft/local-draft.ts';
import type { Session } from './draft/session.ts';

type Sent = NonNullable<z.output<typeof inspectionApi.submit.input>['signOff']>;

/** A signature of the store on this device. `of`: the answers it was given for; `fileId`: null until it is stored. */
const shape = z.object({
  draftId: z.string(),
  name: z.string(),
  picture: z.string(),
  signedAt: z.string(),
  of: z.number(),
  fileId: z.string().nullable(),
});
type Kept = z.output<typeof shape>;

const keyOf = (draftKey: string) => `sign-off:${draftKey}`;

/** What keeps an inspection from being submitted: nobody signed, answers changed since, or the picture is on its way. */
export type OpenSignOff = 'needed' | 'changed' | 'sending' | null;

export type SignOff = ReturnType<typeof useSignOff>;

/**
 * The signature of the store before submitting. It is kept on this device and stored as soon as there is a network; it stands for
 * the answers as they were then, so any change asks for another one.
 */
export function useSignOff({ sheet }: Session, draft: DraftState, draftKey: string) {
  const key = keyOf(draftKey);
  const [kept, setKept] = useState(() => recall(key, sheet.draft.id));
  const keep = useCallback(
    (next: Kept | null) => {
      setKept(next);
      if (next) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
    },
    [key],
  );
  useStoring(kept, keep);
  const of = answersMark(draft);
  const isAsked = sheet.signOff !== null;
  const isChanged = kept !== null && kept.of !== of;
  const open: OpenSignOff = !isAsked
    ? null
    : !kept
      ? 'needed'
      : isChanged
        ? 'changed'
        : kept.fileId === null
          ? 'sending'
          : null;
  const sent: Sent | undefined =
    isAsked && open === null && kept?.fileId
      ? { fileId: kept.fileId, name: kept.name, signedAt: kept.signedAt }
      : undefined;
  const sign = async (blob: Blob, name: string) => {
    const picture = await asAddress(blob);
    keep({ draftId: sheet.draft.id, name, picture, signedAt: new Date().toISOString(), of, fileId: null });
  };
  return { kept: isChanged ? null : kept, isChanged, open, sent, sign, clear: () => keep(null) };
}

export const forgetSignOff = (draftKey: string): void => localStorage.removeItem(keyOf(draftKey));

/** Stores the picture, again when the network is back. */
function useStoring(kept: Kept | null, keep: (next: Kept) => void): void {
  const waiting = kept?.fileId === null ? kept : null;
  useEffect(() => {
    if (!waiting) return;
    let isHere = true;
    const send = async () => {
      try {
        const file = new File([bytesOf(waiting.picture)], 'signature.png', { type: 'image/png' });
        const [stored] = await upload(fileApi.upload, { source: 'picked', takenAt: waiting.signedAt }, [file], {
          hideErrors: true,
        });
        if (isHere && stored) keep({ ...waiting, fileId: stored.id });
      } catch (cause) {
        console.warn('the signature is not stored yet', cause);
      }
    };
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    return () => {
      isHere = false;
      window.removeEventListener('online', again);
    };
  }, [waiting, keep]);
}

/** A draft that was thrown away and begun again has no signature. */
function recall(key: string, draftId: string): Kept | null {
  const parsed = shape.safeParse(parseJson(localStorage.getItem(key)));
  return parsed.success && parsed.data.draftId === draftId ? parsed.data : null;
}

/** A number that stays as long as the answers do, in whatever order they are kept. */
function answersMark(draft: DraftState): number {
  const answers = Object.values(outgoing(draft, 'all')).sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  return seedOf(JSON.stringify(answers));
}

/** What an address of `asAddress` holds. The page's policy lets nobody fetch such an address. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
}

/** The picture as an address that text storage can keep. */
function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
