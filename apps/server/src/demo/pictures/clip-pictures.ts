import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { clipPicture } from '../../media/picture/clip-picture.ts';
import { clipFolder } from '../../platform/media/clip-folder.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { keyOf } from './keep.ts';

/** A picture of a demo camera that lies in the store. */
export interface ClipPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** bytea as PostgreSQL reads it from text. */
  hash: string;
  smallHash: string;
}

/** Seconds of a clip between two pictures that the demo uses, and how many of them. */
const STEP_MS = 4000;
const COUNT = 6;
const SMALL_PX = 480;

/** Keeps some pictures of each clip, and answers those of one. */
export async function clipPictures(store: FileStore, companyId: string, clips: readonly string[]) {
  const kept = new Map<string, ClipPicture[]>();
  for (const clip of clips) {
    const steps = Array.from({ length: COUNT }, (_, step) => step * STEP_MS);
    kept.set(clip, await Promise.all(steps.map((ms) => keep(store, companyId, clip, ms))));
  }
  return (clip: string): readonly ClipPicture[] => kept.get(clip) ?? [];
}

async function keep(store: FileStore, companyId: string, clip: string, ms: number): Promise<ClipPicture> {
  const bytes = await clipPicture(clipFolder({ clipsDir: null }), clip, ms);
  if (!bytes) throw new Error(`the clip ${clip} has no pictures`);
  const { width, height } = await sharp(bytes).metadata();
  const small = await sharp(bytes).resize({ width: SMALL_PX, withoutEnlargement: true }).jpeg().toBuffer();
  const [hash, smallHash] = [sha256(bytes), sha256(small)];
  await store.put(keyOf(companyId, hash), bytes, 'image/jpeg');
  await store.put(keyOf(companyId, smallHash), small, 'image/jpeg');
  return { bytes, width, height, hash: `\\x${hash.toString('hex')}`, smallHash: `\\x${smallHash.toString('hex')}` };
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
