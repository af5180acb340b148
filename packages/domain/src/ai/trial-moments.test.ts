import { expect, it } from 'vitest';
import { trialMoments } from './trial-moments.ts';

const at = (moments: ReturnType<typeof trialMoments>) => moments.map((one) => `${one.cameraId} ${one.at}`);

it('lie as far apart as the rule looks, on one grid for all cameras, the earliest first', () => {
  const stretches = [
    { cameraId: 'b', from: 15, to: 41 },
    { cameraId: 'a', from: 10, to: 31 },
  ];
  expect(at(trialMoments(stretches, { everyMs: 10, most: 100 }))).toEqual([
    'a 10',
    'b 20',
    'a 20',
    'b 30',
    'a 30',
    'b 40',
  ]);
});

it('are never more than there is room for, and none without room or recordings', () => {
  const long = [{ cameraId: 'a', from: 1, to: 10_001 }];
  expect(trialMoments(long, { everyMs: 1, most: 50 }).length).toBe(50);
  expect(trialMoments(long, { everyMs: 1, most: 0 })).toEqual([]);
  expect(trialMoments([], { everyMs: 1, most: 50 })).toEqual([]);
});
