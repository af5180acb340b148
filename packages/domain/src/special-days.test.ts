import { expect, it } from 'vitest';
import { parseSpecialDays } from './special-days.ts';

it('special days are read as people write them', () => {
  expect(
    parseSpecialDays('2026-10-01..2026-10-07 closed National Day; 2026-12-24 09:00-12:00, 13:00-15:00 Christmas Eve'),
  ).toEqual({
    ok: true,
    days: [
      { name: 'National Day', from: '2026-10-01', to: '2026-10-07', intervals: [] },
      {
        ...{ name: 'Christmas Eve', from: '2026-12-24', to: '2026-12-24' },
        intervals: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '15:00' },
        ],
      },
    ],
  });
  expect(parseSpecialDays('2027-02-05 至 2027-02-11 休息 春节；')).toEqual({
    ok: true,
    days: [{ name: '春节', from: '2027-02-05', to: '2027-02-11', intervals: [] }],
  });
});

it.each([
  '2026-10-01',
  '2026-10-01 closed',
  'closed Spring',
  '2026-10-01 9-12 Spring',
  '2026-10-01 09:00-25:00 Spring',
])('what cannot be read is named: %s', (text) =>
  expect(parseSpecialDays(`2026-01-01 closed New Year; ${text}`)).toEqual({ ok: false, text }),
);
