import type { DepartmentNode } from '@rondo/contract/department';

/** The departments of a company, to be asked for by id and by parent. */
export interface DepartmentIndex {
  /** In the order of the tree: parents before children, siblings in their order. */
  nodes: readonly DepartmentNode[];
  root: DepartmentNode | null;
  byId: ReadonlyMap<string, DepartmentNode>;
  /** Children in order, by the id of their parent. */
  below: ReadonlyMap<string, readonly DepartmentNode[]>;
}

export function indexDepartments(nodes: readonly DepartmentNode[]): DepartmentIndex {
  const below = new Map<string, DepartmentNode[]>();
  for (const node of nodes) {
    if (node.parentId === null) continue;
    const siblings = below.get(node.parentId);
    if (siblings) siblings.push(node);
    else below.set(node.parentId, [node]);
  }
  return {
    nodes,
    root: nodes.find((node) => node.parentId === null) ?? null,
    byId: new Map(nodes.map((node) => [node.id, node])),
    below,
  };
}

/** A department and those above it, the company first; empty when it is not there. */
export function pathOf({ byId }: DepartmentIndex, id: string | null): DepartmentNode[] {
  const path: DepartmentNode[] = [];
  for (let at = byId.get(id ?? ''); at; at = byId.get(at.parentId ?? '')) path.unshift(at);
  return path;
}

/** `East / Shanghai` without the company, or the company's name for the root. */
export function pathText(index: DepartmentIndex, id: string): string {
  const path = pathOf(index, id);
  return (path.length > 1 ? path.slice(1) : path).map((node) => node.name).join(' / ');
}

/** Whether a department is another one or lies below it. */
export function isWithin(index: DepartmentIndex, id: string, aboveId: string): boolean {
  return pathOf(index, id).some((node) => node.id === aboveId);
}

/** Levels below a department: 0 when nothing is below it. */
export function heightOf(index: DepartmentIndex, id: string): number {
  const children = index.below.get(id) ?? [];
  return children.reduce((most, child) => Math.max(most, 1 + heightOf(index, child.id)), 0);
}
