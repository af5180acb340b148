import { expect, it } from 'vitest';
import { translate } from '../index.ts';
import type { Say } from './figure.ts';
import { besideText, reportFigureText } from './report-figure.ts';

const say: Say = (key, params) => translate('en-US', key, params);
const one = { unit: 'count', value: 120, isLeast: false, notes: [] } as const;

it('a figure of a report says what it is, and that it was at least so much', () => {
  expect(reportFigureText({ ...one, isLeast: true }, say)).toBe('≥ 120');
  expect(reportFigureText({ ...one, isLeast: true, value: null }, say)).toBe('—');
});

it('beside it stands how it changed over what both periods have, in its unit, and what is to be said of it', () => {
  expect(besideText(one, say)).toBe('');
  expect(besideText({ ...one, previous: 100 }, say)).toBe('+20');
  expect(besideText({ ...one, previous: 100, base: 90, notes: ['Few'] }, say)).toBe('−10 · Few');
  expect(besideText({ ...one, previous: null, base: 90, notes: ['Few'] }, say)).toBe('Few');
  expect(besideText({ ...one, unit: 'percent', previous: 120 }, say)).toBe('±0 pp');
  expect(besideText({ ...one, unit: 'seconds', previous: 90 }, say)).toBe('+30 s');
  expect(besideText({ ...one, unit: 'money', value: 12.5, previous: 10 }, say)).toBe('+2.50');
  expect(besideText({ ...one, value: null, previous: 90, notes: ['Not measured'] }, say)).toBe('Not measured');
});
