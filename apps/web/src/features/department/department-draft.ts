import type { DepartmentValues } from '@rondo/contract/department';

/** A department as somebody is writing it. */
export interface DepartmentDraft {
  name: string;
  code: string;
  description: string;
  headIds: string[];
}

export const draftOf = (values: DepartmentValues | null): DepartmentDraft => ({
  name: values?.name ?? '',
  code: values?.code ?? '',
  description: values?.description ?? '',
  headIds: values?.heads.map((head) => head.id) ?? [],
});

/** What travels when it is saved. */
export const fieldsOf = ({ name, code, description, headIds }: DepartmentDraft) => ({
  name: name.trim(),
  code: code.trim() || null,
  description: description.trim(),
  headIds,
});
