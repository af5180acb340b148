import type { DepartmentNode } from '@rondo/contract/department';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../../shared/ui/tree/tree-index.ts';
import { heightOf, indexDepartments, pathText } from './department-index.ts';

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
describe('the department tree', () => {
  it('knows paths, heights and what lies below what', () => {
    expect([pathText(index, 'shop'), pathText(index, 'root')]).toEqual(['East / North-East / Shop east', 'Harbour']);
    expect([heightOf(index, 'root'), heightOf(index, 'east'), heightOf(index, 'west')]).toEqual([3, 2, 0]);
    expect([isWithin(index, 'shop', 'east'), isWithin(index, 'east', 'east'), isWithin(index, 'east', 'shop')]).toEqual(
      [true, true, false],
    );
  });
});
