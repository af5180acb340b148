import { expect, it } from 'vitest';
import { readingPlan } from './reading-plan.ts';

function plan() {
  const asked: number[] = [];
  let nowMs = 0;
  const reading = readingPlan(
    (at) => asked.push(at),
    () => nowMs,
  );
  return { reading, asked, advance: (ms: number) => (nowMs += ms) };
}

it('asks once, again only when no answer came, and ahead of the piece that is shown', () => {
  const { reading, asked, advance } = plan();
  reading.read(100_000);
  reading.read(100_000);
  expect(asked).toEqual([100_000]);
  advance(3_000);
  reading.read(100_000);
  expect(asked).toHaveLength(2);
  reading.got({ at: 100_000, from: 99_000, to: 120_000 });
  reading.ahead(100_000, 1);
  expect(asked).toHaveLength(2);
  reading.ahead(111_000, 1);
  reading.ahead(112_000, 1);
  expect(asked).toEqual([100_000, 100_000, 120_000]);
  reading.got({ at: 120_000, from: 120_050, to: 140_000 });
  reading.ahead(111_000, 4);
  expect(asked.at(-1)).toBe(140_000);
});

it('does not ask again for a gap, nor for what is not recorded yet before a while has passed', () => {
  const { reading, asked, advance } = plan();
  reading.got({ at: 0, from: 0, to: 10_000 });
  reading.got({ at: 10_000, from: 500_000, to: 510_000 });
  reading.ahead(9_000, 1);
  expect(asked).toEqual([]);
  reading.ahead(509_000, 1);
  reading.ended(510_000);
  reading.ahead(509_000, 1);
  expect(asked).toEqual([510_000]);
  advance(3_000);
  reading.ahead(509_000, 1);
  expect(asked).toEqual([510_000, 510_000]);
});
