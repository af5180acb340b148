import { expect, it } from 'vitest';
import { comparedEntries, dropPercent } from './flow-alert.ts';

it('a day is a drop from 30% below its usual count on', () => {
  expect(dropPercent({ entries: 70, usual: 100 })).toBe(30);
  expect(dropPercent({ entries: 71, usual: 100 })).toBeNull();
  expect(dropPercent({ entries: 0, usual: 0 })).toBeNull();
});

it('hours are compared with the same open hours of at least two weeks', () => {
  expect(comparedEntries([{ entries: 3, before: [10] }])).toBeNull();
  expect(comparedEntries([])).toBeNull();
  const hour = { entries: 3, before: [10, 20] };
  expect(comparedEntries([hour, hour])).toEqual({ entries: 6, usual: 30 });
  // Opened an hour longer than ever before: that hour is left out, of a day that is mostly known.
  const longer = { entries: 50, before: [] };
  expect(comparedEntries([hour, hour, hour, hour, longer])).toEqual({ entries: 12, usual: 60 });
  expect(comparedEntries([hour, longer])).toBeNull();
});
