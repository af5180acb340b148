import { parseGroupPath } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';

/** The keys under `department.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `department.importFault.${infer Name}` ? Name : never) : never;

export interface PathFault {
  /** The segment that is wrong; the whole path when it is an empty one. */
  value: string;
  fault: Fault;
  params: Record<string, string | number>;
}

/** Characters of a segment that a message repeats. */
const SHOWN = 60;

/** The levels of a path, from below the root down; what is wrong with it otherwise. */
export function readPath(text: string): string[] | PathFault {
  const path = parseGroupPath(text, LIMIT.tree.departmentDepth);
  if (path.ok) {
    const index = path.segments.findIndex((segment) => segment.includes('\u0000') || !segment.isWellFormed());
    if (index < 0) return path.segments;
    const shown = (path.segments[index] ?? '').replaceAll('\u0000', '').toWellFormed();
    return { value: shown, fault: 'characters', params: { level: index + 1, text: cut(shown) } };
  }
  const level = path.index + 1;
  const shown = path.text.replaceAll('\u0000', '').toWellFormed();
  if (path.reason === 'empty') return { value: text, fault: 'empty', params: { level } };
  if (path.reason === 'too_long') {
    return { value: shown, fault: 'tooLong', params: { level, text: cut(shown), max: LIMIT.tree.segment } };
  }
  const max = LIMIT.tree.departmentDepth;
  return { value: shown, fault: 'tooDeep', params: { level, text: cut(shown), max } };
}

function cut(text: string): string {
  const all = [...text];
  return all.length <= SHOWN ? text : `${all.slice(0, SHOWN).join('')}…`;
}
