import type { ItemImportReport } from '@rondo/contract/template';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import { newCategory } from './content.ts';
import { chosenRows, withImported } from './imported.ts';

const row = (n: number, category: string) => ({ row: n, category, item: newCheckItem(`i${n}`, `Item ${n}`) });
const report = (ready: ItemImportReport['ready'], doubles: number[]): ItemImportReport => ({
  fileName: 'x.csv',
  rows: ready.length,
  ready,
  errors: [],
  duplicates: doubles.map((n) => ({ row: n, category: 'A', name: `Item ${n}` })),
  columns: [],
});

describe('imported check items', () => {
  it('leave doubles out or bring them along as was chosen', () => {
    const some = report([row(2, 'A'), row(3, 'A')], [3]);
    expect(chosenRows(some, 'skip').map((one) => one.row)).toEqual([2]);
    expect(chosenRows(some, 'keep_both').map((one) => one.row)).toEqual([2, 3]);
  });

  it('go into the category of their path, which is made where it is missing', () => {
    let n = 0;
    const content = { categories: [newCategory('k', 'Kitchen', null)] };
    const next = withImported(content, [row(2, 'kitchen'), row(3, 'Kitchen/Cold'), row(4, 'Hall')], () => `n${++n}`);
    expect(next.categories.map((one) => [one.name, one.parentId, one.items.length])).toEqual([
      ['Kitchen', null, 1],
      ['Cold', 'k', 1],
      ['Hall', null, 1],
    ]);
  });
});
