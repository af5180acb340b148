import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Part, pageFiles } from '../../page-files.ts';

const part = (pages: number, size: number, needs: readonly number[] = []): Part => ({
  pages: Uint32Array.of(pages),
  size,
  needs: new Set(needs),
});

const sorted = (files: readonly (readonly number[])[]) => files.map((places) => [...places].sort((a, b) => a - b));

it('puts together what the same pages need, or nearly', () => {
  expect(sorted(pageFiles([part(0b0111, 9_000), part(0b1111, 9_000), part(0b0111, 9_000)]))).toEqual([[0, 1, 2]]);
});

it('keeps apart what one of two pages would load for nothing', () => {
  expect(sorted(pageFiles([part(0b01, 900_000), part(0b11, 9_000)]))).toEqual([[0], [1]]);
});

/** Some parts; each needs only parts before it that at least its own pages need, as modules do. */
const parts = fc
  .array(fc.record({ pages: fc.integer({ min: 1, max: 255 }), size: fc.nat(200_000), needs: fc.array(fc.nat(20)) }), {
    maxLength: 20,
  })
  .map((all) =>
    all.map(({ pages, size, needs }, at) =>
      part(
        pages,
        size,
        needs.filter((one) => one < at && ((all[one]?.pages ?? 0) & pages) === pages),
      ),
    ),
  );

it('has each part in one file, and each file after those that it needs: no circles', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const files = pageFiles(all);
      expect(files.flat().sort((a, b) => a - b)).toEqual(all.map((_, at) => at));
      const fileOf = (place: number) => files.findIndex((places) => places.includes(place));
      for (const [at, { needs }] of all.entries())
        for (const one of needs) expect(fileOf(one)).toBeLessThanOrEqual(fileOf(at));
    }),
  );
});
