import type { Shape } from '../shape.ts';
import type { templateFields as zh } from '../zh-CN/template.fields.ts';

/** What the fields of a template are called: on pages, and in the audit log. English. */
export const templateFields = {
  field: {
    name: 'Template name',
    description: 'Description',
    modes: 'Used for',
  },
  /** By column; what several objects have (`description`) is in `audit.ts`. */
  audited: {
    modes: 'Used for',
  },
} satisfies Shape<typeof zh>;
