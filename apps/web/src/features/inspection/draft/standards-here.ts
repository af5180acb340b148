import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import { call } from '../../../shared/http/http.ts';
import { standardBox } from './photo-box.ts';

/**
 * Brings the standard photos of an inspection onto this device, for the time without network: small ones first, then whole ones as far as
 * there is room for them (LIMIT.photo.standardBytes). What is here already is not brought again; the first that fails ends it, and the
 * next time the inspection is opened goes on.
 */
export async function bringStandards(key: string, files: readonly FileRef[]): Promise<void> {
  if (files.length === 0) return;
  try {
    const here = new Set(await standardBox.paths(key));
    for (const path of wantedPaths(files)) {
      if (!here.has(path)) await standardBox.put(key, path, await bytesOf(path));
    }
  } catch (cause) {
    console.warn('standard photos were not kept on this device', cause);
  }
}

/** All small copies, then whole pictures in their order while they fit. */
function wantedPaths(files: readonly FileRef[]): string[] {
  const small = files.map((file) => file.thumbPath ?? file.path);
  let bytes = 0;
  const whole = files.flatMap((file) => {
    bytes += file.sizeBytes;
    return bytes <= LIMIT.photo.standardBytes ? [file.path] : [];
  });
  return [...new Set([...small, ...whole])];
}

async function bytesOf(path: string): Promise<Blob> {
  const { url } = await call(fileApi.resolve, {}, { append: path, part: true, hideErrors: true, fresh: true });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.blob();
}
