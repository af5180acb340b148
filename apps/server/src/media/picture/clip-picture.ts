import { readClipFile } from '../clip/clip-folder.ts';
import { splitJpegs } from './jpegs.ts';

/** The clips' pictures are one second apart, ms. */
const STEP_MS = 1_000;

/** The picture that a demo camera shows at a time (ms since 1970), as JPEG; null where the clip has none. */
export async function clipPicture(folder: string, clip: string, wallMs: number): Promise<Buffer | null> {
  const file = await readClipFile(folder, clip, '.jpgs');
  const pictures = file ? splitJpegs(file) : [];
  return pictures[Math.floor((wallMs % (pictures.length * STEP_MS)) / STEP_MS)] ?? null;
}
