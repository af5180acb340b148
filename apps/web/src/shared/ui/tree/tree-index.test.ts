import { describe, expect, it } from 'vitest';
import { foundNodes, indexTree, isWithin, pathOf, placeOf } from './tree-index.ts';
import { foundItems, type KnownItems, openItems } from './tree-item.ts';

const node = (id: string, parentId: string | null, name = id, code = '') => ({ id, parentId, name, code });
type Node = ReturnType<typeof node>;
const NODES = [
  node('root', null, 'Harbour'),
  node('east', 'root', 'East'),
  node('west', 'root', 'West', 'east-code'),
  node('north', 'east', 'North-East'),
  node('shop', 'north', 'Shop east'),
];
const index = indexTree(NODES);
const idsOf = (items: readonly { id: string; below: readonly { id: string }[] }[]): string[] =>
  items.flatMap((item) => [item.id, ...idsOf(item.below as typeof items)]);

describe('a tree', () => {
  it('knows paths, places and what lies below what', () => {
    expect(pathOf(index, 'shop').map(({ id }) => id)).toEqual(['root', 'east', 'north', 'shop']);
    expect([placeOf(index, 'shop'), placeOf(index, 'east'), placeOf(index, 'root')]).toEqual([
      'East / North-East',
      '',
      '',
    ]);
    expect([isWithin(index, 'shop', 'east'), isWithin(index, 'east', 'east'), isWithin(index, 'east', 'shop')]).toEqual(
      [true, true, false],
    );
  });

  it('says the place from the top where there are several tops', () => {
    const scoped = indexTree([node('a', 'hidden', 'A'), node('b', 'hidden', 'B'), node('a1', 'a', 'A1')]);
    expect(placeOf(scoped, 'a1')).toBe('A');
    expect(scoped.below.get(null)?.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('finds names in any case and other words, those that begin with them first', () => {
    expect(foundNodes(index, 'EAST', ({ code }) => code).map(({ id }) => id)).toEqual([
      'east',
      'west',
      'north',
      'shop',
    ]);
    expect(foundNodes(index, 'nothing', () => '')).toEqual([]);
  });
});

describe('the rows of a tree', () => {
  it('are those whose parents are open, in the order of reading', () => {
    const known: KnownItems<Node> = new Map();
    expect(idsOf(openItems(index, new Set(['root']), known))).toEqual(['root', 'east', 'west']);
    expect(idsOf(openItems(index, new Set(['root', 'east', 'north']), known))).toEqual([
      'root',
      'east',
      'north',
      'shop',
      'west',
    ]);
  });

  it('stay the same objects when nothing of them or below them changed', () => {
    const known: KnownItems<Node> = new Map();
    const [before] = openItems(index, new Set(['root', 'east']), known);
    const [same] = openItems(index, new Set(['root', 'east']), known);
    const [after] = openItems(index, new Set(['root', 'east', 'north']), known);
    expect(same).toBe(before);
    expect(after).not.toBe(before);
    expect(after?.below[1]).toBe(before?.below[1]);
    expect(after?.below[0]).not.toBe(before?.below[0]);
  });

  it('of a search are flat and say where they are', () => {
    const found = foundItems(index, NODES.slice(3), new Map());
    expect(found.map(({ id, place, hasBelow }) => `${id} ${place} ${hasBelow}`)).toEqual([
      'north East false',
      'shop East / North-East false',
    ]);
  });
});
