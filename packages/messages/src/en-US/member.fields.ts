import type { Shape } from '../shape.ts';
import type { memberFields as zh } from '../zh-CN/member.fields.ts';

/** What the fields of a member are called: on pages and in files, and in the audit log. English. */
export const memberFields = {
  field: {
    name: 'Name',
    mobile: 'Phone',
    mail: 'E-mail',
    employeeNo: 'Staff no.',
    position: 'Position',
    joinedOn: 'Joined on',
    remarks: 'Remarks',
  },
  /** By field; what several objects have (`name`) is in `audit.ts`. */
  audited: {
    mobile: 'Mobile',
    mail: 'E-mail',
    employeeNo: 'Staff no.',
    position: 'Position',
    joinedOn: 'Joined on',
    remarks: 'Remarks',
  },
} satisfies Shape<typeof zh>;
