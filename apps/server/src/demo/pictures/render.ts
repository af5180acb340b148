import { createHash } from 'node:crypto';
import { bitsOf } from '@rondo/domain/photo-hash';
import sharp from 'sharp';
import { dhashOf } from '../../features/file/index.ts';
import type { Reading } from '../readings.ts';
import { SCENES, type Scene } from './look.ts';
import { drawScene } from './scene.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

/** One picture of the demo, ready for the store. */
export interface Picture {
  scene: Scene;
  isRight: boolean;
  tone: number;
  reading: number | null;
  bytes: Buffer;
  small: Buffer;
  sha256: Buffer;
  smallSha256: Buffer;
  /** What it looks like, as the database has it. */
  dhash: string;
}

/** Variants of each scene. */
export const TONES = 2;
const SMALL_PX = 480;
const QUALITY = 80;

/** Draws every scene, right and wrong, in every tone, and each of the wrong readings. Works in the thread pool. */
export function renderPictures(readings: readonly Reading[]): Promise<Picture[]> {
  const plain = SCENES.flatMap((scene) =>
    [true, false].flatMap((isRight) =>
      Array.from({ length: TONES }, (_, tone) => ({ scene, isRight, tone, reading: null })),
    ),
  );
  const read = readings.map(({ scene, value }, i) => ({ scene, isRight: false, tone: i % TONES, reading: value }));
  const wanted = [...plain, ...read];
  return Promise.all(
    wanted.map(async (look) => {
      const drawn = sharp(Buffer.from(drawScene(look.scene, look))).flatten({ background: '#000000' });
      const bytes = await drawn.jpeg({ quality: QUALITY }).toBuffer();
      const small = await sharp(bytes).resize({ width: SMALL_PX }).jpeg({ quality: QUALITY }).toBuffer();
      const dhash = bitsOf(await dhashOf(small));
      return { ...look, bytes, small, sha256: sha256(bytes), smallSha256: sha256(small), dhash };
    }),
  );
}

/** Pixels of every picture. */
export const SIZE = { width: WIDTH, height: HEIGHT };

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
