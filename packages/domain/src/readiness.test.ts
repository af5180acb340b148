import { expect, it } from 'vitest';
import { readinessOf } from './readiness.ts';

const WEEK = Array.from({ length: 7 }, () => [{ from: '09:00', to: '21:00' }]);
const full = {
  hours: WEEK,
  managers: 1,
  isLocated: true,
  lastInspectedOn: '2026-11-20',
  hasCamera: null,
  today: '2026-11-23',
};

// By hand: four parts of 25 each.
it.each([
  [100, full],
  [75, { ...full, hours: [] }],
  [75, { ...full, hours: WEEK.map(() => []) }],
  [75, { ...full, managers: 0 }],
  [75, { ...full, isLocated: false }],
  [75, { ...full, lastInspectedOn: null }],
  [100, { ...full, lastInspectedOn: '2026-10-24' }],
  [75, { ...full, lastInspectedOn: '2026-10-23' }],
  [50, { ...full, managers: 0, lastInspectedOn: null }],
  [25, { ...full, managers: 0, isLocated: false, lastInspectedOn: null }],
  [0, { ...full, hours: [], managers: 0, isLocated: false, lastInspectedOn: null }],
])('readiness is %i %%', (percent, facts) => {
  const found = readinessOf(facts);
  expect(found.percent).toBe(percent);
  expect(found.parts.filter(({ isMet }) => isMet)).toHaveLength((percent / 100) * 4);
});

// By hand: five parts of 20 each.
it.each([
  [100, { ...full, hasCamera: true }],
  [80, { ...full, hasCamera: false }],
  [60, { ...full, hasCamera: true, managers: 0, isLocated: false }],
])('where the company has cameras, it is %i %%', (percent, facts) => {
  const found = readinessOf(facts);
  expect(found.percent).toBe(percent);
  expect(found.parts.find(({ part }) => part === 'camera')?.isMet).toBe(facts.hasCamera);
  expect(readinessOf(full).parts.map(({ part }) => part)).not.toContain('camera');
});
