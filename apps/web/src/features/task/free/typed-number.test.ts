import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  [' -18 ', -18],
  ['+4', 4],
  ['1,200', 1200],
  ['12,345.6', 12345.6],
  ['1,234,567', 1234567],
  ['0,125', 0.125],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['1.234,5', null],
  ['1,23,456', null],
  ['3 pieces', null],
  ['', null],
  ['1e3', null],
  ['99999999999999999999', null],
])('%j is %s', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
