import type { DuplicateChoice } from '@rondo/domain/knowledge';
import { useSyncExternalStore } from 'react';

/**
 * `checking`: not asked yet whether the name is taken; `asking`: it is, the reader has to choose; `waiting`: its turn comes;
 * `offline`: tried again by itself.
 */
export type UploadState =
  | 'checking'
  | 'asking'
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'offline'
  | 'finishing'
  | 'done'
  | 'skipped'
  | 'failed';

/** One file on its way into a folder. */
export interface Upload {
  /** Begins the upload on the server: the same one goes on with it. */
  key: string;
  /** Ends it there: sent again, the same file comes of it. */
  finishId: string;
  file: File;
  name: string;
  sizeBytes: number;
  /** Null: the top. */
  parentId: string | null;
  /** Of a folder upload: the folders above it there. */
  path: string;
  state: UploadState;
  sentBytes: number;
  /** On the server, once it has begun there. */
  uploadId: string | null;
  /** What is done where the name is taken; null until that is known. */
  onDuplicate: DuplicateChoice | null;
  /** Whether it may become the next version of the one that has its name. */
  mayAddVersion: boolean;
  /** Why it failed, in the reader's words. */
  fault: string | null;
  /** What it has become. */
  nodeId: string | null;
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

function tell(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

export const allUploads = (): readonly Upload[] => uploads;
export const uploadOf = (key: string): Upload | undefined => uploads.find((one) => one.key === key);
export const addUploads = (added: readonly Upload[]): void => tell([...uploads, ...added]);
export const putUpload = (key: string, patch: Partial<Upload>): void =>
  tell(uploads.map((one) => (one.key === key ? { ...one, ...patch } : one)));
export const dropUploads = (isDropped: (one: Upload) => boolean): void =>
  tell(uploads.filter((one) => !isDropped(one)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The uploads of this tab; they go on while the reader is on other pages. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, allUploads);

const GOING: readonly UploadState[] = ['checking', 'waiting', 'sending', 'offline', 'finishing'];
export const isGoing = ({ state }: Upload): boolean => GOING.includes(state);
/** Nothing more happens to it by itself or by the reader. */
export const isOver = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'done' || state === 'skipped' || state === 'failed';
