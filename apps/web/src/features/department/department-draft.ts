import type { DepartmentValues } from '@rondo/contract/department';
import { DEPARTMENT_FIELDS } from '@rondo/contract/department-fields';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';

/** A department as somebody is writing it. */
export interface DepartmentDraft extends Record<TypedField<typeof DEPARTMENT_FIELDS>, string> {
  headIds: string[];
}

export const draftOf = (values: DepartmentValues | null): DepartmentDraft => ({
  ...draftOfFields(DEPARTMENT_FIELDS, values ?? undefined),
  headIds: values?.heads.map((head) => head.id) ?? [],
});

/** What travels when it is saved. */
export function fieldsOf({ headIds, ...typed }: DepartmentDraft) {
  const { name, ...others } = sentOfDraft(DEPARTMENT_FIELDS, typed);
  return { ...others, name: name.trim(), headIds };
}
