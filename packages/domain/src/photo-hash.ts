import type { Actor } from './actor.ts';
import { LIMIT } from './limit.ts';

/**
 * What a photo looks like in 64 bits (dHash, "difference hash": Krawetz, "Kind of Like That", 2013): the picture is drawn 9 x 8 grey
 * pixels small, and each of the 64 neighbours in a row says whether the left one is lighter. Another size, quality or a small change
 * leaves most bits as they are.
 */
export type PhotoHash = bigint;

const COLUMNS = 9;
const ROWS = 8;
/** Each of the 72 is the mean of so many pixels squared: what a library makes small at one stroke depends on the size that it had. */
const CELL = 8;

/** The grey picture that a hash is made of, pixels. */
export const HASHED_SIZE = { width: COLUMNS * CELL, height: ROWS * CELL } as const;

/** What photos can be used as, and so be compared as: photos of a record’s items, of a rectification, the result of a free task. */
export const HASHED_KINDS = ['record', 'rectification', 'task'] as const;
export type HashedKind = (typeof HASHED_KINDS)[number];

const BITS = 64;
const BANDS = 4;
const BAND_BITS = BITS / BANDS;
const BAND_MASK = (1n << BigInt(BAND_BITS)) - 1n;

/** The hash of 72 x 64 grey values of 0 to 255, row by row. 0 where they hardly differ: what is left then is noise of the compression. */
export function photoHashOf(grey: Uint8Array): PhotoHash {
  const means = meansOf(grey);
  if (Math.max(...means) - Math.min(...means) < LIMIT.photoHash.leastContrast) return 0n;
  let hash = 0n;
  for (const [at, mean] of means.entries()) {
    if (at % COLUMNS === COLUMNS - 1) continue;
    hash = (hash << 1n) | (mean > (means[at + 1] ?? 0) ? 1n : 0n);
  }
  return hash;
}

/** The 9 x 8 means of the cells. */
function meansOf(grey: Uint8Array): number[] {
  const { width, height } = HASHED_SIZE;
  if (grey.length !== width * height) throw new Error(`a hash needs ${width} x ${height} pixels, not ${grey.length}`);
  const means = Array<number>(COLUMNS * ROWS).fill(0);
  for (const [at, value] of grey.entries()) {
    const cell = Math.floor(at / width / CELL) * COLUMNS + Math.floor((at % width) / CELL);
    means[cell] = (means[cell] ?? 0) + value / (CELL * CELL);
  }
  return means;
}

/** In how many of the 64 bits two photos differ. */
export function hashDistance(one: PhotoHash, other: PhotoHash): number {
  return onesIn(one ^ other);
}

/**
 * Whether a hash tells one picture from another. A wall, a black frame or an even gradient has hardly any bit set, or all of them: such
 * hashes differ in few bits whatever the pictures show, and everything flat would look like everything flat. With at least 8 bits of
 * each kind, two that are taken for alike share at least five of their edges.
 */
export function isTelling(hash: PhotoHash): boolean {
  const ones = onesIn(hash);
  return ones >= LIMIT.photoHash.leastBits && ones <= BITS - LIMIT.photoHash.leastBits;
}

/** Whether two photos look alike: both tell something, and they differ in at most six bits (product 5 (c) 1). */
export function areAlike(one: PhotoHash, other: PhotoHash): boolean {
  return isTelling(one) && isTelling(other) && hashDistance(one, other) <= LIMIT.photoHash.distance;
}

/**
 * For each of the four 16-bit bands, first bits first, its own value and those one bit away. What differs in at most six (even seven)
 * bits of all has a band that differs in at most one, so it is found by equality of one of these: multi-index hashing (Norouzi,
 * Punjani, Fleet, 2012).
 */
export function nearBands(hash: PhotoHash): number[][] {
  return Array.from({ length: BANDS }, (_, band) => {
    const value = Number((hash >> BigInt(BITS - BAND_BITS * (band + 1))) & BAND_MASK);
    return [value, ...Array.from({ length: BAND_BITS }, (__, bit) => value ^ (1 << bit))];
  });
}

/**
 * Who is told that photos look alike: whoever handed them in, started the work or reviews it, and whoever may void records. It is for
 * looking closer, not for telling others.
 */
export const seesAlike = (actor: Pick<Actor, 'codes'>, { hasPart }: { hasPart: boolean }): boolean =>
  hasPart || actor.codes.has('x_record_void');

/** As the database has it: 64 digits, 0 or 1. */
export const bitsOf = (hash: PhotoHash): string => hash.toString(2).padStart(BITS, '0');
export const hashOfBits = (bits: string): PhotoHash => BigInt(`0b${bits}`);

const onesIn = (hash: PhotoHash): number => bitsOf(hash).replaceAll('0', '').length;
