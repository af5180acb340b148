import fc from 'fast-check';
import { expect, it } from 'vitest';
import { photoPairs } from './photo-pair.ts';

const photos = (side: string) => fc.nat({ max: 9 }).map((n) => Array.from({ length: n }, (_, at) => `${side}${at}`));

it('every photo of a rectified item stands in a pair, in order; without photos on both sides there is none', () => {
  fc.assert(
    fc.property(photos('before'), photos('after'), (before, after) => {
      const pairs = photoPairs(before, after);
      const isPaired = before.length > 0 && after.length > 0;
      expect([...new Set(pairs.map((pair) => pair.before))]).toEqual(isPaired ? before : []);
      expect([...new Set(pairs.map((pair) => pair.after))]).toEqual(isPaired ? after : []);
      expect(pairs).toHaveLength(isPaired ? Math.max(before.length, after.length) : 0);
    }),
  );
});
