import { type FieldValues, fieldNames } from '@rondo/contract/kit/field';
import { readMail, readMobile } from '@rondo/domain/contact';
import { parseGroupPath } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import { EMPTY } from '../../../platform/fields.ts';
import type { DayOrder } from '../../../platform/table/read-day.ts';
import { readField } from '../../../platform/table/read-field.ts';
import { IMPORTED_FIELDS } from '../../people/index.ts';
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

type Values = FieldValues<typeof IMPORTED_FIELDS>;

/** A row of a file as it reads; what names something else is not looked up yet. Empty and null: not told. */
export interface ReadRow extends Values {
  row: number;
  /** A mobile or an e-mail is there and cannot be read. */
  hasWrongContact: boolean;
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
  const read = <T>(field: ImportField, fault: FaultKey, reader: (text: string) => T | null): T | null => {
    const text = textOf(field);
    if (text === '') return null;
    const value = reader(text);
    if (value === null) wrong(field, fault);
    return value;
  };
  const plain = (name: keyof Values): string | number | null => {
    if (name === 'mobile') return read(name, 'mobile', readMobile);
    if (name === 'mail') return read(name, 'mail', readMail);
    const field = IMPORTED_FIELDS[name];
    const text = textOf(name);
    if (text === '') return EMPTY[field.kind];
    const result = readField(field, text, order);
    if (result.ok) return result.value;
    wrong(name, result.fault, result.params);
    return EMPTY[field.kind];
  };
  if (textOf('name') === '') wrong('name', 'required');
  // Each is read as its field is.
  const values = Object.fromEntries(fieldNames(IMPORTED_FIELDS).map((name) => [name, plain(name)])) as Values;
  const hasWrong = (name: 'mobile' | 'mail'): boolean => textOf(name) !== '' && values[name] === null;
  return {
    row,
    ...values,
    hasWrongContact: hasWrong('mobile') || hasWrong('mail'),
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
