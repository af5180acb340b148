import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { demoCameras } from '../../../test/camera/demo-truth.ts';
import { splitJpegs } from '../../media/picture/jpegs.ts';
import { greyOf } from './grey.ts';
import { isBlocked, isDark, isOtherScene, turnedBy } from './pixel-check.ts';

/** Of each demo camera its pictures, one a second. */
let clips: { name: string; pictures: Buffer[] }[];
beforeAll(async () => {
  const names = (await readdir(demoCameras)).filter((file) => file.endsWith('.jpgs'));
  clips = await Promise.all(
    names.map(async (name) => ({ name, pictures: splitJpegs(await readFile(join(demoCameras, name))) })),
  );
});

const some = ({ pictures }: { pictures: Buffer[] }): Buffer[] => pictures.filter((_, at) => at % 5 === 0);
const first = ({ pictures }: { pictures: Buffer[] }): Buffer => pictures[0] ?? Buffer.alloc(0);

/** What a camera shows that was turned by so many of 640 by 360 pixels. */
const turned = (picture: Buffer, x: number, y: number): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: Math.max(0, x), top: Math.max(0, y), width: 640 - Math.abs(x), height: 360 - Math.abs(y) })
    .extend({
      ...{ left: Math.max(0, -x), right: Math.max(0, x), top: Math.max(0, -y), bottom: Math.max(0, y) },
      extendWith: 'mirror',
    })
    .jpeg()
    .toBuffer();

it('people who come and go neither turn a camera, nor cover it, nor make another scene of it', async () => {
  for (const clip of clips) {
    const before = await greyOf(first(clip));
    for (const picture of some(clip)) {
      const now = await greyOf(picture);
      const found = {
        turned: turnedBy(before, now),
        blocked: isBlocked(before, now),
        other: isOtherScene(before, now),
      };
      expect([clip.name, found]).toEqual([clip.name, { turned: null, blocked: false, other: false }]);
      expect([clip.name, isDark(now)]).toEqual([clip.name, false]);
    }
  }
}, 60_000);

it('a camera that was turned is noticed, and how far', async () => {
  for (const clip of clips)
    for (const [x, y] of [
      [40, 0],
      [-32, 12],
      [0, -24],
    ] as const) {
      // What it shows after it was turned has other people in it.
      const now = await turned(clip.pictures[7] ?? Buffer.alloc(0), x, y);
      const found = turnedBy(await greyOf(first(clip)), await greyOf(now));
      expect([clip.name, found && Math.round(found.x * 640 + x), found && Math.round(found.y * 360 + y)]).toEqual([
        ...[clip.name, expect.closeTo(0, -1), expect.closeTo(0, -1)],
      ]);
    }
}, 60_000);

it('a cloth over the lens, a dark room and another room are told apart', async () => {
  for (const clip of clips) {
    const before = await greyOf(first(clip));
    const cloth = await sharp(first(clip)).blur(40).modulate({ brightness: 0.8 }).jpeg().toBuffer();
    expect([clip.name, isBlocked(before, await greyOf(cloth))]).toEqual([clip.name, true]);
    const black = await sharp(first(clip)).linear(0.12, 2).jpeg().toBuffer();
    expect([clip.name, isDark(await greyOf(black))]).toEqual([clip.name, true]);
  }
  const [aisle, door] = [clips[0], clips.find(({ name }) => name.startsWith('door-fashion'))];
  if (!aisle || !door) throw new Error('no clips');
  expect(isOtherScene(await greyOf(first(aisle)), await greyOf(first(door)))).toBe(true);
  expect(turnedBy(await greyOf(first(aisle)), await greyOf(first(door)))).toBeNull();
}, 60_000);
