import fc from 'fast-check';
import { expect, it } from 'vitest';
import { photoPairs } from './photo-pair.ts';

const photos = (side: string) => fc.nat({ max: 9 }).map((n) => Array.from({ length: n }, (_, at) => `${side}${at}`));

it('every photo of a rectified item stands in a pair, in order; without photos on both sides there is none', () => {
  fc.assert(
    fc.property(photos('before'), photos('after'), (before, after) => {
      const pairs = photoPairs(before, after);
      if (before.length === 0 || after.length === 0) return expect(pairs).toEqual([]);
      expect([...new Set(pairs.map((pair) => pair.before))]).toEqual(before);
      expect([...new Set(pairs.map((pair) => pair.after))]).toEqual(after);
      expect(pairs).toHaveLength(Math.max(before.length, after.length));
    }),
  );
});
