import { seedOf } from '@rondo/domain/scoring/sample';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { z } from 'zod';
import type { DraftState } from './draft/draft-state.ts';
import { parseJson } from './draft/local-draft.ts';
import type { SignOffToSend } from './draft/queued.ts';
import type { Session } from './draft/session.ts';
import { sendSignature, signOffKey } from './draft/signature.ts';

/** A signature of the store on this device. `of`: the answers it was given for; `fileId`: null until it is stored. */
const shape = z.object({
  draftId: z.string(),
  name: z.string(),
  picture: z.string(),
  signedAt: z.string(),
  of: z.number(),
  fileId: z.string().nullable(),
  requestId: z.string().nullable().default(null),
});
type Kept = z.output<typeof shape>;

/** What keeps an inspection from being submitted: nobody signed, or answers changed since. */
export type OpenSignOff = 'needed' | 'changed' | null;

export type SignOff = ReturnType<typeof useSignOff>;

/**
 * The signature of the store before submitting. It is kept on this device and stored as soon as there is a network, by the
 * outbox if the inspection is submitted before; it stands for the answers as they were then, so any change asks for another one.
 */
export function useSignOff({ sheet }: Session, draft: DraftState, draftKey: string) {
  const key = signOffKey(draftKey);
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
  const open: OpenSignOff = !isAsked ? null : !kept ? 'needed' : isChanged ? 'changed' : null;
  const sent = useMemo(() => (isAsked && open === null && kept ? toSend(kept) : null), [isAsked, open, kept]);
  const sign = async (blob: Blob, name: string) => {
    const picture = await asAddress(blob);
    keep({
      draftId: sheet.draft.id,
      name,
      picture,
      signedAt: new Date().toISOString(),
      of,
      fileId: null,
      requestId: uuid(),
    });
  };
  return { kept: isChanged ? null : kept, isChanged, open, sent, sign, clear: () => keep(null) };
}

const toSend = ({ fileId, name, signedAt, picture, requestId }: Kept): SignOffToSend => ({
  ...{ fileId, name, signedAt, requestId },
  picture: fileId === null ? picture : null,
});

/** Stores the picture, again when the network is back. */
function useStoring(kept: Kept | null, keep: (next: Kept) => void): void {
  const waiting = kept?.fileId === null ? kept : null;
  useEffect(() => {
    if (!waiting) return;
    let isHere = true;
    const send = async () => {
      const outcome = await sendSignature(waiting);
      if (isHere && outcome.kind === 'done') keep({ ...waiting, fileId: outcome.data.id });
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

/** A number that stays as long as the answers do, in whatever order they are kept, and while their pictures are being stored. */
function answersMark({ answers, takenAs }: DraftState): number {
  const asTaken = (id: string) => takenAs?.[id] ?? id;
  const all = Object.values(answers)
    .map((answer) => ({
      ...answer,
      value: typeof answer.value === 'string' ? asTaken(answer.value) : answer.value,
      photos: answer.photos.map(asTaken),
    }))
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  return seedOf(JSON.stringify(all));
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
