import { expect, it } from 'vitest';
import { budgetOf } from './rates.ts';

it('adds up what is connected, and finds the origin with the most connections', () => {
  const at = (origin: string | null, kbps: number) => ({ origin, kbps });
  const rates = new Map([
    ['a', at('m:58082', 400)],
    ['b', at('m:58083', 500)],
    ['c', at('m:58082', 600)],
    ['d', at(null, 0)],
  ]);
  expect(budgetOf(rates)).toEqual({ streams: 3, kbps: 1_500, mostOfOrigin: 2 });
  expect(budgetOf(new Map())).toEqual({ streams: 0, kbps: 0, mostOfOrigin: 0 });
});
