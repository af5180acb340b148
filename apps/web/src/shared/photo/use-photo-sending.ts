import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useLayoutEffect, useRef, useState } from 'react';
import { failureWords, isUnreached } from '../http/http.ts';
import { upload } from '../http/upload.ts';

interface Options {
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Most pictures, those that are still on their way included. */
  most: number;
  /** Whether the page’s camera took them. */
  source?: 'picked' | 'camera';
}

/**
 * Sends pictures of a form one by one, in their order, so that those that came stay when the network goes; what is picked or taken
 * meanwhile waits its turn. `unsent` are still here only: sent again by `again`, given up by `leaveOut`. `share` is how much has left,
 * 0 to 1, null while nothing is on its way.
 */
export function usePhotoSending({ value, onChange, most, source = 'picked' }: Options) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<readonly File[]>([]);
  const [onWay, setOnWay] = useState(0);
  const { countNow, sendOne } = useSendOne({ value, onChange, source });
  // A camera hands over the next picture before the page was drawn again: what counts is kept beside the state.
  const queue = useRef<{ files: readonly File[]; unsent: readonly File[]; isRunning: boolean }>({
    files: [],
    unsent: [],
    isRunning: false,
  });
  const put = (files: readonly File[], kept: readonly File[]) => {
    queue.current = { ...queue.current, files, unsent: kept };
    setOnWay(files.length);
    setUnsent(kept);
  };
  const run = async (): Promise<void> => {
    queue.current.isRunning = true;
    setFailure(null);
    setShare(0);
    let gone = 0;
    for (let [file] = queue.current.files; file; [file] = queue.current.files) {
      const before = gone;
      try {
        await sendOne(file, (part) => setShare((before + part) / (before + queue.current.files.length)));
      } catch (cause) {
        setFailure(failureWords(cause));
        if (isUnreached(cause)) {
          put([], queue.current.files);
          break;
        }
      }
      gone += 1;
      put(queue.current.files.slice(1), []);
    }
    queue.current.isRunning = false;
    setShare(null);
  };
  /** Those that were not sent before go first. Answers whether all of them had room. */
  const send = (files: readonly File[]): boolean => {
    const { files: waiting, unsent: kept, isRunning } = queue.current;
    const room = Math.max(most - countNow() - waiting.length - kept.length, 0);
    const all = [...waiting, ...kept, ...files.slice(0, room)];
    put(all, []);
    if (all.length > 0 && !isRunning) void run();
    return files.length <= room;
  };
  const leaveOut = () => {
    put(queue.current.files, []);
    setFailure(null);
  };
  return { share, failure, unsent, onWay, send, again: () => void send([]), leaveOut };
}

/** Sends a picture and puts it after those that the form has by then. */
function useSendOne({ value, onChange, source }: Required<Omit<Options, 'most'>>) {
  const form = useRef({ value, onChange });
  // What was typed or sent meanwhile is not undone by a picture that comes later. As part of the drawing: an effect that runs some time
  // after it would bring back the value from before the picture that came in between, and the next picture would take that one's place.
  useLayoutEffect(() => {
    form.current = { value, onChange };
  });
  const sendOne = async (file: File, onProgress: (part: number) => void): Promise<void> => {
    const takenAt = new Date(file.lastModified).toISOString();
    const from = source === 'camera' ? { source, takenAt } : { source };
    const sent = await upload(fileApi.upload, from, [file], { onProgress });
    const { current } = form;
    const next = [...current.value, ...sent];
    form.current = { ...current, value: next };
    current.onChange(next);
  };
  return { countNow: () => form.current.value.length, sendOne };
}
