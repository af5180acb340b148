import type { MemberFieldName } from '@rondo/contract/member-fields';

export type FormPart = 'basics' | 'contact' | 'more' | 'last';

interface FormPlace {
  part: FormPart;
  /** Lines of a long text. */
  rows?: number;
  type?: 'tel' | 'email';
}

/** Where each field stands in the form, in this order. */
export const FORM: Record<MemberFieldName, FormPlace> = {
  name: { part: 'basics' },
  position: { part: 'basics' },
  mobile: { part: 'contact', type: 'tel' },
  mail: { part: 'contact', type: 'email' },
  employeeNo: { part: 'more' },
  joinedOn: { part: 'more' },
  remarks: { part: 'last', rows: 2 },
};
export const FORM_ORDER = Object.keys(FORM) as MemberFieldName[];

interface FactPlace {
  isWide?: boolean;
}

export type FactName = MemberFieldName | 'departments' | 'roles' | 'headOf' | 'lastLogin' | 'createdAt' | 'language';

/** Where each field stands among the facts of the drawer, in this order; null: said elsewhere in the drawer. */
export const FACTS: Record<FactName, FactPlace | null> = {
  mobile: {},
  mail: {},
  departments: { isWide: true },
  roles: { isWide: true },
  headOf: { isWide: true },
  lastLogin: {},
  createdAt: {},
  joinedOn: {},
  language: {},
  remarks: { isWide: true },
  name: null,
  position: null,
  employeeNo: null,
};
