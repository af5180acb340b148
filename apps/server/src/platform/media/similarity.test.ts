import { expect, it } from 'vitest';
import { similarity } from './similarity.ts';

const WIDTH = 32;
const picture = (value: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: WIDTH * 24 }, (_, at) => value(at % WIDTH, Math.floor(at / WIDTH)));
const shelves = (x: number, y: number): number => (y % 6 < 3 ? 200 : 40) + (x % 5);

it('the same picture is like itself, a lighter one nearly so, another one is not', () => {
  const before = picture(shelves);
  const lighter = picture((x, y) => Math.min(255, shelves(x, y) + 12));
  const empty = picture(() => 120);
  expect(similarity(before, before, WIDTH)).toBeCloseTo(1, 6);
  expect(similarity(before, lighter, WIDTH)).toBeGreaterThan(0.9);
  expect(similarity(before, empty, WIDTH)).toBeLessThan(0.2);
});
