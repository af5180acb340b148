import { expect, it } from 'vitest';
import { findPassage } from './find-passage.ts';

const said = (text: string, passage: string) => findPassage(text, passage).map(({ from, to }) => text.slice(from, to));

it('finds a passage whatever spaces and ends of lines lie between its letters, in any case', () => {
  expect(said('Keep the\n fridge BELOW 5 °C. Keep the fridge', 'keep the fridge')).toEqual([
    'Keep the\n fridge',
    'Keep the fridge',
  ]);
  expect(said('冷藏 温度\n不得高于 5℃', '冷藏温度不得高于5℃')).toEqual(['冷藏 温度\n不得高于 5℃']);
  expect(said('İstanbul store', 'store')).toEqual(['store']);
});

it('finds nothing for nothing, and the beginning of a long passage where the rest is interrupted', () => {
  expect([said('abc', ''), said('abc', '  '), said('abc', 'd')]).toEqual([[], [], []]);
  const begin = 'x'.repeat(40);
  expect(said(`${begin} [page 2] more`, `${begin}more`)).toEqual([begin]);
});
