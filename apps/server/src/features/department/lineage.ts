import { LIMIT } from '@rondo/domain/limit';
import { AppError } from '../../platform/errors.ts';
import { groupSegment } from '../scope/index.ts';

/** Length of one step of a lineage. */
const STEP = groupSegment('00000000-0000-0000-0000-000000000000').length;

/** Levels below the root, which is 0. */
export function depthOf({ length }: { length: number }): number {
  return length / STEP - 1;
}

/** Lineage of a department below another: the same steps as those of store groups. */
export function lineageBelow(parent: { lineage: string }, id: string): string {
  return `${parent.lineage}${groupSegment(id)}`;
}

/** Refuses a lineage that is further down than departments go; the root is not counted. */
export function requireDepth(lineage: { length: number }): void {
  const max = LIMIT.tree.departmentDepth;
  if (depthOf(lineage) > max) throw new AppError('DEPARTMENT_TOO_DEEP', { params: { max } });
}
