import { describe, expect, it } from 'vitest';
import { reminderOf, VALIDITIES, validityOf, windowOf } from './certificate.ts';

const TODAY = '2026-11-23';

describe('the validity of a certificate', () => {
  it.each([
    [null, 'valid'],
    ['2027-01-23', 'valid'],
    ['2027-01-22', 'due60'],
    ['2026-12-24', 'due60'],
    ['2026-12-23', 'due30'],
    ['2026-12-01', 'due30'],
    ['2026-11-30', 'due7'],
    ['2026-11-23', 'due7'],
    ['2026-11-22', 'expired'],
  ])('valid until %s is %s', (validUntil, validity) => {
    expect(validityOf(validUntil, TODAY)).toBe(validity);
  });

  it('has windows that lie in each other, and the expired ones apart', () => {
    expect(VALIDITIES.map((validity) => windowOf(validity, TODAY))).toEqual([
      { from: '2026-11-23', to: null },
      { from: '2026-11-23', to: '2027-01-22' },
      { from: '2026-11-23', to: '2026-12-23' },
      { from: '2026-11-23', to: '2026-11-30' },
      { from: null, to: '2026-11-22' },
    ]);
  });
});

describe('the reminder of a certificate', () => {
  it.each([
    ['2027-01-23', null, null],
    ['2027-01-22', null, 60],
    ['2027-01-22', 60, null],
    ['2026-12-23', 60, 30],
    ['2026-12-20', 30, null],
    ['2026-11-30', 30, 7],
    // Entered late: once, by the stage it is in.
    ['2026-11-25', null, 7],
    ['2026-11-25', 7, null],
    // Its last day is still valid.
    ['2026-11-23', 7, null],
    ['2026-11-22', 7, -1],
    ['2026-11-22', -1, null],
    ['2020-01-01', null, -1],
  ])('valid until %s, told at %s: %s', (validUntil, told, stage) => {
    expect(reminderOf(validUntil, TODAY, told)).toBe(stage);
  });
});
