import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The store of the settings: an object store where one is configured, else `files` in the data folder. */
export async function openStore(settings: Settings): Promise<FileStore> {
  const { s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey, s3Region } = settings;
  if (s3Endpoint && s3Bucket && s3AccessKey && s3SecretKey) {
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
