import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useState } from 'react';
import { failureWords } from '../http/http.ts';
import { upload } from '../http/upload.ts';

interface Options {
  onSent: (picture: FileRef) => void;
  /** Whether the page’s camera took it, now. */
  source?: 'picked' | 'camera';
  /** What is wrong with a file before it is sent, in words. */
  faultOf?: (file: File) => string | null;
}

/** One picked picture, sent at once so that it stays when the form around it is refused: `send`, whether it is on its way, why it did not come. */
export function usePictureUpload({ onSent, source = 'picked', faultOf = () => null }: Options) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const fault = faultOf(file);
    setFailure(fault);
    if (fault !== null) return;
    setSending(true);
    const from = source === 'camera' ? { source, takenAt: new Date().toISOString() } : { source };
    try {
      const [sent] = await upload(fileApi.upload, from, [file]);
      if (sent) onSent(sent);
    } catch (cause) {
      setFailure(failureWords(cause));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, failure };
}
