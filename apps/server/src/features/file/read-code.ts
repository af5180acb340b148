import { atMost } from '../../platform/at-most.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { codeKey, dayOfCode } from './owner-code.ts';
import { broken, openPicture, pictureHeader } from './picture.ts';
import { type PictureCode, unpackCode } from './picture-code/picture-code.ts';
import { pixelsOf } from './picture-code/pixels-of.ts';
import { recover } from './picture-code/recover.ts';
import { pictureType } from './picture-type.ts';

/** Pictures read at once. */
const AT_ONCE = 1;
/** As much of the middle of a picture is looked into: more takes longer and says the same. */
const MOST_PX = 1_400;

export interface FoundCode {
  memberId: string;
  /** The day that it left, in the company's zone. */
  day: string;
  way: PictureCode['way'];
}

/** Whose code is in a picture, of these members of the company; null: no code of the company, or of none of them. Refuses what is no picture. */
export const readCode = atMost(
  AT_ONCE,
  async (db: Db, companyId: string, picture: Buffer, memberIds: readonly string[]): Promise<FoundCode | null> => {
    const { pad, ownerOf } = await codeKey(db, companyId);
    const pixels = await middleOf(picture);
    const code = await recover(pixels, (bytes) => unpackCode(bytes, pad));
    const memberId = code && memberIds.find((id) => ownerOf(id) === code.owner);
    return code && memberId ? { memberId, day: dayOfCode(code), way: code.way } : null;
  },
);

async function middleOf(picture: Buffer) {
  if (pictureType(picture) === null) throw new AppError('FILE_TYPE_REFUSED');
  const { width, height } = await pictureHeader(picture);
  const cut = { width: Math.min(width, MOST_PX), height: Math.min(height, MOST_PX) };
  const place = { left: Math.floor((width - cut.width) / 2), top: Math.floor((height - cut.height) / 2) };
  return pixelsOf(openPicture(picture).extract({ ...place, ...cut })).catch((cause: unknown) => {
    throw broken(cause);
  });
}
