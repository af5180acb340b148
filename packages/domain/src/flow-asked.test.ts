import { expect, it } from 'vitest';
import { flowPartsOf, flowTotalReadOf, isComparable } from './flow-asked.ts';

it('a change is good or bad only where enough hours are complete in both periods', () => {
  expect(isComparable({ matched: 80, of: 100 })).toBe(true);
  expect(isComparable({ matched: 79, of: 100 })).toBe(false);
  expect(isComparable({ matched: 0, of: 0 })).toBe(false);
});

it('what only a whole hour of a store tells is never cut into quarters, and a whole period is read from its days', () => {
  expect(flowPartsOf('quarter', ['entries', 'captureRate'])).toBe('quarter');
  expect(flowPartsOf('quarter', ['entries', 'conversion'])).toBe('hour');
  expect(flowPartsOf('quarter', ['occupancy'])).toBe('hour');
  expect(flowPartsOf('day', ['amount'])).toBe('day');
  expect([flowTotalReadOf(false), flowTotalReadOf(true)]).toEqual(['day', 'reading']);
});
