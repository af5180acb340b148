import type { DepartmentNode } from '@rondo/contract/department';
import type { Noun } from '@rondo/contract/noun';

/** What is open over the tree. */
export type Dialog =
  | { kind: 'create'; parent: DepartmentNode; afterId: string | null }
  | { kind: 'edit'; department: DepartmentNode }
  | { kind: 'move'; department: DepartmentNode }
  | { kind: 'remove'; department: DepartmentNode }
  | { kind: 'import' };

const DEPARTMENT_ACTS = ['createBelow', 'createBeside', 'edit', 'move', 'remove'] as const;
export type DepartmentAct = (typeof DEPARTMENT_ACTS)[number];

/** What can be done with a department. The root is the company: it stays where it is. */
export function actsOf(department: DepartmentNode): readonly DepartmentAct[] {
  return department.parentId === null ? ['createBelow', 'edit'] : DEPARTMENT_ACTS;
}

/** Nouns of the reads that a change of departments makes old, beside their own. */
export const DEPARTMENT_INVALIDATES = ['member', 'company'] as const satisfies readonly Noun[];
