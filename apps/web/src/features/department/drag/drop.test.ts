import type { DepartmentNode } from '@rondo/contract/department';
import { describe, expect, it } from 'vitest';
import type { Zone } from '../../../shared/ui/tree/tree-move.ts';
import { indexDepartments } from '../tree/department-index.ts';
import { dropOf } from './drop.ts';

const node = (id: string, parentId: string | null, depth: number, name = id): DepartmentNode => ({
  id,
  parentId,
  name,
  code: null,
  description: '',
  sort: 0,
  depth,
  heads: [],
  members: 0,
  membersBelow: 0,
  rev: 0,
});

/** root: a (a1, a2), b, c (x) */
const index = indexDepartments([
  node('root', null, 0),
  node('a', 'root', 1),
  node('a1', 'a', 2),
  node('a2', 'a', 2),
  node('b', 'root', 1),
  node('c', 'root', 1),
  node('x', 'c', 2, 'B'),
]);
const drop = (dragged: string, over: string, zone: Zone) => {
  const target = index.byId.get(over);
  if (!target) throw new Error(over);
  const found = dropOf(index, dragged, target, zone);
  return found && (found.fault ?? `${found.parentId} ${found.afterId}`);
};

describe('dropping a department', () => {
  it('goes before, into or behind a row', () => {
    expect(drop('b', 'a', 'before')).toBe('root null');
    expect(drop('b', 'a', 'inside')).toBe('a a2');
    expect(drop('c', 'a', 'after')).toBe('root a');
    expect(drop('c', 'b', 'before')).toBe('root a');
    expect(drop('a1', 'c', 'after')).toBe('root c');
  });

  it('never stands beside the company', () => {
    expect([drop('a1', 'root', 'before'), drop('a1', 'root', 'after')]).toEqual([null, null]);
    expect(drop('a1', 'root', 'inside')).toBe('root c');
  });

  it('never goes below itself, nowhere, too deep or beside its namesake', () => {
    expect(drop('a', 'a1', 'inside')).toBe('itself');
    expect(drop('a', 'a', 'inside')).toBe('itself');
    expect(drop('b', 'a', 'after')).toBe('still');
    expect(drop('b', 'c', 'before')).toBe('still');
    expect(drop('a2', 'a', 'inside')).toBe('still');
    expect(drop('x', 'root', 'inside')).toBe('taken');
    expect(drop('b', 'c', 'inside')).toBe('taken');
  });

  it('counts the whole branch', () => {
    const chain = Array.from({ length: 10 }, (_, at) => node(`n${at}`, at === 0 ? null : `n${at - 1}`, at));
    const deep = indexDepartments([...chain, node('p', 'n0', 1), node('q', 'p', 2)]);
    const at = (id: string) => deep.byId.get(id) ?? node('none', null, 0);
    expect(dropOf(deep, 'p', at('n9'), 'inside')?.fault).toBe('deep');
    expect(dropOf(deep, 'p', at('n8'), 'inside')?.fault).toBeNull();
    expect(dropOf(deep, 'q', at('n9'), 'inside')?.fault).toBeNull();
  });
});
