import type { DepartmentNode } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import { isWithin } from '../../../shared/ui/tree/tree-index.ts';
import type { Zone } from '../../../shared/ui/tree/tree-move.ts';
import { type DepartmentIndex, heightOf } from '../tree/department-index.ts';

type DropFault = 'itself' | 'deep' | 'taken' | 'still';

export interface Drop {
  parentId: string;
  /** The sibling it will stand behind; null: it stands first. */
  afterId: string | null;
  fault: DropFault | null;
}

/** What letting go would do; by the rules of the server, so that the answer is known before. Null around the company. */
export function dropOf(index: DepartmentIndex, draggedId: string, over: DepartmentNode, zone: Zone): Drop | null {
  const place = placeOf(index, draggedId, over, zone);
  return place && { ...place, fault: faultOf(index, draggedId, place) };
}

interface Place {
  parentId: string;
  afterId: string | null;
}

function placeOf(index: DepartmentIndex, draggedId: string, over: DepartmentNode, zone: Zone): Place | null {
  const childrenOf = (id: string) => (index.below.get(id) ?? []).filter((child) => child.id !== draggedId);
  if (zone === 'inside') return { parentId: over.id, afterId: childrenOf(over.id).at(-1)?.id ?? null };
  if (over.parentId === null) return null;
  const siblings = childrenOf(over.parentId);
  const before = over.id === draggedId ? null : siblings[siblings.indexOf(over) - 1];
  return { parentId: over.parentId, afterId: zone === 'after' ? over.id : (before?.id ?? null) };
}

function faultOf(index: DepartmentIndex, draggedId: string, { parentId, afterId }: Place): DropFault | null {
  const dragged = index.byId.get(draggedId);
  const parent = index.byId.get(parentId);
  if (!dragged || !parent || isWithin(index, parentId, draggedId)) return 'itself';
  if (afterId === draggedId || isWhereItIs(index, dragged, parentId, afterId)) return 'still';
  if (parent.depth + 1 + heightOf(index, draggedId) > LIMIT.tree.departmentDepth) return 'deep';
  const name = dragged.name.toLowerCase();
  const isTaken = (index.below.get(parentId) ?? []).some(
    (one) => one.id !== draggedId && one.name.toLowerCase() === name,
  );
  return isTaken ? 'taken' : null;
}

function isWhereItIs(
  index: DepartmentIndex,
  dragged: DepartmentNode,
  parentId: string,
  afterId: string | null,
): boolean {
  return dragged.parentId === parentId && previousId(index, dragged) === afterId;
}

/** The sibling a department stands behind; null: it stands first. */
export function previousId(index: DepartmentIndex, { id, parentId }: DepartmentNode): string | null {
  const siblings = index.below.get(parentId ?? '') ?? [];
  return siblings[siblings.findIndex((one) => one.id === id) - 1]?.id ?? null;
}
