import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clipFolder } from '../../platform/media/clip-folder.ts';
import { TICKS_PER_S } from '../frame.ts';
import { readClip } from '../mp4/read-clip.ts';
import { splitJpegs } from '../picture/jpegs.ts';

const MOST_BYTES = 12 * 1024 * 1024;
const MOST_PICTURE_BYTES = 25 * 1024;
const WIDTH = 640;
const HEIGHT = 360;

const point = z.tuple([z.number(), z.number()]);
const x = z.number().min(0).max(WIDTH);
const y = z.number().min(0).max(HEIGHT);
/** frame, left, top, right, bottom, visible %, foot x and y */
const seenShape = z.tuple([z.int().min(0), x, y, x, y, z.number().min(0).max(100), z.number(), z.number()]);
const truthShape = z.strictObject({
  seconds: z.int().min(20).max(30),
  fps: z.literal(12),
  everyFrames: z.int().positive(),
  width: z.literal(WIDTH),
  height: z.literal(HEIGHT),
  people: z.array(z.strictObject({ id: z.int().positive(), figure: z.string(), seen: z.array(seenShape) })),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      from: point,
      to: point,
      inside: point,
      crossings: z.array(z.strictObject({ person: z.int(), second: z.number(), direction: z.enum(['in', 'out']) })),
    }),
  ),
  areas: z.array(
    z.strictObject({
      name: z.string(),
      corners: z.array(point).min(3),
      stays: z.array(z.strictObject({ person: z.int(), from: z.number(), to: z.number(), seconds: z.number() })),
    }),
  ),
});

const folder = clipFolder({ clipsDir: null });
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mp4'))
  .map((file) => file.slice(0, -'.mp4'.length));
const read = (name: string, ending: string) => readFileSync(join(folder, `${name}.${ending}`));
const truthOf = (name: string) => truthShape.parse(JSON.parse(read(name, 'json').toString('utf8')));

it('there are at least twelve demo cameras, each with film, pictures and truth, in 12 MB', () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
  const wanted = names.flatMap((name) => ['jpgs', 'json', 'mp4'].map((ending) => `${name}.${ending}`));
  expect(readdirSync(folder).sort()).toEqual(wanted.sort());
  expect(wanted.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

describe.each(names)('the demo camera %s', (name) => {
  it('plays around without a seam in time: every frame follows the one before, and the first the last', () => {
    const { track, frames, duration } = readClip(read(name, 'mp4'));
    const { seconds, fps } = truthOf(name);
    expect(track).toMatchObject({ width: WIDTH, height: HEIGHT, fps });
    expect(duration).toBe(seconds * TICKS_PER_S);
    expect(frames.map(({ time }) => time)).toEqual(frames.map((_, i) => (i * TICKS_PER_S) / fps));
    expect(frames).toHaveLength(seconds * fps);
    expect(frames.flatMap(({ isKey }, i) => (isKey ? [i] : []))).toEqual(
      Array.from({ length: Math.ceil(frames.length / 24) }, (_, i) => i * 24),
    );
  });

  it('has a picture for each second of its film', () => {
    const pictures = splitJpegs(read(name, 'jpgs'));
    expect(pictures).toHaveLength(truthOf(name).seconds);
    for (const picture of pictures) {
      expect([picture.readUInt16BE(0), picture.readUInt16BE(picture.length - 2)]).toEqual([0xffd8, 0xffd9]);
      expect(picture.length).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    }
  });

  it('knows who is where: boxes in the picture, in the order of frames, and nobody who only comes or only goes', () => {
    const { people, lines, seconds, fps, everyFrames } = truthOf(name);
    for (const { seen } of people) {
      const frames = seen.map(([frame]) => frame);
      expect(frames).toEqual([...frames].sort((a, b) => a - b));
      expect(frames.every((frame) => frame % everyFrames === 0 && frame < seconds * fps)).toBe(true);
      expect(seen.every(([, left, top, right, bottom]) => left < right && top < bottom)).toBe(true);
    }
    for (const { crossings } of lines) {
      const ids = new Set(people.map(({ id }) => id));
      expect(crossings.every(({ person, second }) => ids.has(person) && second >= 0 && second < seconds)).toBe(true);
    }
  });
});
