import { expect, it } from 'vitest';
import { fitting } from './use-fit.ts';

const eleven = Array.from({ length: 11 }, () => 34);

it('shows all entries when they fit exactly', () => {
  expect(fitting(eleven, 374)).toBe(11);
});

it('keeps a place for "more" as soon as one does not fit', () => {
  expect(fitting(eleven, 373)).toBe(9);
  expect(fitting(eleven, 200)).toBe(4);
});

it('counts the open second level', () => {
  expect(fitting([34, 34, 34 + 200, 34, 34], 320)).toBe(2);
});

it('never hides the first entry', () => {
  expect(fitting(eleven, 10)).toBe(1);
});
