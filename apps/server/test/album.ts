import { albumApi as api } from '@rondo/contract/album';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import sharp from 'sharp';
import type { Person } from './factories.ts';
import { requestId } from './world.ts';

let drawn = 0;

/** A picture of this size that nobody has uploaded before. */
export async function picture(width: number, height: number, type: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn % 256, g: (drawn * 7) % 256, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    [type]()
    .toBuffer();
}

/** Uploads pictures of this size; answers their files. */
export async function uploaded(by: Person, width = 320, height = 180, count = 1): Promise<string[]> {
  const files: { name: string; bytes: Buffer }[] = [];
  for (let n = 0; n < count; n += 1) files.push({ name: `shot-${n}.jpg`, bytes: await picture(width, height) });
  const stored = await by.call(fileApi.upload, { source: 'picked' }, { files });
  return stored.map(({ id }) => id);
}

/** Screenshots of a store in the gallery. */
export async function screenshots(
  by: Person,
  shopId: string,
  { count = 1, ...more }: { count?: number } & Partial<Input<typeof api.upload>> = {},
): Promise<string[]> {
  const fileIds = await uploaded(by, 320, 180, count);
  return (await by.call(api.upload, { requestId: requestId(), shopId, fileIds, ...more })).ids;
}
