import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { splitJpegs } from '../../../media/picture/jpegs.ts';
import { repositoryRoot } from '../../../platform/repository-root.ts';
import { engrave } from './engrave.ts';
import { MOST_MS } from './pauses.ts';
import { type PictureCode, packCode, unpackCode } from './picture-code.ts';
import { pixelsOf } from './pixels-of.ts';
import { recover } from './recover.ts';
import { BLOCK } from './wave.ts';

const PAD = Uint8Array.from([17, 200, 3, 99, 250, 61, 128, 7]);
const CODE: PictureCode = { owner: 0xa1b2c3, day: 2524, way: 'member' };
const SCENES = ['aisle-greengrocer', 'aisle-restocking', 'aisle-supermarket', 'door-evening', 'door-fashion'];

async function scenes(name: string): Promise<Buffer[]> {
  const folder = join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras');
  return splitJpegs(await readFile(join(folder, `${name}.jpgs`)));
}
const plain = (colour: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** The picture with the code, as it leaves. */
async function coded(picture: Buffer, code = CODE, pad = PAD): Promise<Buffer> {
  const pixels = await pixelsOf(sharp(picture));
  await engrave(pixels, packCode(code, pad));
  return sharp(pixels.data, { raw: pixels }).jpeg({ quality: 90 }).toBuffer();
}
const read = async (picture: Buffer, pad = PAD) =>
  recover(await pixelsOf(sharp(picture)), (bytes) => unpackCode(bytes, pad));
const again = (picture: Buffer, quality = 80) => sharp(picture).jpeg({ quality }).toBuffer();

/** A third of the picture, from a place where no block begins. */
async function third(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const side = Math.sqrt(1 / 3);
  const cut = { left: 37, top: 29, width: Math.floor(width * side), height: Math.floor(height * side) };
  return sharp(picture).extract(cut).jpeg({ quality: 80 }).toBuffer();
}

describe('the code in a picture', () => {
  it.each(SCENES)('of %s outlasts JPEG of quality 80, and being cut to a third', async (name) => {
    const [picture] = await scenes(name);
    const marked = await coded(picture ?? Buffer.alloc(0));
    expect(await read(await again(marked))).toEqual(CODE);
    expect(await read(await third(marked))).toEqual(CODE);
  });

  it.each(['#000000', '#ffffff', '#808080'])('of nothing but %s outlasts them too', async (colour) => {
    const marked = await coded(await plain(colour));
    expect(await read(await again(marked))).toEqual(CODE);
    expect(await read(await third(marked))).toEqual(CODE);
  });

  it('is in a picture of 128 pixels a side, and says each of its parts', async () => {
    for (const code of [
      { owner: 0, day: 0, way: 'member' },
      { owner: 0xffffff, day: 0xffff, way: 'link' },
    ] as const)
      expect(await read(await again(await coded(await plain('#6b8e23', 128, 128), code)))).toEqual(code);
  });

  it.each([...SCENES, '#000000', '#ffffff', '#808080'])('is not seen on %s', async (name) => {
    const picture = name.startsWith('#') ? await plain(name) : (await scenes(name))[0];
    const before = await pixelsOf(sharp(picture));
    const after = { ...before, data: Uint8Array.from(before.data) };
    await engrave(after, packCode(CODE, PAD));
    const off = before.data.map((value, at) => Math.abs(value - (after.data[at] ?? 0)));
    const square = off.reduce((sum, one) => sum + one * one, 0) / off.length;
    expect(10 * Math.log10(255 ** 2 / square)).toBeGreaterThan(40);
    expect(off.reduce((most, one) => Math.max(most, one), 0)).toBeLessThanOrEqual(8);
  });

  it('is found in none of 50 pictures without one', async () => {
    const all = (await Promise.all(SCENES.map(scenes))).flatMap((of) => of.slice(0, 10));
    expect(all).toHaveLength(50);
    for (const picture of all) expect(await read(picture)).toBeNull();
  }, 120_000);

  it('says nothing to another company', async () => {
    const marked = await coded(await plain('#6b8e23'));
    expect(
      await read(
        marked,
        PAD.map((byte) => byte ^ 0x5a),
      ),
    ).toBeNull();
    // A single byte of the pad that differs is enough.
    expect(unpackCode(packCode(CODE, PAD), Uint8Array.from([...PAD.subarray(0, 7), 8]))).toBeNull();
  });

  it('lets others through while it is written into 12 megapixels, and while it is read', async () => {
    const pixels = await pixelsOf(sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a8794' } }));
    // After each row of blocks of a picture of that width, if that took as long as others may wait.
    expect(await turnsDuring(() => engrave(pixels, packCode(CODE, PAD)))).toBeGreaterThanOrEqual(3000 / BLOCK);
    const middle = sharp(pixels.data, { raw: pixels }).extract({ left: 1300, top: 800, width: 1400, height: 1400 });
    const cut = await pixelsOf(middle);
    // After each line, and for each of the places where blocks may begin after each row of them.
    const rows = BLOCK * BLOCK * (Math.floor(1400 / BLOCK) - 1);
    expect(await turnsDuring(() => recover(cut, () => null))).toBeGreaterThanOrEqual(1400 + rows);
    expect(await recover(cut, (bytes) => unpackCode(bytes, PAD))).toEqual(CODE);
  }, 60_000);
});

/**
 * How often others get their turn while it works, by a clock on which every piece takes as long as it may compute at a stretch: no
 * machine is so slow that two pieces would be one.
 */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  let nowMs = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += MOST_MS;
    return nowMs;
  });
  try {
    setImmediate(turn);
    await work();
  } finally {
    isOver = true;
    clock.mockRestore();
  }
  return turns;
}
