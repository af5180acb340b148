import { expect, it } from 'vitest';
import { fromGcj02, toGcj02 } from './gcj02.ts';

/** Degrees of about ten centimetres. */
const NEAR = 1e-6;

it('moves Tian’anmen as map services do', () => {
  const there = toGcj02({ latitude: 39.907_333, longitude: 116.391_083 });
  // 39.908738, 116.397327: the well-known answer for this place, to some metres.
  expect(Math.abs(there.latitude - 39.908_738)).toBeLessThan(1e-4);
  expect(Math.abs(there.longitude - 116.397_327)).toBeLessThan(1e-4);
});

it('leads back to where it came from, all over China', () => {
  for (const latitude of [18.3, 23.1, 31.2, 39.9, 47.3, 53]) {
    for (const longitude of [75, 87.6, 104, 113.3, 121.5, 134]) {
      const back = fromGcj02(toGcj02({ latitude, longitude }));
      expect(Math.abs(back.latitude - latitude)).toBeLessThan(NEAR);
      expect(Math.abs(back.longitude - longitude)).toBeLessThan(NEAR);
    }
  }
});

it('moves nothing outside of China', () => {
  const london = { latitude: 51.5, longitude: -0.12 };
  expect(toGcj02(london)).toEqual(london);
  expect(fromGcj02(london)).toEqual(london);
});
