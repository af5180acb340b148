import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike, bitsOf, hashDistance, hashOfBits, isTelling, nearBands, photoHashOf } from './photo-hash.ts';

const anyHash = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });
const bitsToTurn = (most: number) => fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: most });
const turned = (hash: bigint, bits: readonly number[]): bigint =>
  bits.reduce((one, bit) => one ^ (1n << BigInt(bit)), hash);

describe('the distance of two photos', () => {
  it('is the number of bits that were turned, both ways alike, and 0 for the same', () => {
    fc.assert(
      fc.property(anyHash, bitsToTurn(64), (hash, bits) => {
        const other = turned(hash, bits);
        expect(hashDistance(hash, other)).toBe(bits.length);
        expect(hashDistance(other, hash)).toBe(bits.length);
        expect(hashDistance(hash, hash)).toBe(0);
      }),
    );
  });

  it('of three photos is never shorter by a way round', () => {
    fc.assert(
      fc.property(anyHash, anyHash, anyHash, (a, b, c) => {
        expect(hashDistance(a, c)).toBeLessThanOrEqual(hashDistance(a, b) + hashDistance(b, c));
      }),
    );
  });

  it('makes photos alike up to six bits and not from seven on', () => {
    fc.assert(
      fc.property(anyHash, bitsToTurn(12), (hash, bits) => {
        const other = turned(hash, bits);
        fc.pre(isTelling(hash) && isTelling(other));
        expect(areAlike(hash, other)).toBe(bits.length <= 6);
      }),
    );
  });
});

it('whatever is alike has one of the near values in one of its bands', () => {
  fc.assert(
    fc.property(anyHash, bitsToTurn(7), (hash, bits) => {
      const own = nearBands(turned(hash, bits)).map(([value]) => value);
      expect(nearBands(hash).some((near, band) => near.includes(own[band] ?? -1))).toBe(true);
    }),
  );
});

it('a hash goes to the database and back unchanged', () => {
  fc.assert(
    fc.property(anyHash, (hash) => {
      expect(bitsOf(hash)).toMatch(/^[01]{64}$/);
      expect(hashOfBits(bitsOf(hash))).toBe(hash);
    }),
  );
});

describe('the hash of a picture', () => {
  /** 72 x 64 pixels of 9 x 8 fields. */
  const picture = (valueAt: (column: number, row: number) => number) =>
    Uint8Array.from({ length: 72 * 64 }, (_, at) => valueAt(Math.floor((at % 72) / 8), Math.floor(at / 72 / 8)));

  it('has a bit for each of 72 fields that is lighter than the one to its right', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 72, maxLength: 72 }), (fields) => {
        fc.pre(Math.max(...fields) - Math.min(...fields) >= 8);
        const lighter = [...fields].filter((value, at) => at % 9 < 8 && value > (fields[at + 1] ?? 0)).length;
        const hash = photoHashOf(picture((column, row) => fields[row * 9 + column] ?? 0));
        expect(hashDistance(hash, 0n)).toBe(lighter);
      }),
    );
  });

  it('reads from the top left to the bottom right', () => {
    const bright = (column: number, row: number) =>
      photoHashOf(picture((c, r) => (c === column && r === row ? 200 : 10)));
    expect([bitsOf(bright(0, 0)).indexOf('1'), bitsOf(bright(7, 7)).indexOf('1')]).toEqual([0, 63]);
  });

  it('of one colour, of noise, of an even gradient tells nothing: not even two of them are alike', () => {
    const plain = photoHashOf(picture(() => 200));
    const noise = photoHashOf(picture((column, row) => 200 + ((column * 7 + row * 3) % 5)));
    const gradient = photoHashOf(picture((column) => 250 - column * 20));
    for (const one of [plain, noise, gradient]) {
      expect(isTelling(one)).toBe(false);
      expect(areAlike(one, one)).toBe(false);
    }
  });

  it('refuses another size', () => {
    expect(() => photoHashOf(new Uint8Array(72))).toThrow('72 x 64');
  });
});
