import { describe, expect, it } from 'vitest';
import { type Difference, difference } from './difference.ts';
import { type CheckItem, newCheckItem, type TemplateContent } from './template.ts';

const category = (id: string, items: (string | CheckItem)[], more: { name?: string; parentId?: string } = {}) => ({
  id,
  name: more.name ?? id,
  parentId: more.parentId ?? null,
  weightPercent: null,
  items: items.map((item) => (typeof item === 'string' ? newCheckItem(item, item) : item)),
});
const of = (...categories: TemplateContent['categories']): TemplateContent => ({ categories });
const compare = (before: TemplateContent, after: TemplateContent) =>
  difference(before, after, (a, b) => (a.name === b.name ? [] : ['name']));
const ids = (list: Difference<string>['added']) => list.map(({ item }) => item.id);
const moved = (of_: Difference<string>) => of_.moved.map(({ after }) => after.item.id);
const NOTHING = {
  added: [],
  removed: [],
  moved: [],
  changed: [],
  addedCategories: [],
  removedCategories: [],
  renamedCategories: [],
  reweighted: [],
};

describe('the difference of two versions', () => {
  it('is nothing between a version and itself', () => {
    const content = of(category('a', ['1', '2']), category('b', ['3'], { parentId: 'a' }));
    expect(compare(content, structuredClone(content))).toEqual(NOTHING);
  });

  it('names what came and what went, with where it stands or stood', () => {
    const found = compare(of(category('a', ['1', '2'])), of(category('a', ['2', '3'])));
    expect(ids(found.added)).toEqual(['3']);
    expect(ids(found.removed)).toEqual(['1']);
    expect(found.added[0]).toMatchObject({ category: 'a', position: 2 });
    expect(found.moved).toEqual([]);
  });

  it('takes one item out of its order for one move, however many stand behind it', () => {
    expect(moved(compare(of(category('a', ['1', '2', '3', '4'])), of(category('a', ['4', '1', '2', '3']))))).toEqual([
      '4',
    ]);
    expect(moved(compare(of(category('a', ['1', '2', '3', '4'])), of(category('a', ['2', '3', '4', '1']))))).toEqual([
      '1',
    ]);
  });

  it('tells an item in another category as moved, and by its fields as changed', () => {
    const found = compare(
      of(category('a', ['1', '2']), category('b', [])),
      of(category('a', ['2']), category('b', [{ ...newCheckItem('1', 'new words') }])),
    );
    expect(moved(found)).toEqual(['1']);
    expect(found.changed).toMatchObject([{ after: { category: 'b' }, fields: ['name'] }]);
  });

  it('follows categories by their id through new names, parents and weights', () => {
    const found = compare(
      of(category('a', []), category('b', []), category('c', [])),
      of(
        { ...category('a', [], { name: 'A' }), weightPercent: 40 },
        category('b', [], { parentId: 'a' }),
        category('d', []),
      ),
    );
    expect(found).toMatchObject({
      addedCategories: ['d'],
      removedCategories: ['c'],
      renamedCategories: [
        { before: 'a', after: 'A' },
        { before: 'b', after: 'A/b' },
      ],
      reweighted: [{ category: 'A', before: null, after: 40 }],
    });
  });
});
