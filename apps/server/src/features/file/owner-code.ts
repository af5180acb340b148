import { createHmac } from 'node:crypto';
import { addDays, civilDate, daysBetween } from '@rondo/domain/civil-time';
import type { Db } from '../../platform/db/company-db.ts';
import { secret } from '../../platform/secret.ts';
import * as q from './file.queries.ts';
import { CODE_BYTES, type PictureCode, packCode } from './picture-code/picture-code.ts';

const SECRET = 'picture-code';
const FIRST_DAY = '2020-01-01';

/** How the codes of one company are made and read. */
export interface CodeKey {
  /** See `packCode`. */
  pad: Uint8Array;
  /** 24 bits that stand for a member: they say nothing without the secret of the installation. */
  ownerOf: (memberId: string) => number;
}

export async function codeKey(db: Db, companyId: string): Promise<CodeKey> {
  const key = await secret(db, SECRET);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  return {
    pad: hash('pad', companyId).subarray(0, CODE_BYTES),
    ownerOf: (memberId) => hash('owner', companyId, memberId).readUIntBE(0, 3),
  };
}

/** What is written into the pictures that leave with a member's mark, or through an external link of theirs. */
export async function codeOf(
  db: Db,
  { companyId, memberId }: { companyId: string; memberId: string },
  at: Date,
  way: PictureCode['way'],
): Promise<Uint8Array> {
  const { pad, ownerOf } = await codeKey(db, companyId);
  const { time_zone: zone } = await q.markedBy(db, companyId, memberId).executeTakeFirstOrThrow();
  return packCode({ owner: ownerOf(memberId), day: daysBetween(FIRST_DAY, civilDate(at, zone)), way }, pad);
}

/** The civil day of the company that a code says. */
export const dayOfCode = ({ day }: PictureCode): string => addDays(FIRST_DAY, day);
