import { expect, test } from 'vitest';
import { fittingTags } from './fitting-tags.ts';

const countOf = (texts: readonly string[], widthPx: number): number =>
  fittingTags(
    texts.map((text) => ({ text })),
    widthPx,
  ).length;

test('short words stand side by side as far as there is room', () => {
  expect(countOf(['浦东一区', '浦东二区', '浦东三区'], 300)).toBe(3);
  expect(countOf(['浦东一区', '浦东二区', '浦东三区', '浦东四区'], 300)).toBe(2);
});

test('a long word leaves room for what says how many there are more', () => {
  expect(countOf(['the shop beside the loading bay of the old terminal', '浦东二区'], 200)).toBe(1);
});

test('one is shown however narrow the box is', () => {
  expect(countOf(['浦东一区', '浦东二区'], 20)).toBe(1);
  expect(countOf([], 20)).toBe(0);
});
