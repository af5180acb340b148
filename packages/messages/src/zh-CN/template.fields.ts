/** What the fields of a template are called: on pages, and in the audit log. Chinese. */
export const templateFields = {
  field: {
    name: '模板名称',
    description: '说明',
    modes: '用于',
  },
  /** By column; what several objects have (`description`) is in `audit.ts`. */
  audited: {
    modes: '用于',
  },
} as const;
