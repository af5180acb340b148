import { describe, expect, it } from 'vitest';
import { formatNumber, NUMBER_PREFIX, parseNumber } from './number.ts';

describe('numbers', () => {
  it('are prefix, date and six digits', () => {
    expect(formatNumber('T', '2026-11-20', 123)).toBe('T20261120000123');
    expect(Object.values(NUMBER_PREFIX)).toEqual(['T', 'I', 'R', 'C', 'N', 'P', 'F']);
  });

  it('are read back for every kind', () => {
    for (const prefix of Object.values(NUMBER_PREFIX)) {
      const read = parseNumber(` ${formatNumber(prefix, '2024-02-29', 999_999).toLowerCase()} `);
      expect(read).toEqual({ prefix, date: '2024-02-29', sequence: 999_999 });
    }
  });

  it.each([
    '',
    'T2026112000012',
    'T202611200001234',
    'X20261120000123',
    'T20260229000001',
    'T20261301000001',
    'T20261120000000',
  ])('are not %j', (text) => expect(parseNumber(text)).toBeNull());

  it('stop before the seventh digit instead of running over', () => {
    expect(() => formatNumber('T', '2026-11-20', 1_000_000)).toThrow(RangeError);
    expect(() => formatNumber('T', '2026-11-20', 0)).toThrow(RangeError);
  });
});
