import { expect, it } from 'vitest';
import { palette } from '../../../shared/ui/tokens.ts';
import { rateAxis, rateAxisStart, type TrendPoint, trendOption } from './trend-option.ts';

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

const point = (more: Partial<TrendPoint>): TrendPoint => ({
  name: '2 Nov',
  count: 10,
  rate: 93,
  isPale: false,
  ...more,
});

it('draws pale what has fewer days than the others, and what may still change', () => {
  const option = trendOption([point({ isPale: true }), point({})], { count: 'n', rate: 'r' })(palette('light'));
  const { series } = option as { series: { data: { itemStyle: { opacity: number } }[] }[] };
  const [first = 0, whole = 0] = series[0]?.data.map((bar) => bar.itemStyle.opacity) ?? [];
  expect(first).toBeLessThan(whole);
});

it('says where the axis of the rates begins', () => {
  expect(rateAxisStart([point({ rate: 93 }), point({ rate: 96 })])).toBe(90);
  expect(rateAxisStart([point({ rate: 0 })])).toBe(0);
});
