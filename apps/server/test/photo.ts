import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import sharp from 'sharp';
import { splitJpegs } from '../src/media/picture/jpegs.ts';
import { repositoryRoot } from '../src/platform/repository-root.ts';
import type { Person } from './factories.ts';

/** Pictures of the demo’s cameras: each shows something else. */
export type Scene =
  | 'kitchen-lunch'
  | 'storage-racks'
  | 'till-bakery'
  | 'door-fashion'
  | 'seating-cafe'
  | 'aisle-supermarket';

/** A JPEG of 640 x 360 as a camera of a store shows it. */
export async function shot(scene: Scene): Promise<Buffer> {
  const clip = await readFile(join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras', `${scene}.jpgs`));
  const [first] = splitJpegs(clip);
  if (!first) throw new Error(`no picture in ${scene}`);
  return first;
}

/** The same picture in another size and quality: other bytes. */
export const resized = (picture: Buffer, width = 400): Promise<Buffer> =>
  sharp(picture).resize(width).jpeg({ quality: 55 }).toBuffer();

/** Uploads one picture; its file. */
export async function uploadPhoto(
  by: Person,
  bytes: Buffer,
  input: Input<typeof fileApi.upload> = { source: 'picked' },
): Promise<string> {
  const [file] = await by.call(fileApi.upload, input, { files: [{ name: 'a.jpg', bytes }] });
  if (!file) throw new Error('nothing came back');
  return file.id;
}
