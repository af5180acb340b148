import type { FileStore } from '../../platform/store/file-store.ts';
import type { Picture } from './render.ts';

/** Puts the pictures of a company into the store, under the keys of uploads. */
export async function keepPictures(store: FileStore, companyId: string, pictures: readonly Picture[]): Promise<void> {
  const put = (sha256: Buffer, bytes: Buffer): Promise<void> =>
    store.put(keyOf(companyId, sha256), bytes, 'image/jpeg');
  await Promise.all(
    pictures.flatMap(({ sha256, bytes, smallSha256, small }) => [put(sha256, bytes), put(smallSha256, small)]),
  );
}

/** Where bytes of a company lie in the store. */
export function keyOf(companyId: string, sha256: Buffer): string {
  const hex = sha256.toString('hex');
  return `${companyId}/${hex.slice(0, 2)}/${hex.slice(2)}`;
}
