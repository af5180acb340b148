import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions } from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { MediaLink } from '../../platform/media/media-link.ts';
import { type DetectedBox, DetectionFailed } from '../../platform/media/vision.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './veil.queries.ts';

/** With what a picture leaves the company. */
export interface LeavingParts {
  store: FileStore;
  media: Pick<MediaLink, 'detect'>;
}

/** Pictures drawn anew at once, as many as are taken in at once. */
const AT_ONCE = 2;
/** From so sure on somebody counts as seen: rather a veil too many than a face. */
const LEAST_CONFIDENCE = 0.15;
/** A veiled person is so many squares wide, and a box reaches so far beyond what was found, thousandths. */
const SQUARES = 8;
const MARGIN = 10;
const QUALITY = 90;

/** What was found in pictures by their bytes: somebody exports the same ones again. */
const known = new LRUCache<string, readonly DetectedBox[]>({ max: 5_000 });

export interface Veil {
  /** Whether the company wants it. */
  isOn: boolean;
  /** The picture as it may leave; null: nobody could look at it, so it does not. */
  over: (picture: Buffer) => Promise<Buffer | null>;
}

/** How pictures of a company leave: as they are, or with nobody to be recognized on them. */
export async function veilOf(db: Db, companyId: string, media: LeavingParts['media']): Promise<Veil> {
  const { veil_people: isOn } = await q.veiledBy(db, companyId).executeTakeFirstOrThrow();
  if (isOn !== 1) return { isOn: false, over: async (picture) => picture };
  return {
    isOn: true,
    over: async (picture) => {
      const people = await peopleOn(picture, media);
      return people && (people.length === 0 ? picture : veiled(picture, people));
    },
  };
}

async function peopleOn(picture: Buffer, media: LeavingParts['media']): Promise<readonly DetectedBox[] | null> {
  const hash = createHash('sha256').update(picture).digest('hex');
  const found = known.get(hash);
  if (found) return found;
  try {
    const { boxes } = await media.detect(picture);
    const people = boxes.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
    known.set(hash, people);
    return people;
  } catch (error) {
    if (error instanceof DetectionFailed) return null;
    throw error;
  }
}

const veiled = atMost(AT_ONCE, async (picture: Buffer, people: readonly DetectedBox[]): Promise<Buffer> => {
  const { width, height, format } = await sharp(picture, { failOn: 'error' }).metadata();
  const veils: OverlayOptions[] = [];
  for (const box of people) veils.push(await veilFor(picture, box, { width, height }));
  const drawn = sharp(picture).composite(veils);
  if (format === 'png') return drawn.png().toBuffer();
  return (format === 'webp' ? drawn.webp({ quality: QUALITY }) : drawn.jpeg({ quality: QUALITY })).toBuffer();
});

/** The part of a picture where somebody is, in a few squares. */
async function veilFor(
  picture: Buffer,
  box: DetectedBox,
  size: { width: number; height: number },
): Promise<OverlayOptions> {
  const at = (thousandths: number, px: number): number =>
    Math.round((Math.min(1000, Math.max(0, thousandths)) / 1000) * px);
  const left = Math.min(size.width - 1, at(box.left - MARGIN, size.width));
  const top = Math.min(size.height - 1, at(box.top - MARGIN, size.height));
  const width = Math.max(1, at(box.right + MARGIN, size.width) - left);
  const height = Math.max(1, at(box.bottom + MARGIN, size.height) - top);
  const across = Math.min(SQUARES, width);
  const down = Math.max(1, Math.min(height, Math.round((across * height) / width)));
  const small = await sharp(picture)
    .extract({ left, top, width, height })
    .resize({ width: across, height: down, fit: 'fill' })
    .png()
    .toBuffer();
  const input = await sharp(small).resize({ width, height, fit: 'fill', kernel: 'nearest' }).png().toBuffer();
  return { input, left, top };
}
