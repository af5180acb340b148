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
    TEXTS.flatMap(({ kind, textOf }) => {
      const expression = new RegExp(pattern);
      return chokes((text) => expression.test(text), textOf) ? [`${place} ${pattern} on ${kind}`] : [];
    }),
  );
  expect(slow).toEqual([]);
});

it.each(['spaces', 'spaces at the end'])(
  'an expression that chokes on %s is found',
  (kind) => {
    const hostile = TEXTS.find((text) => text.kind === kind);
    if (!hostile) throw new Error(`no text ${kind}`);
    expect(chokes((text) => /\s+$/.test(text), hostile.textOf, 12_000)).toBe(true);
    expect(chokes((text) => text.trimEnd(), hostile.textOf, 12_000)).toBe(false);
    // It is measured as often as nothing else is.
  },
  60_000,
);
