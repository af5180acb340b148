import { expect, it } from 'vitest';
import { adjustedAverages, type Given } from './inspector-bias.ts';

/** Numbers that look like chance and are the same every time, -1..1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
}

it('recovers the order of stores that inspectors of known strictness had turned around', () => {
  const truth = Array.from({ length: 24 }, (_, i) => ({ id: `s${i}`, rate: 60 + 1.5 * i }));
  const bias: Record<string, number> = { mild: 12, usual: 1, strict: -13 };
  const spread = noise(7);
  const given = truth.flatMap(({ id, rate }, i): Given[] => {
    // The better the store, the stricter who comes most often; all stores hang together by second inspectors.
    const most = i < 8 ? 'mild' : i < 16 ? 'usual' : 'strict';
    const other = most === 'usual' ? (i % 2 ? 'mild' : 'strict') : 'usual';
    return [most, other].map((inspectorId) => {
      const records = inspectorId === most ? 9 : 2;
      const rates = Array.from({ length: records }, () => rate + (bias[inspectorId] ?? 0) + spread() / 2);
      return { shopId: id, inspectorId, records, rateSum: rates.reduce((sum, one) => sum + one, 0) };
    });
  });
  const gross = (id: string) => {
    const own = given.filter(({ shopId }) => shopId === id);
    return own.reduce((sum, one) => sum + one.rateSum, 0) / own.reduce((sum, one) => sum + one.records, 0);
  };
  const ordered = (rateOf: (id: string) => number) =>
    truth.map(({ id }) => id).toSorted((a, b) => rateOf(a) - rateOf(b));
  const right = truth.map(({ id }) => id);
  const adjusted = adjustedAverages(given);
  expect(ordered(gross)).not.toEqual(right);
  expect(ordered((id) => adjusted.get(id)?.rate ?? 0)).toEqual(right);
  // The differences between stores too, not only their order.
  const differences = truth.map(({ id, rate }) => (adjusted.get(id)?.rate ?? 0) - rate);
  expect(Math.max(...differences) - Math.min(...differences)).toBeLessThan(1.5);
});

it('solves exactly what has an exact answer, and leaves the mean of all records where it was', () => {
  const shops = { a: 50, b: 70, c: 90 };
  const given = Object.entries(shops).flatMap(([shopId, rate]) => [
    { shopId, inspectorId: 'mild', records: 2, rateSum: 2 * (rate + 6) },
    { shopId, inspectorId: 'strict', records: shopId === 'c' ? 4 : 2, rateSum: (shopId === 'c' ? 4 : 2) * (rate - 6) },
  ]);
  const adjusted = adjustedAverages(given);
  const rates = ['a', 'b', 'c'].map((id) => adjusted.get(id)?.rate ?? 0);
  expect((rates[1] ?? 0) - (rates[0] ?? 0)).toBeCloseTo(20, 4);
  expect((rates[2] ?? 0) - (rates[1] ?? 0)).toBeCloseTo(20, 4);
  const records = [4, 4, 6];
  const mean = rates.reduce((sum, rate, i) => sum + rate * (records[i] ?? 0), 0) / 14;
  expect(mean).toBeCloseTo(given.reduce((sum, one) => sum + one.rateSum, 0) / 14, 4);
});

it('corrects nobody who shares no store with others, and says so', () => {
  const adjusted = adjustedAverages([
    { shopId: 'alone', inspectorId: 'hermit', records: 3, rateSum: 240 },
    { shopId: 'also', inspectorId: 'hermit', records: 1, rateSum: 50 },
    { shopId: 'shared', inspectorId: 'one', records: 1, rateSum: 90 },
    { shopId: 'shared', inspectorId: 'two', records: 1, rateSum: 70 },
    { shopId: 'empty', inspectorId: 'two', records: 0, rateSum: 0 },
  ]);
  expect(adjusted.get('alone')).toEqual({ rate: 80, isCorrected: false });
  expect(adjusted.get('also')).toEqual({ rate: 50, isCorrected: false });
  expect(adjusted.get('shared')?.isCorrected).toBe(true);
  expect(adjusted.get('shared')?.rate).toBeCloseTo(80, 5);
  expect(adjusted.has('empty')).toBe(false);
});

it('comes to an end on a long chain of stores that only neighbours share', () => {
  const given = Array.from({ length: 40 }, (_, i): Given[] => [
    { shopId: `s${i}`, inspectorId: `i${i}`, records: 1, rateSum: 70 + (i % 5) },
    { shopId: `s${i}`, inspectorId: `i${i + 1}`, records: 1, rateSum: 72 - (i % 3) },
  ]).flat();
  const adjusted = adjustedAverages(given);
  expect(adjusted.size).toBe(40);
  for (const { rate } of adjusted.values()) expect(Number.isFinite(rate)).toBe(true);
});
