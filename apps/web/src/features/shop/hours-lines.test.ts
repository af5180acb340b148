import { expect, it } from 'vitest';
import { hoursLines } from './hours-lines.ts';

const usual = [{ from: '08:00', to: '20:00' }];
const long = [{ from: '08:00', to: '23:00' }];

it('days in a row with the same hours stand in one line', () => {
  expect(hoursLines(Array(7).fill(usual))).toEqual([{ from: 'mon', to: 'sun', intervals: usual }]);
  expect(hoursLines([usual, usual, usual, usual, long, long, []])).toEqual([
    { from: 'mon', to: 'thu', intervals: usual },
    { from: 'fri', to: 'sat', intervals: long },
    { from: 'sun', to: 'sun', intervals: [] },
  ]);
});
