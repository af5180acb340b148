import type { AlikePhoto } from '@rondo/contract/photo-hash';
import { hashOfBits, nearBands } from '@rondo/domain/photo-hash';
import type { Context } from '../../platform/context.ts';
import { fileRefs, visibleFiles } from '../file/index.ts';
import * as q from './alike.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A photo that tells something, and what it is not compared with. */
export interface Looked extends Pick<q.Asked, 'fileId' | 'hash' | 'shopId' | 'objectIds' | 'exceptIds'> {
  handedInAt: Date;
}

/** Of some photos those that look like an earlier one. */
export async function matchesOf({ db, actor }: Reader, photos: readonly Looked[]): Promise<q.Match[]> {
  if (photos.length === 0) return [];
  const asked = photos.map(({ handedInAt, ...photo }): q.Asked => {
    const [near1 = [], near2 = [], near3 = [], near4 = []] = nearBands(hashOfBits(photo.hash));
    return { ...photo, at: handedInAt.toISOString(), near1, near2, near3, near4 };
  });
  return (await q.matches(db, actor, asked)).rows;
}

/** The same as answers carry it: the other photo only where the reader may see it. */
export async function alikeOf(reader: Reader, photos: readonly Looked[]): Promise<AlikePhoto[]> {
  const { db, actor } = reader;
  const found = await matchesOf(reader, photos);
  if (found.length === 0) return [];
  const others = found.map(({ other_id }) => other_id);
  const visible = await visibleFiles(db, actor, others).execute();
  const mayOpen = new Set(visible.map(({ id }) => id));
  const refs = await fileRefs(db, actor.companyId, [...found.map(({ file_id }) => file_id), ...others]);
  return found.flatMap((one) => {
    const [file] = refs([one.file_id]);
    const [other] = mayOpen.has(one.other_id) ? refs([one.other_id]) : [];
    const place = one.is_same_shop ? 'same_shop' : 'other_shop';
    const shown = other ? { file: other, shopName: one.shop_name, takenAt: one.taken_at.toISOString() } : null;
    return file ? [{ file, place, other: shown } as const] : [];
  });
}
