import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Where uploaded bytes lie. Keys are made of the content (`<company>/<ab>/<rest of its SHA-256>`), so what is under a key
 * never changes and the same bytes are kept once.
 */
export interface FileStore {
  /** Keeps the bytes for good before it resolves; a key that is there already keeps what it has. */
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The same with the bytes of a file of this machine, which never are in memory as a whole; the file stays. */
  putFile(key: string, path: string, mime: string): Promise<void>;
  /** In bytes; `null` where nothing is. */
  size(key: string): Promise<number | null>;
  /** The bytes as they come; `null` where nothing is. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** What lies under keys that begin with `<folder>/`. */
  under(folder: string): Promise<{ files: number; bytes: number }>;
  /** Keys below `<folder>/` whose bytes were put before then, some at a time: also of writes that broke off. */
  olderThan(folder: string, before: Date): AsyncIterable<string[]>;
  /** Removes what is under one key; nothing there is fine. */
  remove(key: string): Promise<void>;
  /** Removes all of it; nothing there is fine, so that it can be called again after a break. */
  removeUnder(folder: string): Promise<void>;
}
