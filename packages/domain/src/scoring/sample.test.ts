import { describe, expect, it } from 'vitest';
import { sampled, seedOf } from './sample.ts';
import { allItems, newCheckItem, type TemplateContent } from './template.ts';

const LETTERS = 'abcdefghijklmnopqrst'.split('');

/** Two categories of ten items; `a1` follows `a`. */
const content: TemplateContent = {
  categories: [LETTERS.slice(0, 10), LETTERS.slice(10)].map((ids, at) => ({
    id: `c${at}`,
    name: `C${at}`,
    parentId: null,
    weightPercent: null,
    items: [
      ...ids.map((id) => newCheckItem(id, id)),
      ...(at === 0 ? [{ ...newCheckItem('a1', 'a1'), showIf: { itemId: 'a', answers: ['fail'] } }] : []),
    ],
  })),
};
const drawn = (items: number, seed: number) =>
  allItems(sampled(content, { items, seed }).content).flatMap((item) => (item.showIf === null ? [item.id] : []));

describe('a sample of check items', () => {
  it.each([1, 5, 19])('has exactly %i items, in the order of the template, and the rest is named as left out', (n) => {
    const { excluded } = sampled(content, { items: n, seed: 7 });
    const ids = drawn(n, 7);
    expect(ids).toHaveLength(n);
    expect(ids).toEqual(LETTERS.filter((id) => ids.includes(id)));
    expect(excluded.map((one) => one.itemId)).toEqual(LETTERS.filter((id) => !ids.includes(id)));
    expect(new Set(excluded.map(({ by, values }) => `${by} ${values}`))).toEqual(new Set([`sample ${n},20`]));
  });

  it('is the same for the same seed and another one for nearly every other', () => {
    const all = Array.from({ length: 200 }, (_, seed) => drawn(5, seed).join());
    expect(Array.from({ length: 200 }, (_, seed) => drawn(5, seed).join())).toEqual(all);
    expect(new Set(all).size).toBeGreaterThan(190);
  });

  it('draws every item about as often as any other', () => {
    const times = new Map<string, number>();
    for (let n = 0; n < 4_000; n += 1)
      for (const id of drawn(5, seedOf(`task-${n}`))) times.set(id, (times.get(id) ?? 0) + 1);
    // 1,000 times each are expected; 5 standard deviations are about 137.
    for (const id of LETTERS) expect(Math.abs((times.get(id) ?? 0) - 1_000)).toBeLessThan(140);
  });

  it('keeps follow-ups, which are not drawn themselves, and asks a short list whole', () => {
    const ids = allItems(sampled(content, { items: 1, seed: 3 }).content).map((item) => item.id);
    expect(ids).toContain('a1');
    expect(sampled(content, { items: 20, seed: 3 })).toEqual({ content, excluded: [] });
    expect(sampled(content, { items: 500, seed: 3 }).content).toBe(content);
  });
});
