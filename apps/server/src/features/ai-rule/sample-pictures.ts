import type { AiLooking } from '@rondo/contract/ai-shapes';
import sharp from 'sharp';
import type { FileStore } from '../../platform/store/file-store.ts';
import { storedBytes } from '../file/index.ts';
import type { SamplePicture } from './ask-model.ts';

/** Samples are shown small: they say what is meant, not what is there. Pixels of the longer side. */
const SIDE = 512;

/** The sample pictures of a question as a model is shown them; null: one is not kept any more, so that the question would be another. */
export async function samplesOf(
  store: FileStore,
  companyId: string,
  samples: AiLooking['samples'],
): Promise<SamplePicture[] | null> {
  const shown: SamplePicture[] = [];
  for (const { sha256, isYes } of samples) {
    const bytes = await storedBytes(store, companyId, Buffer.from(sha256, 'hex'));
    if (!bytes) return null;
    const fit = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
    shown.push({ bytes: await sharp(bytes).rotate().resize(fit).jpeg({ quality: 80 }).toBuffer(), isYes });
  }
  return shown;
}
