import { GROUP_PATH_SEPARATOR, parseGroupPath } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import type { Table } from '../../../platform/table/table.ts';

/** The keys under `department.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `department.importFault.${infer Name}` ? Name : never) : never;

export interface PathFault {
  row: number;
  /** The segment that is wrong; the whole path when it is an empty one. */
  value: string;
  fault: Fault;
  params: Record<string, string | number>;
}

export interface PathList {
  /** Header of the column that was read. */
  column: string;
  rows: number;
  paths: { row: number; segments: string[] }[];
  faults: PathFault[];
}

const HEADERS = ['路径', '部门路径', '部门', '部门名称', 'path', 'department', 'departments', 'departmentpath'];

/** Characters of a segment that a message repeats. */
const SHOWN = 60;

/** The paths of a file: of the column whose header says so, else of the first. A file without headers begins at once. */
export function readPaths(table: Table): PathList {
  const { headers, firstRow } = table;
  const named = headers.findIndex((header) => HEADERS.includes(header.toLowerCase().replace(/[\s_-]/g, '')));
  const column = Math.max(0, named);
  const hasHeader = named >= 0 || !headers[0]?.includes(GROUP_PATH_SEPARATOR);
  const cells = table.rows.map((row, index) => ({ row: firstRow + index, text: row[column] ?? '' }));
  if (!hasHeader) cells.unshift({ row: firstRow - 1, text: headers[0] ?? '' });
  const list: PathList = { column: hasHeader ? (headers[column] ?? '') : '', rows: 0, paths: [], faults: [] };
  for (const { row, text } of cells) {
    if (text.trim() === '') continue;
    list.rows += 1;
    const path = readPath(row, text);
    if ('fault' in path) list.faults.push(path);
    else list.paths.push(path);
  }
  return list;
}

function readPath(row: number, text: string): PathFault | { row: number; segments: string[] } {
  const path = parseGroupPath(text, LIMIT.tree.departmentDepth);
  if (path.ok) {
    const index = path.segments.findIndex((segment) => segment.includes('\u0000') || !segment.isWellFormed());
    if (index < 0) return { row, segments: path.segments };
    const shown = (path.segments[index] ?? '').replaceAll('\u0000', '').toWellFormed();
    return { row, value: shown, fault: 'characters', params: { level: index + 1, text: cut(shown) } };
  }
  const level = path.index + 1;
  const shown = path.text.replaceAll('\u0000', '').toWellFormed();
  if (path.reason === 'empty') return { row, value: text, fault: 'empty', params: { level } };
  if (path.reason === 'too_long') {
    return { row, value: shown, fault: 'tooLong', params: { level, text: cut(shown), max: LIMIT.tree.segment } };
  }
  const max = LIMIT.tree.departmentDepth;
  return { row, value: shown, fault: 'tooDeep', params: { level, text: cut(shown), max } };
}

function cut(text: string): string {
  const all = [...text];
  return all.length <= SHOWN ? text : `${all.slice(0, SHOWN).join('')}…`;
}
