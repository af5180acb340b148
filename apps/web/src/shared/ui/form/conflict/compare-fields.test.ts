import { expect, it } from 'vitest';
import { compareFields } from './compare-fields.ts';

it('makes a line of each key that has words, together with the keys that go with it', () => {
  const words = () => '';
  const fields = compareFields<{ from: string; to: string; note: string; secret: string }>({
    from: { label: 'When', words },
    to: 'from',
    note: { label: 'Note', words },
    secret: null,
  });
  expect(fields.map(({ keys, label }) => [label, keys])).toEqual([
    ['When', ['from', 'to']],
    ['Note', ['note']],
  ]);
});
