import { readMail, readMobile } from '@rondo/domain/contact';
import { parseGroupPath } from '@rondo/domain/group-path';
import { characters, LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import { type DayOrder, readDay } from '../../../platform/table/read-day.ts';
import type { ImportField } from './fields.ts';

/** The keys under `member.importFault`. */
export type FaultKey = MessageKey extends infer K
  ? K extends `member.importFault.${infer Name}`
    ? Name
    : never
  : never;

/** Why a cell is refused, with what fills the slots of the message. */
export interface RowFault {
  row: number;
  field: ImportField;
  value: string;
  fault: FaultKey;
  params?: Record<string, string | number>;
}

/** A row of a file as it reads; what names something else is not looked up yet. Empty and null: not told. */
export interface ReadRow {
  row: number;
  name: string;
  mobile: string | null;
  mail: string | null;
  /** A mobile or an e-mail is there and cannot be read. */
  hasWrongContact: boolean;
  employeeNo: string | null;
  position: string;
  joinedOn: string | null;
  /** Paths such as `East/Shanghai`, trimmed. */
  departments: string[];
  roles: string[];
  scope: string[];
}

/** The text of a row in a column, empty when there is no such column. */
export type TextOf = (field: ImportField) => string;

/** Reads the cells of a row; every wrong one is reported, not only the first. */
export function readRow(row: number, textOf: TextOf, order: DayOrder, faults: RowFault[]): ReadRow {
  const wrong = (field: ImportField, fault: FaultKey, params?: RowFault['params']): void => {
    faults.push({ row, field, value: textOf(field), fault, ...(params ? { params } : {}) });
  };
  const line = (field: ImportField, max: number): string => {
    const text = textOf(field);
    if (characters(text) > max) wrong(field, 'tooLong', { max });
    else if (text.includes('\u0000') || !text.isWellFormed()) wrong(field, 'characters');
    else return text;
    return '';
  };
  const read = <T>(field: ImportField, fault: FaultKey, reader: (text: string) => T | null): T | null => {
    const text = textOf(field);
    if (text === '') return null;
    const value = reader(text);
    if (value === null) wrong(field, fault);
    return value;
  };
  if (textOf('name') === '') wrong('name', 'required');
  const mobile = read('mobile', 'mobile', readMobile);
  const mail = read('mail', 'mail', readMail);
  return {
    row,
    name: line('name', LIMIT.name.member),
    mobile,
    mail,
    hasWrongContact: (textOf('mobile') !== '' && mobile === null) || (textOf('mail') !== '' && mail === null),
    employeeNo: line('employeeNo', LIMIT.member.employeeNo) || null,
    position: line('position', LIMIT.member.position),
    joinedOn: read('joinedOn', 'day', (text) => readDay(text, order)),
    departments: readDepartments(textOf('departments'), wrong),
    roles: listed(textOf('roles')),
    scope: listed(textOf('scope')),
  };
}

type Wrong = (field: ImportField, fault: FaultKey, params?: RowFault['params']) => void;

/** Paths as they are stored; the first fault of each is told with its level. */
function readDepartments(text: string, wrong: Wrong): string[] {
  const paths = text
    .split(/[;；\n]/)
    .map((path) => path.trim())
    .filter((path) => path !== '');
  if (paths.length > LIMIT.member.departments)
    wrong('departments', 'departmentCount', { max: LIMIT.member.departments });
  return paths.flatMap((path) => {
    const parsed = parseGroupPath(path, LIMIT.tree.departmentDepth);
    if (parsed.ok) return [parsed.segments.join('/')];
    const level = parsed.index + 1;
    if (parsed.reason === 'too_deep') wrong('departments', 'departmentTooDeep', { max: LIMIT.tree.departmentDepth });
    else if (parsed.reason === 'empty') wrong('departments', 'departmentEmpty', { level });
    else wrong('departments', 'departmentTooLong', { level, max: LIMIT.tree.segment });
    return [];
  });
}

function listed(text: string): string[] {
  const parts = text.split(/[;；\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
