import type { DepartmentNode } from '@rondo/contract/department';
import { describe, expect, it } from 'vitest';
import { heightOf, indexDepartments, isWithin, pathText } from './department-index.ts';
import { foundRows, openRows } from './tree-rows.ts';

const node = (id: string, parentId: string | null, depth: number, name: string, code: string | null = null) =>
  ({
    id,
    parentId,
    name,
    code,
    description: '',
    sort: 0,
    depth,
    heads: [],
    members: 0,
    membersBelow: 0,
    rev: 0,
  }) satisfies DepartmentNode;

const index = indexDepartments([
  node('root', null, 0, 'Harbour'),
  node('east', 'root', 1, 'East'),
  node('north', 'east', 2, 'North-East', 'E-1'),
  node('shop', 'north', 3, 'Shop east'),
  node('west', 'root', 1, 'West', 'east-code'),
]);
const told = (rows: { node: DepartmentNode; indent: number; isOpen: boolean | null }[]) =>
  rows.map(({ node: { id }, indent, isOpen }) => `${id} ${indent} ${isOpen}`);

describe('the department tree', () => {
  it('shows what is below open departments, and no caret where nothing is below', () => {
    expect(told(openRows(index, (one) => one.parentId === null))).toEqual([
      'root 0 true',
      'east 1 false',
      'west 1 null',
    ]);
    expect(told(openRows(index, () => true))).toEqual([
      'root 0 true',
      'east 1 true',
      'north 2 true',
      'shop 3 null',
      'west 1 null',
    ]);
  });

  it('finds by name and code in any case, names that begin with the words first, with the path above', () => {
    const rows = foundRows(index, 'EAST');
    expect(rows.map((row) => row.node.id)).toEqual(['east', 'north', 'shop', 'west']);
    expect(rows.map((row) => row.place)).toEqual(['', 'East', 'East / North-East', '']);
    expect(foundRows(index, 'nothing')).toEqual([]);
  });

  it('knows paths, heights and what lies below what', () => {
    expect([pathText(index, 'shop'), pathText(index, 'root')]).toEqual(['East / North-East / Shop east', 'Harbour']);
    expect([heightOf(index, 'root'), heightOf(index, 'east'), heightOf(index, 'west')]).toEqual([3, 2, 0]);
    expect([isWithin(index, 'shop', 'east'), isWithin(index, 'east', 'east'), isWithin(index, 'east', 'shop')]).toEqual(
      [true, true, false],
    );
  });
});
