import { expect, it } from 'vitest';
import { jumpFrom, type Recorded, replaySpan } from './replay-span.ts';

const S = 1_000;
const RECORDED: Recorded[] = [
  { from: 10 * S, to: 60 * S, kind: 'continuous' },
  { from: 60 * S, to: 70 * S, kind: 'event' },
  { from: 200 * S, to: 300 * S, kind: 'continuous' },
];

it('plays from a moment to the end of its recording, and passes over a gap', () => {
  expect(replaySpan(RECORDED, 30 * S)).toEqual({ from: 30 * S, to: 60 * S });
  expect(replaySpan(RECORDED, 0)).toEqual({ from: 10 * S, to: 60 * S });
  expect(replaySpan(RECORDED, 100 * S)).toEqual({ from: 200 * S, to: 300 * S });
});

it('goes on with the next recording where one is as good as over, and ends behind the last', () => {
  expect(replaySpan(RECORDED, 59.5 * S)).toEqual({ from: 60 * S, to: 70 * S });
  expect(replaySpan(RECORDED, 299.5 * S)).toBeNull();
  expect(replaySpan([], 0)).toBeNull();
});

it('jumps to the recording after, and to the beginning of this one or the one before', () => {
  expect(jumpFrom(RECORDED, 30 * S, 1)).toBe(60 * S);
  expect(jumpFrom(RECORDED, 30 * S, -1)).toBe(10 * S);
  expect(jumpFrom(RECORDED, 61 * S, -1)).toBe(10 * S);
  expect(jumpFrom(RECORDED, 250 * S, 1)).toBeUndefined();
  expect(jumpFrom(RECORDED, 11 * S, -1)).toBeUndefined();
});
