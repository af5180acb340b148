import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useEffect, useRef, useState } from 'react';
import { failureWords, isUnreached } from '../http/http.ts';
import { upload } from '../http/upload.ts';

interface Options {
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Whether the page’s camera took them. */
  source?: 'picked' | 'camera';
}

/**
 * Sends pictures of a form one by one, so that those that came stay when the network goes. `unsent` are still here only: sent again by
 * `send(unsent)`, given up by `leaveOut`. `share` is how much has left, 0 to 1, null while nothing is on its way.
 */
export function usePhotoSending({ value, onChange, source = 'picked' }: Options) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const form = useRef({ value, onChange });
  // What was typed or sent meanwhile is not undone by a picture that comes later.
  useEffect(() => {
    form.current = { value, onChange };
  });
  const send = async (files: readonly File[]): Promise<void> => {
    setFailure(null);
    setUnsent([]);
    setShare(0);
    for (const [index, file] of files.entries()) {
      const onProgress = (part: number) => setShare((index + part) / files.length);
      try {
        const takenAt = new Date(file.lastModified).toISOString();
        const from = source === 'camera' ? { source, takenAt } : { source };
        const sent = await upload(fileApi.upload, from, [file], { onProgress });
        const { current } = form;
        const next = [...current.value, ...sent];
        form.current = { ...current, value: next };
        current.onChange(next);
      } catch (cause) {
        setFailure(failureWords(cause));
        if (!isUnreached(cause)) continue;
        setUnsent(files.slice(index));
        break;
      }
    }
    setShare(null);
  };
  const leaveOut = () => {
    setUnsent([]);
    setFailure(null);
  };
  return { share, failure, unsent, send, leaveOut };
}
