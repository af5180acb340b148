import { DAYS } from '@rondo/domain/civil-time';
import { describe, expect, it } from 'vitest';
import { bucketsOf, previousOf, requirePeriod } from './period.ts';

const refusal = (rule: string) => ({ reason: 'INPUT_REFUSED', details: { fields: [{ path: 'to', rule }] } });
const caught = (call: () => void): unknown => {
  try {
    call();
    return null;
  } catch (error) {
    return error;
  }
};

describe('a period of the statistics', () => {
  it('has at most 366 days and ends after it begins', () => {
    expect(caught(() => requirePeriod({ from: '2026-01-02', to: '2026-01-01' }))).toMatchObject(refusal('invalid'));
    expect(caught(() => requirePeriod({ from: '2024-01-01', to: '2024-12-31' }))).toBeNull();
    expect(caught(() => requirePeriod({ from: '2024-01-01', to: '2025-01-01' }))).toMatchObject(refusal('too_big'));
  });

  it.each(['day', 'week', 'month'] as const)('is cut by %s on the first and on the last days that are taken', (by) => {
    for (const day of [DAYS.first, DAYS.last]) {
      const span = { from: day, to: day };
      expect(bucketsOf(span, by)).toMatchObject([span]);
      expect(previousOf(span, 'year').to).toHaveLength(10);
      expect(previousOf(span, 'previous').to).toHaveLength(10);
    }
  });

  it('never becomes a loop without end', () => {
    expect(() => bucketsOf({ from: '9999-12-31', to: '9999-12-31' }, 'day')).toThrow(RangeError);
    expect(() => bucketsOf({ from: '2000-01-01', to: '2199-12-31' }, 'day')).toThrow(RangeError);
  });
});
