import type { DepartmentNode } from '@rondo/contract/department';
import { indexTree, pathOf, type TreeIndex } from '../../../shared/ui/tree/tree-index.ts';

/** The departments of a company, to be asked for by id and by parent. */
export interface DepartmentIndex extends TreeIndex<DepartmentNode> {
  /** The company. */
  root: DepartmentNode | null;
}

export function indexDepartments(nodes: readonly DepartmentNode[]): DepartmentIndex {
  return { ...indexTree(nodes), root: nodes.find((node) => node.parentId === null) ?? null };
}

/** `East / Shanghai` without the company, or the company's name for the root. */
export function pathText(index: DepartmentIndex, id: string): string {
  const path = pathOf(index, id);
  return (path.length > 1 ? path.slice(1) : path).map((node) => node.name).join(' / ');
}

/** Levels below a department: 0 when nothing is below it. */
export function heightOf(index: DepartmentIndex, id: string): number {
  const children = index.below.get(id) ?? [];
  return children.reduce((most, child) => Math.max(most, 1 + heightOf(index, child.id)), 0);
}
