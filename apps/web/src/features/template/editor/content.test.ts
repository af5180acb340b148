import { newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { describe, expect, it } from 'vitest';
import {
  addCategory,
  itemsBelow,
  moveCategory,
  moveItem,
  namesFrom,
  newCategory,
  removeCategory,
  sectionsOf,
  stepCategory,
  stepItem,
} from './content.ts';

const category = (id: string, parentId: string | null, ...items: string[]) => ({
  ...newCategory(id, id, parentId),
  items: items.map((item) => newCheckItem(item, item)),
});
const content: TemplateContent = {
  categories: [category('A', null, 'a1', 'a2'), category('A1', 'A', 'x'), category('B', null, 'b1')],
};
const order = (of: TemplateContent) => of.categories.map((one) => `${one.id}(${one.items.map((i) => i.id).join()})`);

describe('the content of a template in the editor', () => {
  it('a moved category takes what lies below it along', () => {
    expect(order(moveCategory(content, 'B', 'A'))).toEqual(['B(b1)', 'A(a1,a2)', 'A1(x)']);
    expect(order(stepCategory(content, 'A', 1))).toEqual(['B(b1)', 'A(a1,a2)', 'A1(x)']);
  });

  it('a category never moves under another parent, nor past the end', () => {
    expect(moveCategory(content, 'A1', 'B')).toBe(content);
    expect(stepCategory(content, 'A', -1)).toBe(content);
  });

  it('an item moves inside its category and into another one, by mouse and step by step', () => {
    expect(order(moveItem(content, 'a1', 'a2'))[0]).toBe('A(a2,a1)');
    expect(order(moveItem(content, 'a1', 'b1'))).toEqual(['A(a2)', 'A1(x)', 'B(a1,b1)']);
    expect(order(moveItem(content, 'a1', 'B'))).toEqual(['A(a2)', 'A1(x)', 'B(b1,a1)']);
    expect(order(stepItem(content, 'a2', 1))).toEqual(['A(a1)', 'A1(a2,x)', 'B(b1)']);
    expect(order(stepItem(content, 'x', -1))).toEqual(['A(a1,a2,x)', 'A1()', 'B(b1)']);
    expect(stepItem(content, 'a1', -1)).toBe(content);
  });

  it('a removed category takes its sub-categories and their items away', () => {
    expect(order(removeCategory(content, 'A'))).toEqual(['B(b1)']);
    expect(itemsBelow(content, 'A').map((item) => item.id)).toEqual(['a1', 'a2', 'x']);
  });

  it('a new sub-category stands below its parent, and one without a parent is still shown', () => {
    const added = addCategory(content, newCategory('A2', 'A2', 'A'));
    expect(sectionsOf(added).map((one) => [one.category.id, one.depth])).toEqual([
      ['A', 0],
      ['A1', 1],
      ['A2', 1],
      ['B', 0],
    ]);
    expect(sectionsOf(addCategory({ categories: [] }, newCategory('Z', 'Z', 'gone')))).toHaveLength(1);
  });

  it('pasted lines become names without bullets, numbers and empty lines', () => {
    expect(namesFrom('1. Floor is dry\r\n\n - Hands  washed\n· 5 °C or below\n3、 冷藏')).toEqual([
      'Floor is dry',
      'Hands washed',
      '5 °C or below',
      '冷藏',
    ]);
  });
});
