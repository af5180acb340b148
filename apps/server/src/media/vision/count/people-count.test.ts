import { expect, it } from 'vitest';
import type { Counted } from '../../../platform/media/counting-order.ts';
import { countedMinutes } from './minutes.ts';
import { hasMoved } from './motion.ts';
import { peopleCount } from './people-count.ts';
import type { Seen } from './tracker.ts';

const STEP_MS = 200;
const RED = [80, -20, 60, 60, 0, 0];
const BLUE = [80, 60, -20, 60, 0, 0];

/** Somebody whose feet are at a point, 200 high and 70 wide. */
const person = (x: number, y: number, looks: readonly number[] = RED, confidence = 0.6): Seen => ({
  ...{ kind: 'person', confidence, looks },
  ...{ left: x - 35, right: x + 35, top: y - 200, bottom: y },
});

const LINE: Counted = {
  id: 'line',
  line: [
    { x: 400, y: 500 },
    { x: 600, y: 500 },
  ],
  inside: { x: 500, y: 800 },
};
const AREA: Counted = {
  id: 'area',
  area: [
    { x: 300, y: 600 },
    { x: 700, y: 600 },
    { x: 700, y: 900 },
    { x: 300, y: 900 },
  ],
  minStaySeconds: 3,
};

function count(shapes: Counted[], pictures: Seen[][]) {
  const people = peopleCount(shapes, 1);
  const sum = { entries: 0, exits: 0, dwells: 0, dwellMs: 0, peak: 0 };
  pictures.forEach((boxes, at) => {
    for (const added of people.see(boxes, at * STEP_MS).values()) {
      sum.entries += added.entries;
      sum.exits += added.exits;
      sum.dwells += added.dwells;
      sum.dwellMs += added.dwellMs;
      sum.peak = Math.max(sum.peak, added.inside ?? 0);
    }
  });
  return sum;
}
const walk = (from: number, to: number, step = 20): number[] =>
  Array.from({ length: Math.abs(to - from) / step + 1 }, (_, at) => from + Math.sign(to - from) * step * at);
const nobody: Seen[][] = Array.from({ length: 20 }, () => []);

it('whoever walks through a line is counted once, in the direction they walk', () => {
  expect(
    count(
      [LINE],
      walk(360, 700).map((y) => [person(500, y)]),
    ),
  ).toMatchObject({ entries: 1, exits: 0 });
  expect(
    count(
      [LINE],
      walk(700, 360).map((y) => [person(500, y)]),
    ),
  ).toMatchObject({ entries: 0, exits: 1 });
  const there = [...walk(360, 700), ...walk(700, 360)];
  expect(
    count(
      [LINE],
      there.map((y) => [person(500, y)]),
    ),
  ).toMatchObject({ entries: 1, exits: 1 });
});

it('whoever stands on the line, or walks around its end, has not crossed it', () => {
  const standing = Array.from({ length: 60 }, (_, at) => [person(500, 500 + (at % 2 === 0 ? 6 : -6))]);
  expect(count([LINE], standing)).toMatchObject({ entries: 0, exits: 0 });
  expect(
    count(
      [LINE],
      walk(360, 700).map((y) => [person(750, y)]),
    ),
  ).toMatchObject({ entries: 0, exits: 0 });
});

it('a wrong box for one picture, or legs that something hides, are no crossing', () => {
  const jump = walk(360, 480).map((y, at) => [person(500, at === 3 ? 560 : y)]);
  expect(count([LINE], jump)).toMatchObject({ entries: 0 });
  const hidden = walk(700, 560).map((y): Seen[] => [{ ...person(500, y), top: 502, bottom: y - 80 }]);
  expect(count([LINE], [...walk(640, 700).map((y) => [person(500, y)]), ...hidden])).toMatchObject({ exits: 0 });
});

