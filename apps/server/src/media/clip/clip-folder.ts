import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A clip's name: one word, so that it names a file of the folder and nothing else. */
const NAME = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/;

/** The path of a clip's file in the folder, `ending` such as .mp4; null for a name that no clip has. */
function clipPath(folder: string, clip: string, ending: '.mp4' | '.jpgs'): string | null {
  return NAME.test(clip) ? join(folder, `${clip}${ending}`) : null;
}

/** The bytes of a clip's file; null where there is no such file or it cannot be read. */
export async function readClipFile(folder: string, clip: string, ending: '.mp4' | '.jpgs'): Promise<Buffer | null> {
  const path = clipPath(folder, clip, ending);
  if (path === null) return null;
  // A file that is missing and one that may not be read are the same to who watches: there is no picture.
  return readFile(path).catch(() => null);
}
