import { expect, it } from 'vitest';
import { type Standing, storeChange } from './store-change.ts';

const at = (rank: number | null, isPass: boolean | null = true, count: number | null = 4): Standing => ({
  rank,
  isPass,
  count,
});
const now = (standing: Standing, redLines = 0) => ({ ...standing, redLines });

it.each([
  ['a red line, whatever came before', now(at(0), 1), at(0), 'redLine'],
  ['not passed and nothing to compare with', now(at(3, false)), null, 'failing'],
  ['passed and nothing to compare with', now(at(1)), null, null],
  ['the same level', now(at(1)), at(1), null],
  ['a lower level', now(at(2)), at(1), 'worse'],
  ['a higher level', now(at(0)), at(1), 'better'],
  ['no longer passed, of a template with other levels', now(at(0, false, 2)), at(3, true, 4), 'worse'],
  ['passed again', now(at(1, true)), at(1, false), 'better'],
  ['other levels that both pass', now(at(1, true, 2)), at(3, true, 4), null],
  ['not evaluated now', now(at(null, null, null)), at(1), null],
  ['not evaluated before', now(at(1)), at(null, null, null), null],
])('%s', (_, current, before, change) => {
  expect(storeChange(current, before)).toBe(change);
});
