import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { v7 as uuidv7 } from 'uuid';
import { call, failureWords, isUnreached, Refusal } from '../../../shared/http/http.ts';
import { queryClient, refetchNouns } from '../../../shared/http/query.ts';
import { upload } from '../../../shared/http/upload.ts';
import { allUploads, putUpload, type Upload, uploadOf } from './upload-store.ts';

/** Files that are sent at the same time; the others wait. */
const AT_ONCE = 2;
/** The first wait after the network went, then twice as long each time, ms. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** How often a place that the server does not agree with is asked for again before the upload fails. */
const REPLACINGS = 3;

/** Stops what is being sent of a file. */
const stops = new Map<string, AbortController>();
const QUIET = { hideErrors: true, isShown: true } as const;

/** Sends what waits, as many at a time as may. */
export function sendWaiting(): void {
  for (const { key, state } of allUploads()) {
    if (stops.size >= AT_ONCE) return;
    if (state === 'waiting' && !stops.has(key)) void send(key);
  }
}

/** Stops sending; what has arrived stays there. */
export function pauseUpload(key: string): void {
  putUpload(key, { state: 'paused' });
  stops.get(key)?.abort();
}

export function resumeUpload(key: string): void {
  putUpload(key, { state: 'waiting', fault: null });
  sendWaiting();
}

async function send(key: string): Promise<void> {
  const stop = new AbortController();
  stops.set(key, stop);
  try {
    await sendOver(key, stop.signal);
  } catch (cause) {
    if (!stop.signal.aborted) fail(key, cause);
  } finally {
    stops.delete(key);
    sendWaiting();
  }
}

function fail(key: string, cause: unknown): void {
  const isTaken = cause instanceof Refusal && cause.reason === 'KNOWLEDGE_NAME_TAKEN';
  if (isTaken) putUpload(key, { state: 'asking', onDuplicate: null });
  else putUpload(key, { state: 'failed', fault: failureWords(cause) });
  if (!(cause instanceof Refusal)) throw cause;
}

/** All of a file, over as many interruptions as there are. */
async function sendOver(key: string, signal: AbortSignal): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    const before = uploadOf(key)?.sentBytes;
    try {
      return await sendOnce(key, signal);
    } catch (cause) {
      if (signal.aborted || !isUnreached(cause)) throw cause;
      // What got through shows that the network was there meanwhile.
      waitMs = uploadOf(key)?.sentBytes === before ? Math.min(waitMs * 2, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
      putUpload(key, { state: 'offline' });
      await untilOnline(waitMs, signal);
    }
  }
}

async function sendOnce(key: string, signal: AbortSignal): Promise<void> {
  const one = uploadOf(key);
  if (!one) return;
  putUpload(key, { state: 'sending' });
  const { uploadId, offset } = await begun(one);
  await sendParts({ ...one, uploadId }, offset, signal);
  putUpload(key, { state: 'finishing' });
  const input = { uploadId, requestId: one.finishId, ...(one.onDuplicate ? { onDuplicate: one.onDuplicate } : {}) };
  const done = await call(knowledgeApi.uploadFinish, input, QUIET);
  putUpload(key, { state: done.id === null ? 'skipped' : 'done', nodeId: done.id });
  await refetchNouns(queryClient, ['knowledge']);
}

/** The upload on the server and how much of it is there; one that was begun in an earlier visit is known by its id alone. */
async function begun(one: Upload): Promise<{ uploadId: string; offset: number }> {
  if (one.uploadId !== null) {
    const there = await call(knowledgeApi.uploads, {}, { ...QUIET, part: true, fresh: true });
    const same = there.find(({ id }) => id === one.uploadId);
    if (same) return { uploadId: same.id, offset: same.offset };
  }
  const { key: requestId, parentId, name, sizeBytes } = one;
  const { id, offset } = await call(knowledgeApi.uploadBegin, { parentId, name, sizeBytes, requestId }, QUIET);
  putUpload(one.key, { uploadId: id });
  return { uploadId: id, offset };
}

async function sendParts(one: Upload & { uploadId: string }, from: number, signal: AbortSignal): Promise<void> {
  const { key, uploadId, file, sizeBytes } = one;
  let offset = from;
  let replacings = 0;
  putUpload(key, { sentBytes: offset });
  while (offset < sizeBytes) {
    const bytes = file.slice(offset, Math.min(offset + LIMIT.knowledge.partBytes, sizeBytes));
    const begin = offset;
    const onProgress = (share: number) => putUpload(key, { sentBytes: begin + Math.round(share * bytes.size) });
    try {
      const part = new File([bytes], one.name);
      const answer = await upload(knowledgeApi.uploadPart, { uploadId, offset }, [part], {
        ...QUIET,
        onProgress,
        signal,
      });
      ({ offset } = answer);
    } catch (cause) {
      const isElsewhere = cause instanceof Refusal && cause.reason === 'KNOWLEDGE_OFFSET' && replacings < REPLACINGS;
      if (!isElsewhere) throw cause;
      replacings += 1;
      ({ offset } = await begun(one));
    }
    putUpload(key, { sentBytes: offset });
  }
}

/** Ends when the browser says that the network is back, after a while in any case, or when sending is stopped. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

/** Stops an upload; what the server has of it is removed. */
export async function cancelUpload(key: string, uploadId: string | null): Promise<void> {
  stops.get(key)?.abort();
  if (uploadId === null) return;
  await call(knowledgeApi.uploadCancel, { id: uploadId }, QUIET);
  await refetchNouns(queryClient, ['knowledge']);
}

/** A file on its way into a folder; `known`: what of it is known already. */
export const newUpload = (
  file: File,
  at: { parentId: string | null; path: string },
  known: Partial<Upload> = {},
): Upload => ({
  key: uuidv7(),
  finishId: uuidv7(),
  file,
  name: file.name,
  sizeBytes: file.size,
  state: 'checking',
  sentBytes: 0,
  uploadId: null,
  onDuplicate: null,
  mayAddVersion: false,
  fault: null,
  nodeId: null,
  ...at,
  ...known,
});
