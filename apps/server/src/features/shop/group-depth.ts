import { LIMIT } from '@rondo/domain/limit';
import { groupSegment } from '../scope/index.ts';

/** Length of one step of a lineage. */
export const STEP = groupSegment('00000000-0000-0000-0000-000000000000').length;

/** How far below the root a lineage is: 0 for the root itself. */
export function depthOf(lineage: string | { length: number }): number {
  return lineage.length / STEP - 1;
}

/** Ten levels, not counting the root that stands for the company. */
export function isTooDeep(depth: number): boolean {
  return depth > LIMIT.tree.groupDepth;
}
