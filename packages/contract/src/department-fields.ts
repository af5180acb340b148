import { LIMIT } from '@rondo/domain/limit';
import { type FieldNames, type FieldValues, lineField, textField, textOrNullField } from './kit/field.ts';

/** The fields of a department, once; its heads and its place in the tree stand beside them. See docs/decisions/0028-fields-once.md. */
export const DEPARTMENT_FIELDS = {
  name: lineField('name', LIMIT.name.department),
  code: textOrNullField('code', LIMIT.department.code),
  description: textField('description', LIMIT.department.description),
};
export type DepartmentFieldName = FieldNames<typeof DEPARTMENT_FIELDS>;
export type DepartmentFieldValues = FieldValues<typeof DEPARTMENT_FIELDS>;
