import { describe, expect, it } from 'vitest';
import { type CompareField, differing, merge, suggested } from './merge.ts';

interface Draft {
  name: string;
  codes: ReadonlySet<string>;
  shopIds: string[];
  primary: string | null;
}

const name: CompareField<Draft> = { keys: ['name'], label: 'Name', words: (draft) => draft.name };
const codes: CompareField<Draft> = { keys: ['codes'], label: 'Codes', words: (draft) => [...draft.codes].join() };
const shops: CompareField<Draft> = { keys: ['shopIds', 'primary'], label: 'Shops', words: (d) => d.shopIds.join() };
const fields = [name, codes, shops];

const base: Draft = { name: 'A', codes: new Set(['x', 'y']), shopIds: ['1'], primary: '1' };
const labels = (list: readonly CompareField<Draft>[]) => list.map((field) => field.label);

describe('two versions of a form', () => {
  it('differ where a value does, a set in another order does not', () => {
    const mine = { ...base, name: 'B', codes: new Set(['y', 'x']) };
    expect(labels(differing(fields, base, mine))).toEqual(['Name']);
    expect(labels(differing(fields, base, { ...base, codes: new Set(['x', 'z']) }))).toEqual(['Codes']);
    expect(labels(differing(fields, base, { ...base, primary: null }))).toEqual(['Shops']);
  });

  it('keep what the reader typed and follow the other where they typed nothing', () => {
    const mine = { ...base, name: 'Mine' };
    expect([suggested(name, base, mine), suggested(shops, base, mine)]).toEqual(['mine', 'theirs']);
  });

  it('become one by the side chosen for each field', () => {
    const mine = { ...base, name: 'Mine', shopIds: ['2'], primary: '2' };
    const theirs = { ...base, name: 'Theirs', shopIds: ['3'], primary: null };
    expect(
      merge(theirs, mine, [
        [name, 'mine'],
        [shops, 'theirs'],
      ]),
    ).toEqual({ ...base, name: 'Mine', shopIds: ['3'], primary: null });
  });
});
