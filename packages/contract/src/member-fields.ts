import { LIMIT } from '@rondo/domain/limit';
import { dayField, type FieldNames, type FieldValues, lineField, textField, textOrNullField } from './kit/field.ts';

/**
 * The fields of a member, once. Departments, roles, scope and stores managed are other objects, the language is that of the
 * person, the picture is a file: they stand beside them. What a new field needs besides its row: docs/decisions/0028-fields-once.md.
 */
export const MEMBER_FIELDS = {
  name: lineField('name', LIMIT.name.member),
  mobile: textOrNullField('mobile', LIMIT.member.mobile),
  mail: textOrNullField('mail', LIMIT.member.mail),
  employeeNo: textOrNullField('employee_no', LIMIT.member.employeeNo),
  position: textField('position', LIMIT.member.position),
  joinedOn: dayField('joined_on'),
  remarks: textField('remarks', LIMIT.text.remark),
};
export type MemberFieldName = FieldNames<typeof MEMBER_FIELDS>;
export type MemberFieldValues = FieldValues<typeof MEMBER_FIELDS>;
