import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkFile } from '../../platform/long-work.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { type ZipFile, zipIntoFile } from '../../platform/table/zip.ts';
import { storeKey } from './file-refs.ts';

/**
 * The file of background work, made of a zip's files: written on this machine part by part, then put into the store; nothing of it
 * is in memory as a whole. Work that ends otherwise leaves bytes that no row names, which the nightly sweep removes.
 */
export async function putWorkFile(
  store: FileStore,
  companyId: string,
  { name, mime }: { name: string; mime: string },
  files: AsyncIterable<ZipFile>,
): Promise<WorkFile> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-work-'));
  try {
    const path = join(folder, 'whole');
    await zipIntoFile(path, files);
    const hash = createHash('sha256');
    for await (const part of createReadStream(path)) hash.update(part);
    const sha256 = hash.digest();
    await store.putFile(storeKey(companyId, sha256), path, mime);
    return { name, mime, stored: { sha256, sizeBytes: (await stat(path)).size } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
