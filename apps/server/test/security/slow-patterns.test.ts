import { allEndpoints } from '@rondo/contract/all';
import { expect, it } from 'vitest';
import { schemaOf } from '../input-samples.ts';
import { chokes, TEXTS } from './choking-texts.ts';

/** The patterns that the shapes of the contract check with, zod's own ones too, and an endpoint that has each. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'pattern' && typeof value === 'string') found.set(value, place);
      else walk(value, place);
    }
  };
  for (const endpoint of allEndpoints) walk(schemaOf(endpoint), `${endpoint.method} ${endpoint.path}`);
  return found;
}

it('no expression that the contract checks an input with chokes on 50 kB of anything', () => {
  const all = [...patterns()];
  expect(all.length).toBeGreaterThan(2);
  const slow = all.flatMap(([pattern, place]) =>
    Object.entries(TEXTS).flatMap(([kind, hostile]) => {
      const expression = new RegExp(pattern);
      return chokes((text) => expression.test(text), hostile) ? [`${place} ${pattern} on ${kind}`] : [];
    }),
  );
  expect(slow).toEqual([]);
});

it('an expression that chokes is found', () => {
  const hostile = (TEXTS['spaces at the end'] ?? '').slice(-12_000);
  expect(chokes((text) => /\s+$/.test(text), hostile)).toBe(true);
  expect(chokes((text) => text.trimEnd(), hostile)).toBe(false);
  // It is measured as often as nothing else is.
}, 60_000);
