import { expect, it } from 'vitest';
import { palette } from '../../../shared/ui/tokens.ts';
import { rateAxis, rateAxisStart, type Trend, trendOption } from './trend-option.ts';

it('holds every rate between round ticks inside 0..100', () => {
  for (let low = 0; low <= 100; low += 7) {
    for (let high = low; high <= 100; high += 9) {
      const { min, max, interval } = rateAxis([high, low]);
      expect(min <= low && max >= high && min >= 0 && max <= 100).toBe(true);
      expect((max - min) % interval).toBe(0);
    }
  }
});

it('has an axis without any rate', () => {
  expect(rateAxis([])).toEqual({ min: 90, max: 100, interval: 5 });
});

const bucket = (more: Partial<Trend[number]>): Trend[number] => ({
  from: '2026-11-02',
  to: '2026-11-08',
  records: 10,
  averageRate: 93,
  passPercent: 90,
  redLines: 0,
  coveragePercent: 50,
  rectificationOnTimePercent: null,
  isProvisional: false,
  isPartial: false,
  ...more,
});

it('draws pale what has fewer days than the others, and what may still change', () => {
  const trend = [bucket({ isPartial: true }), bucket({}), bucket({ isProvisional: true })];
  const option = trendOption(trend, { records: 'n', average: 'r', nameOf: (b) => b.from })(palette('light'));
  const { series } = option as { series: { data: { itemStyle: { opacity: number } }[] }[] };
  const [first = 0, whole = 0, last = 0] = series[0]?.data.map((bar) => bar.itemStyle.opacity) ?? [];
  expect(first).toBeLessThan(whole);
  expect(last).toBeLessThan(whole);
});

it('says where the axis of the rates begins', () => {
  expect(rateAxisStart([bucket({ averageRate: 93 }), bucket({ averageRate: 96 })])).toBe(90);
  expect(rateAxisStart([bucket({ averageRate: 0 })])).toBe(0);
});
