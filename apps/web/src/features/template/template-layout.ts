import type { TemplateFieldName } from '@rondo/contract/template-fields';

interface FormPlace {
  /** Asked for when a template is made, too; else only in its editor. */
  isAskedFirst?: boolean;
  /** Lines of a long text. */
  rows?: number;
}

/** Where each field stands in the form of a template, in this order. */
export const FORM: Record<TemplateFieldName, FormPlace> = {
  name: { isAskedFirst: true },
  description: { rows: 4 },
  modes: { isAskedFirst: true },
};
