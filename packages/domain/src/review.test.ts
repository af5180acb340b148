import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidersOf, firstLevel, levelAfter, REVIEW_MODES, type Review, type ReviewMode } from './review.ts';

const given = (levels: readonly [ReviewMode, ...string[]][], approved: readonly string[] = [], level = 1): Review => ({
  modes: levels.map(([mode]) => mode),
  level,
  reviewers: levels.flatMap(([, ...ids], at) =>
    ids.map((id, sort) => ({ id, level: at + 1, sort, hasApproved: approved.includes(id) })),
  ),
});

describe('a level', () => {
  it('of any: each may decide, and the first decides for all', () => {
    const review = given([['any', 'a', 'b']]);
    expect(decidersOf(review)).toEqual(['a', 'b']);
    expect(levelAfter(review, 'b')).toBeNull();
  });

  it('of all: each decides once, the last one ends it', () => {
    const review = given([['all', 'a', 'b']]);
    expect(decidersOf(review)).toEqual(['a', 'b']);
    expect(levelAfter(review, 'a')).toBe(1);
    const half = given([['all', 'a', 'b']], ['a']);
    expect(decidersOf(half)).toEqual(['b']);
    expect(levelAfter(half, 'b')).toBeNull();
  });

  it('of a sequence: one after another', () => {
    const levels: [ReviewMode, ...string[]][] = [['sequence', 'a', 'b', 'c']];
    expect(decidersOf(given(levels))).toEqual(['a']);
    expect(decidersOf(given(levels, ['a']))).toEqual(['b']);
    expect(levelAfter(given(levels, ['a']), 'b')).toBe(1);
    expect(levelAfter(given(levels, ['a', 'b']), 'c')).toBeNull();
  });
});

describe('levels', () => {
  it('follow each other, and one that nobody is left on is passed over', () => {
    const levels: [ReviewMode, ...string[]][] = [['any', 'a'], ['all'], ['any', 'c']];
    expect(levelAfter(given(levels), 'a')).toBe(3);
    expect(levelAfter(given(levels, ['a'], 3), 'c')).toBeNull();
    expect(firstLevel(given([['any'], ['any', 'b']]))).toBe(2);
    expect(firstLevel({ reviewers: [] })).toBe(1);
  });

  it('always come to their end, by the approvals of those who may decide', () => {
    const level = fc.tuple(fc.constantFrom(...REVIEW_MODES), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 3 }), fc.infiniteStream(fc.nat()), (levels, chance) => {
        const people = levels.map(([mode, count], at): [ReviewMode, ...string[]] => [
          mode,
          ...Array.from({ length: count }, (_, i) => `${at}-${i}`),
        ]);
        const approved: string[] = [];
        for (let now: number | null = 1, steps = 0; now !== null; steps += 1) {
          const review = given(people, approved, now);
          const may = decidersOf(review);
          expect(may.length).toBeGreaterThan(0);
          const by = may[(chance.next().value ?? 0) % may.length] ?? '';
          now = levelAfter(review, by);
          approved.push(by);
          expect(steps).toBeLessThan(12);
        }
        const needed = levels.reduce((sum, [mode, count]) => sum + (mode === 'any' ? 1 : count), 0);
        expect(approved).toHaveLength(needed);
      }),
    );
  });
});
