import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../settings.ts';
import { folderStore } from './folder-store.ts';

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
  /** In bytes; `null` where nothing is. */
  size(key: string): Promise<number | null>;
  /** The bytes as they come; `null` where nothing is. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
}

/** The store of the settings: an object store where one is configured, else `files` in the data folder. */
export async function openStore(settings: Settings): Promise<FileStore> {
  const { s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey, s3Region } = settings;
  if (s3Endpoint && s3Bucket && s3AccessKey && s3SecretKey) {
    // The client is large: only who uses it waits for it.
    const { s3Store } = await import('./s3-store.ts');
    return s3Store({
      endpoint: s3Endpoint,
      bucket: s3Bucket,
      accessKey: s3AccessKey,
      secretKey: s3SecretKey,
      region: s3Region,
    });
  }
  return folderStore(join(resolve(settings.dataDir), 'files'));
}
