import { describe, expect, it } from 'vitest';
import { numberOf } from './bounds.ts';

describe('a typed number', () => {
  it.each([
    ['8.6', 8.6],
    ['8,6', 8.6],
    ['-18', -18],
    ['8.', 8],
    ['.5', 0.5],
    ['1,200', 1200],
    ['-1,234,567.5', -1234567.5],
    ['0,125', 0.125],
    ['12,50', 12.5],
  ])('%s is read', (text, value) => expect(numberOf(text)).toBe(value));

  it.each(['', '-', 'abc', '1.2.3', '1,2,3', '1e9'])('%s is none yet', (text) => expect(numberOf(text)).toBeNull());
});
