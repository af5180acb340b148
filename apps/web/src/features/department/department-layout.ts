import type { DepartmentFieldName } from '@rondo/contract/department-fields';

interface FormPlace {
  /** Above the heads, or below them. */
  part: 'first' | 'more';
  /** Lines of a long text. */
  rows?: number;
}

/** Where each field stands in the form, in this order. */
export const FORM: Record<DepartmentFieldName, FormPlace> = {
  name: { part: 'first' },
  code: { part: 'more' },
  description: { part: 'more', rows: 3 },
};
export const FORM_ORDER = Object.keys(FORM) as DepartmentFieldName[];

interface FactPlace {
  /** Every department should have it: shown as a dash where it is missing. */
  isAlways?: boolean;
  isWide?: boolean;
}

/** Where each field stands among the facts of the drawer, in this order; null: said elsewhere in the drawer. */
export const FACTS: Record<DepartmentFieldName, FactPlace | null> = {
  code: { isAlways: true },
  description: { isWide: true },
  name: null,
};
