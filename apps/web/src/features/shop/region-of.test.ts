import { expect, it } from 'vitest';
import { regionOf } from './region-of.ts';

it.each([
  ['England', 'London', 'Southwark', 'England, London, Southwark'],
  ['上海市', '上海市', '静安区', '上海市 静安区'],
  ['', 'London', '', 'London'],
  ['', '', '', ''],
])('%s, %s and %s are one text', (province, city, district, text) => {
  expect(regionOf({ province, city, district })).toBe(text);
});
