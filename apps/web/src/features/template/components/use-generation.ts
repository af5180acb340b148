import { fileApi } from '@rondo/contract/file';
import { templateApi } from '@rondo/contract/template';
import { documentTypeOf } from '@rondo/domain/document';
import { uploadFault } from '@rondo/domain/upload';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { upload } from '../../../shared/http/upload.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';

/** What a template is generated from: a document that is stored by now, or what somebody typed. */
type Source = { fileId: string } | { text: string };

/** A template on its way from a document or a description: sent, and then a job that can be watched. */
export function useGeneration() {
  const t = useT();
  const [jobId, setJobId] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState('');
  const [source, setSource] = useState<Source | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const start = useAct(templateApi.generate, {
    invalidates: ['job'],
    onDone: (answer) => setJobId(answer.jobId),
    onRefused: (refusal) => {
      setError(refusal.message);
      return true;
    },
  });
  const begin = async (from: Source) => {
    setError('');
    setSource(from);
    await start.run({ ...from, requestId: uuidv7() });
  };
  const send = async (file: File) => {
    const fault = faultOf(file, t);
    setError(fault ?? '');
    if (fault !== null) return;
    const abort = new AbortController();
    sending.current = abort;
    setShare(0);
    try {
      const options = { onProgress: setShare, signal: abort.signal, isShown: true, hideErrors: true };
      const { id } = await upload(fileApi.uploadDocument, { requestId: uuidv7() }, [file], options);
      await begin({ fileId: id });
    } catch (cause) {
      if (!abort.signal.aborted) setError(failureWords(cause));
    } finally {
      setShare(null);
    }
  };
  return {
    jobId,
    /** How much of the document has left, 0 to 1; null: none is on its way. */
    share,
    error,
    isBusy: start.busy || share !== null,
    send,
    describe: (text: string) => void begin({ text }),
    stopSending: () => sending.current?.abort(),
    /** The same once more. */
    retry: () => {
      setJobId(null);
      if (source) void begin(source);
    },
    /** Back to the choice. */
    reset: () => {
      setJobId(null);
      setSource(null);
      setError('');
    },
  };
}

/** What is wrong with a file before it is sent, in words. */
function faultOf(file: File, t: Translate): string | null {
  if (file.type.startsWith('image/')) return t('error.GENERATION_PICTURE');
  const type = documentTypeOf(file.name);
  if (type === null || type === 'zip') return t('error.GENERATION_TYPE', { name: file.name });
  switch (uploadFault('generation', [file.size])) {
    case 'too_big':
      return t('error.FILE_TOO_LARGE');
    case 'empty':
      return t('error.FILE_BROKEN');
    default:
      return null;
  }
}
