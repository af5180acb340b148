import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { filmTypeOf } from '@rondo/domain/film';
import { MB, UPLOAD, uploadFault } from '@rondo/domain/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureWords, isUnreached } from '../../../shared/http/http.ts';
import { upload } from '../../../shared/http/upload.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';

/** A picked film that is not stored yet. Its key is what the server knows the request by: sent again, it is stored once. */
interface Pending {
  key: string;
  file: File;
  share: number;
  failure: string | null;
  /** It failed on the way: the same may go through later. */
  canRetry: boolean;
}

export type FilmUpload = ReturnType<typeof useFilm>;

/** The film of a form: sent as soon as it is picked, with its progress. Too big a one is refused before anything is sent. */
export function useFilm(value: readonly FileRef[], onChange: (films: FileRef[]) => void) {
  const t = useT();
  const [pending, setPending] = useState<Pending | null>(null);
  const running = useRef<AbortController | null>(null);
  const patch = (key: string, change: Partial<Pending>) =>
    setPending((now) => (now?.key === key ? { ...now, ...change } : now));
  // The form may have changed while the film was on its way.
  const hand = useEffectEvent((film: FileRef) => onChange([film]));
  const [arrived, setArrived] = useState<FileRef | null>(null);
  useEffect(() => {
    if (arrived) hand(arrived);
  }, [arrived]);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ key, file }: Pick<Pending, 'key' | 'file'>): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    patch(key, { share: 0, failure: null, canRetry: false });
    try {
      const onProgress = (share: number) => patch(key, { share });
      const options = { onProgress, signal: abort.signal, isShown: true, hideErrors: true };
      const film = await upload(fileApi.uploadFilm, { requestId: key }, [file], options);
      setArrived(film);
      setPending(null);
    } catch (cause) {
      if (!abort.signal.aborted) patch(key, { failure: failureWords(cause), canRetry: isUnreached(cause) });
    }
  };
  return {
    value,
    pending,
    pick(files: readonly File[]) {
      const [file] = files;
      if (!file) return;
      const one: Pending = { key: uuidv7(), file, share: 0, failure: faultOf(file, t), canRetry: false };
      setPending(one);
      if (one.failure === null) void send(one);
    },
    remove() {
      running.current?.abort();
      setPending(null);
      if (value.length > 0) onChange([]);
    },
    retry() {
      if (pending) void send(pending);
    },
    /** What was picked is stored, or taken out again. */
    isSettled: pending === null,
  };
}

/** What is wrong with a film before it is sent, in words. */
function faultOf(file: File, t: Translate): string | null {
  if (filmTypeOf(file.name) === null) return t('error.FILM_REFUSED', { name: file.name });
  switch (uploadFault('notice_film', [file.size])) {
    case 'too_big':
      return t('notice.form.filmTooBig', { mb: UPLOAD.notice_film.bytes / MB });
    case 'empty':
      return t('error.FILE_BROKEN');
    default:
      return null;
  }
}
