/** What the fields of a member are called: on pages and in files, and in the audit log. Chinese. */
export const memberFields = {
  field: {
    name: '姓名',
    mobile: '手机号',
    mail: '邮箱',
    employeeNo: '工号',
    position: '职位',
    joinedOn: '入职日期',
    remarks: '备注',
  },
  /** By field; what several objects have (`name`) is in `audit.ts`. */
  audited: {
    mobile: '手机',
    mail: '邮箱',
    employeeNo: '工号',
    position: '职位',
    joinedOn: '入职日期',
    remarks: '备注',
  },
} as const;
