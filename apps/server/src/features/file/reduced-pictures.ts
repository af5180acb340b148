import type { Actor } from '@rondo/domain/actor';
import sharp from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './file.queries.ts';
import { markOfCopy } from './mark.ts';
import { stamp } from './stamp.ts';
import { storedBytes } from './stored.ts';
import { type LeavingParts, veilOf } from './veil.ts';

/** Pictures unpacked at once, as many as are taken in at once. */
const AT_ONCE = 2;
const QUALITY = 80;

/** A picture made smaller for a place in a document. */
export interface ReducedPicture {
  id: string;
  /** A JPEG, whatever the upload was. */
  bytes: Buffer;
  width: number;
  height: number;
}

const reduce = atMost(AT_ONCE, (picture: Buffer, px: number) =>
  sharp(picture, { failOn: 'error' })
    .resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true }),
);

/**
 * Pictures one after another, no longer than `px` on a side, with the watermark of whoever saves them where the company has one; whether they
 * may is decided before. What is no picture, or gone from the store, is left out,
 * and where the company veils people what nobody could look at.
 */
export async function* reducedPictures(
  { store, media }: LeavingParts,
  { db, actor, at }: { db: Db; actor: Actor; at: Date },
  fileIds: readonly string[],
  px: number,
): AsyncGenerator<ReducedPicture> {
  const mark = await markOfCopy(db, actor, at);
  const veil = await veilOf(db, actor.companyId, media);
  for (const row of await q.byIds(db, actor.companyId, fileIds).execute()) {
    if (!row.mime.startsWith('image/')) continue;
    // The small copy is drawn already; pictures of before there were any have none.
    const stored =
      (row.thumb_sha256 && (await storedBytes(store, actor.companyId, row.thumb_sha256))) ??
      (await storedBytes(store, actor.companyId, row.sha256));
    if (!stored) continue;
    const shown = await veil.over(stored);
    if (!shown) continue;
    const { data, info } = await reduce(shown, px);
    const bytes = mark ? await stamp(data, mark) : data;
    yield { id: row.id, bytes, width: info.width, height: info.height };
  }
}