it('two who pass each other in a door are told apart by what they wear', () => {
  const pictures = walk(360, 660).map((y, at): Seen[] => {
    const other = 660 - at * 20;
    // In the middle one hides the other.
    return Math.abs(y - other) < 60 ? [person(500, other, BLUE)] : [person(490, y), person(510, other, BLUE)];
  });
  expect(count([LINE], pictures)).toMatchObject({ entries: 1, exits: 1 });
});

it('a door that hides who is behind it: they are first seen on its sill, or last', () => {
  expect(
    count(
      [LINE],
      walk(540, 740).map((y) => [person(500, y)]),
    ),
  ).toMatchObject({ entries: 1 });
  const leaving = [...walk(740, 520).map((y) => [person(500, y)]), ...nobody];
  expect(count([LINE], leaving)).toMatchObject({ exits: 1 });
  // Who is lost farther in went nowhere.
  expect(count([LINE], [...walk(740, 620).map((y) => [person(500, y)]), ...nobody])).toMatchObject({ exits: 0 });
});

it('somebody unsure is followed where they were, and is nobody new', () => {
  const unsure = walk(360, 700).map((y, at) => [person(500, y, RED, at > 4 && at < 10 ? 0.15 : 0.6)]);
  expect(count([LINE], unsure)).toMatchObject({ entries: 1 });
  expect(
    count(
      [LINE],
      walk(360, 700).map((y) => [person(500, y, RED, 0.15)]),
    ),
  ).toMatchObject({ entries: 0 });
});

it('who stays in an area long enough is counted with all their time, who passes through is not', () => {
  const staying = [...walk(500, 700), ...Array(25).fill(700), ...walk(700, 500)].map((y) => [person(500, y)]);
  const stayed = count([AREA], [...staying, ...nobody]);
  expect(stayed).toMatchObject({ entries: 1, exits: 1, dwells: 1, peak: 1 });
  expect(stayed.dwellMs).toBeGreaterThan(5_000);
  expect(stayed.dwellMs).toBeLessThan(8_000);
  const passing = count([AREA], [...walk(200, 800, 40).map((x) => [person(x, 700)]), ...nobody]);
  expect(passing).toMatchObject({ entries: 1, exits: 1, dwells: 0 });
  const two = Array.from({ length: 10 }, () => [person(400, 700), person(600, 700, BLUE)]);
  expect(count([AREA], two)).toMatchObject({ entries: 2, peak: 2 });
});

it('a minute is whole when pictures came all the time, and is told once', () => {
  const start = Date.parse('2026-11-20T08:00:00Z');
  const minutes = countedMinutes(['line'], start, 333);
  const one = { entries: 1, exits: 0, dwells: 0, dwellMs: 0, inside: null };
  for (let at = 0; at < 60_000; at += 300)
    minutes.add(new Map([['line', { ...one, entries: at === 30_000 ? 1 : 0 }]]), start + at);
  for (let at = 60_000; at < 90_000; at += 300) minutes.add(new Map([['line', one]]), start + at);
  expect(minutes.after(0, start + 59_999)).toEqual([]);
  const [first, second, third] = minutes.after(0, start + 190_000);
  expect(first).toMatchObject({ counterId: 'line', at: start, entries: 1, isHealthy: true });
  // Cut off in the middle; then nothing at all.
  expect(second).toMatchObject({ at: start + 60_000, entries: 100, isHealthy: false });
  expect(third).toMatchObject({ at: start + 120_000, entries: 0, isHealthy: false });
  expect(minutes.after(start + 60_000, start + 190_000).map(({ at }) => at)).toEqual([start + 120_000]);
});

it('a picture has changed when several of its fields have', () => {
  const fields = new Uint8Array(64 * 36).fill(100);
  const noise = fields.map((value, at) => value + (at % 3));
  expect(hasMoved(fields, noise)).toBe(false);
  const somebody = fields.map((value, at) => (at >= 700 && at < 703 ? 60 : value));
  expect(hasMoved(fields, somebody)).toBe(true);
});
