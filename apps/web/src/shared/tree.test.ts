import { describe, expect, it } from 'vitest';
import { childrenOf, inTreeOrder } from './tree.ts';

// As the server sends groups: all of one level before the next.
const groups = [
  { id: 'uk', parentId: null },
  { id: 'west', parentId: 'uk' },
  { id: 'centre', parentId: 'uk' },
  { id: 'ealing', parentId: 'west' },
  { id: 'camden', parentId: 'centre' },
];
const ids = (isOpen: (node: { id: string }) => boolean) =>
  inTreeOrder(childrenOf(groups), isOpen).map((node) => node.id);

describe('a tree', () => {
  it('shows each node above what hangs below it, not below the last of its level', () => {
    expect(ids(() => true)).toEqual(['uk', 'west', 'ealing', 'centre', 'camden']);
  });

  it('leaves out what is folded away', () => {
    expect(ids((node) => node.id !== 'west')).toEqual(['uk', 'west', 'centre', 'camden']);
  });

  it('shows a node whose parent is out of sight', () => {
    expect(inTreeOrder(childrenOf([{ id: 'a', parentId: 'hidden' }]), () => true)).toHaveLength(1);
  });
});
