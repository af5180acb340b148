import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileStore } from '../../platform/store/file-store.ts';
import { partKey } from '../file/index.ts';

interface Upload {
  id: string;
  company_id: string;
  size_bytes: number;
  parts: readonly string[];
}

/** Puts the parts of an upload together in a file of this machine; the SHA-256 of the whole. Throws where one is gone or too short. */
export async function assemble(store: FileStore, upload: Upload, path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  const whole = await open(path, 'wx', 0o600);
  try {
    for (const part of upload.parts) {
      const stored = await store.read(partKey(upload.company_id, upload.id, part));
      if (!stored) throw new Error(`part ${part} of upload ${upload.id} is gone`);
      for await (const chunk of stored as AsyncIterable<Buffer>) {
        hash.update(chunk);
        await whole.writeFile(chunk);
        bytes += chunk.length;
      }
    }
  } finally {
    await whole.close();
  }
  if (bytes !== upload.size_bytes) throw new Error(`upload ${upload.id} has ${bytes} of ${upload.size_bytes} bytes`);
  return hash.digest();
}

/** Removes the parts of an upload that is over. */
export async function removeParts(
  store: FileStore,
  companyId: string,
  upload: { id: string; parts: readonly string[] },
) {
  for (const part of upload.parts) await store.remove(partKey(companyId, upload.id, part));
}
