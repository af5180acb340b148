import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyApi } from '@rondo/contract/company';
import { fileApi } from '@rondo/contract/file';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company } from '../../../test/factories.ts';
import { type World, world } from '../../../test/world.ts';
import { splitJpegs } from '../../media/picture/jpegs.ts';
import { veilOf } from './veil.ts';

const CLIPS = join(import.meta.dirname, '../../../demo-data/cameras');

let w: World;
let company: Company;
/** People at a till, as uploaded and as stored. */
let path: string;

beforeAll(async () => {
  w = await world();
  await w.app.media.child?.start();
  company = await w.company({ name: 'Harbour Bakery' });
  const [bytes] = splitJpegs(await readFile(join(CLIPS, 'till-queue.jpgs')));
  if (!bytes) throw new Error('no picture');
  const [file] = await company.owner.call(fileApi.upload, {}, { files: [{ name: 'till.jpg', bytes }] });
  path = file?.path ?? '';
});
afterAll(() => w.stop());

async function bytesOf(download: boolean): Promise<Buffer> {
  const endpoint = { ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` as const };
  const sent = compose(endpoint, download ? { download } : {}, company.owner, { now: w.clock.now().getTime() });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  const { data } = (await answer.json()) as { data: { url: string } };
  return Buffer.from(await (await fetch(w.base + data.url)).arrayBuffer());
}

async function turn(veilPeople: 0 | 1): Promise<void> {
  const { rev } = await company.owner.call(companyApi.get, {});
  const mark = { watermark: 0, watermarkDate: 1, watermarkName: 1, watermarkAccount: 1 } as const;
  await company.owner.call(companyApi.saveWatermark, { rev, ...mark, veilPeople });
}

interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The mean difference of two pictures in a part of them, grey values. */
async function differs(a: Buffer, b: Buffer, { left, top, right, bottom }: Part): Promise<number> {
  const { width, height } = await sharp(a).metadata();
  const part = {
    ...{ left: Math.round((left / 1000) * width), top: Math.round((top / 1000) * height) },
    ...{ width: Math.round(((right - left) / 1000) * width), height: Math.round(((bottom - top) / 1000) * height) },
  };
  const [one, other] = await Promise.all([a, b].map((each) => sharp(each).extract(part).greyscale().raw().toBuffer()));
  if (!one || !other) throw new Error('two pictures');
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

it('veils everybody and nothing else on what leaves, once the company wants it; pages inside stay as they are', async () => {
  const inside = await bytesOf(false);
  expect(await bytesOf(true)).toEqual(inside);
  await turn(1);
  const outside = await bytesOf(true);
  expect(await bytesOf(false)).toEqual(inside);
  const { boxes } = await w.app.media.detect(inside);
  const [surest] = boxes;
  if (!surest) throw new Error('nobody there');
  expect(await differs(inside, outside, surest)).toBeGreaterThan(4);
  const isFree = (part: Part) =>
    boxes.every((box) => box.left > part.right + 20 || box.right < part.left - 20 || box.top > part.bottom + 20);
  const corner = [0, 940].map((left) => ({ left, top: 0, right: left + 60, bottom: 60 })).find(isFree);
  if (!corner) throw new Error('somebody in every corner');
  expect(await differs(inside, outside, corner)).toBeLessThan(2);
  const [before, after] = [await sharp(inside).metadata(), await sharp(outside).metadata()];
  expect([after.width, after.height, after.format]).toEqual([before.width, before.height, before.format]);
}, 120_000);

it('keeps back a picture that nobody could look at', async () => {
  await turn(1);
  const veil = await veilOf(w.app.databases.of(company.id), company.id, w.app.media);
  expect(await veil.over(Buffer.from('no picture at all'))).toBeNull();
}, 120_000);
