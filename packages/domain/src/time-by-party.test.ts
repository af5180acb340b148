import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from './duration.ts';
import { TASK_STATES, taskMachine } from './task.ts';
import { type Step, timeByParty } from './time-by-party.ts';

const START = Date.parse('2026-11-02T08:00:00Z');
const at = (hours: number): Date => new Date(START + hours * HOUR_MS);
const hoursOf = (steps: readonly [number, string | null][], now: number) => {
  const made = steps.map(([hours, toState]): Step => ({ at: at(hours), toState }));
  const { handler, reviewer, nobody, total } = timeByParty(taskMachine, made, at(now));
  return [handler, reviewer, nobody, total].map((ms) => ms / HOUR_MS);
};

it('a slow reviewer is not the store’s time', () => {
  const steps: [number, string | null][] = [
    [0, 'pending'],
    [6, 'pending_review'],
    [47, 'completed'],
  ];
  expect(hoursOf(steps, 99)).toEqual([6, 41, 0, 47]);
});

it('a rejection gives the time back to the handler, and a reminder changes nothing', () => {
  const steps: [number, string | null][] = [
    [0, 'not_initiated'],
    [2, 'pending'],
    [5, 'pending_review'],
    [6, null],
    [9, 'pending'],
  ];
  expect(hoursOf(steps, 10)).toEqual([4, 4, 2, 10]);
});

it('closed time is nobody’s, and only counts once it was opened again', () => {
  const closed: [number, string | null][] = [
    [0, 'pending'],
    [3, 'closed'],
  ];
  expect(hoursOf(closed, 50)).toEqual([3, 0, 0, 3]);
  expect(hoursOf([...closed, [10, 'pending']], 12)).toEqual([5, 0, 7, 12]);
});

it('the parts add up to the total, whatever happened', () => {
  const step = fc.tuple(fc.nat(500), fc.constantFrom(...TASK_STATES, null));
  fc.assert(
    fc.property(fc.array(step), fc.nat(1_000), (steps, now) => {
      const sorted = steps.toSorted(([a], [b]) => a - b);
      const [handler = 0, reviewer = 0, nobody = 0, total] = hoursOf(sorted, 500 + now);
      expect(handler + reviewer + nobody).toBeCloseTo(total ?? 0, 6);
    }),
  );
});
