import { expect, it } from 'vitest';
import { byActivity, fitsMark, wasActive } from './leak.ts';
import type { Marked } from './watermark.ts';

const NOW = new Date('2026-11-19T16:30:00Z');
const lan: Marked = {
  ...{ watermark: 0, watermarkDate: 0, watermarkName: 0, watermarkAccount: 0 },
  ...{ name: 'Lan Zhou 周岚', mobile: '13812345678', mail: 'a.b@x.com', registerType: 1, timeZone: 'Asia/Shanghai' },
};
const fits = (name: string, account: string, of = lan) => fitsMark(of, { name, account }, NOW);

it('finds a member by part of the name, of the account, or of both, whatever the company shows now', () => {
  expect([fits('zhou', ''), fits('岚', ''), fits('', '567'), fits('ＬＡＮ', '78'), fits('', '')]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
});

it('takes nobody whose mark does not show it: not the start of a number, not the mail of who registered by phone', () => {
  expect([fits('王', ''), fits('', '1381'), fits('', 'a.b'), fits('zhou', '999')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('puts first who took something out that day, then who did most, then who was there', () => {
  const of = (exports: number, acts: number, wasSignedIn: boolean) => ({ exports, acts, wasSignedIn });
  const sorted = [of(0, 0, false), of(0, 0, true), of(0, 9, true), of(1, 1, true)].sort(byActivity);
  expect(sorted.map((one) => [one.exports, one.acts])).toEqual([
    [1, 1],
    [0, 9],
    [0, 0],
    [0, 0],
  ]);
  expect(sorted.map(wasActive)).toEqual([true, true, true, false]);
});
