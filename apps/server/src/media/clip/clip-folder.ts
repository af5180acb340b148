import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/one-line-failure.ts';

/** A clip's name: one word, so that it names a file of the folder and nothing else. */
const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

/** The path of a clip's file in the folder, `ending` such as .mp4; null for a name that no clip has. */
function clipPath(folder: string, clip: string, ending: '.mp4' | '.jpgs'): string | null {
  return NAME.test(clip) ? join(folder, `${clip}${ending}`) : null;
}

/** The bytes of a clip's file; null where there is no such file. Rejects when it is there and cannot be read. */
export async function readClipFile(folder: string, clip: string, ending: '.mp4' | '.jpgs'): Promise<Buffer | null> {
  const path = clipPath(folder, clip, ending);
  if (path === null) return null;
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
