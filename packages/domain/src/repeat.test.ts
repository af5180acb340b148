import { expect, it } from 'vitest';
import { raised } from './repeat.ts';

const HOURS = { normal: 72, major: 48, red_line: 24 };

it('a problem that came back weighs one more and may take no longer than that', () => {
  expect(raised({ severity: 'normal', limitHours: 72 }, HOURS)).toEqual({ severity: 'major', limitHours: 48 });
  expect(raised({ severity: 'major', limitHours: 12 }, HOURS)).toEqual({ severity: 'red_line', limitHours: 12 });
  expect(raised({ severity: 'red_line', limitHours: 24 }, HOURS)).toEqual({ severity: 'red_line', limitHours: 24 });
});
