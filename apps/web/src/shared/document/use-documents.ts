import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { documentTypeOf } from '@rondo/domain/document';
import { UPLOAD, uploadFault } from '@rondo/domain/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureWords, isUnreached } from '../http/http.ts';
import { upload } from '../http/upload.ts';
import { type Translate, useT } from '../i18n.tsx';
import { toast } from '../ui/toast.ts';

/** A picked document that is not stored yet. Its key is what the server knows the request by: sent again, it is stored once. */
interface Pending {
  key: string;
  file: File;
  share: number;
  failure: string | null;
  /** It failed on the way: the same may go through later. */
  canRetry: boolean;
}

interface Options {
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Most documents at once; 9 as everywhere. */
  most?: number;
}

export type Documents = ReturnType<typeof useDocuments>;

/**
 * The documents of a form: sent as soon as they are picked, each by itself, so that nothing has to be picked again when one of them or
 * the form is refused. What did not reach the server goes by itself once the browser is online again.
 */
export function useDocuments({ value, onChange, most = UPLOAD.attachment.files }: Options) {
  const t = useT();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [arrived, setArrived] = useState<readonly FileRef[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const patch = (key: string, change: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: string) => setPending((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file }: Pick<Pending, 'key' | 'file'>): Promise<void> => {
    const abort = new AbortController();
    running.current.set(key, abort);
    patch(key, { share: 0, failure: null, canRetry: false });
    try {
      const options = { onProgress: (share: number) => patch(key, { share }), signal: abort.signal };
      const sent = await upload(fileApi.uploadDocument, { requestId: key }, [file], { ...options, ...QUIET });
      setArrived((all) => [...all, sent]);
      drop(key);
    } catch (cause) {
      if (!abort.signal.aborted) patch(key, { failure: failureWords(cause), canRetry: isUnreached(cause) });
    } finally {
      running.current.delete(key);
    }
  };

  // The form may have changed while a document was on its way: it is added to what the form holds by then.
  const hand = useEffectEvent(() => {
    onChange([...value, ...arrived]);
    setArrived((all) => all.filter((file) => !arrived.includes(file)));
  });
  useEffect(() => {
    if (arrived.length > 0) hand();
  }, [arrived]);

  const again = useEffectEvent(() => {
    for (const one of pending) if (one.failure !== null && one.canRetry) void send(one);
  });
  useEffect(() => {
    const online = () => again();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const taken = value.length + pending.length + arrived.length;
  const add = (files: readonly File[]): void => {
    if (files.length > most - taken) toast.warn(t('ui.attachment.atMost', { max: most }));
    const some = files.slice(0, Math.max(0, most - taken)).map((file): Pending => {
      return { key: uuidv7(), file, share: 0, failure: faultOf(file, t), canRetry: false };
    });
    setPending((all) => [...all, ...some]);
    for (const one of some) if (one.failure === null) void send(one);
  };
  const remove = (key: string): void => {
    running.current.get(key)?.abort();
    drop(key);
    if (value.some(({ id }) => id === key)) onChange(value.filter(({ id }) => id !== key));
  };
  const retry = (key: string): void => {
    const one = pending.find((some) => some.key === key);
    if (one) void send(one);
  };
  /** All that was picked is stored: the form can be sent and leaves nothing out. */
  const isSettled = pending.length === 0 && arrived.length === 0;
  return { value, pending, arrived, taken, most, add, remove, retry, isSettled };
}

const QUIET = { isShown: true, hideErrors: true } as const;

/** What is wrong with a file before it is sent, in words. */
function faultOf(file: File, t: Translate): string | null {
  if (documentTypeOf(file.name) === null) return t('error.DOCUMENT_REFUSED', { name: file.name });
  switch (uploadFault('attachment', [file.size])) {
    case 'too_big':
      return t('error.FILE_TOO_LARGE');
    case 'empty':
      return t('error.FILE_BROKEN');
    default:
      return null;
  }
}
