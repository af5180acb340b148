import { squeeze } from '../../../platform/table/squeeze.ts';
import type { Table } from '../../../platform/table/table.ts';

/** What a column of a file can be, and how such columns are headed in real files (squeezed: see `squeeze`). */
const HEADERS = {
  name: ['name', 'fullname', 'membername', 'employeename', 'staffname', '姓名', '成员姓名', '员工姓名', '名字'],
  mobile: [
    'mobile',
    'phone',
    'mobilephone',
    'phonenumber',
    'mobilenumber',
    'tel',
    '手机号',
    '手机',
    '手机号码',
    '电话',
  ],
  mail: ['mail', 'email', 'emailaddress', '邮箱', '电子邮箱', '邮件', '邮箱地址'],
  employeeNo: [
    'employeeno',
    'staffno',
    'employeenumber',
    'employeeid',
    'staffid',
    'no',
    'number',
    '工号',
    '员工编号',
    '编号',
  ],
  departments: ['departments', 'department', 'departmentpath', 'dept', '部门', '所属部门', '部门路径'],
  roles: ['roles', 'role', '角色', '角色名称'],
  scope: ['storescope', 'scope', 'shopscope', 'stores', '门店范围', '范围', '数据范围'],
  position: ['position', 'title', 'jobtitle', '职位', '岗位', '职务'],
  joinedOn: ['joinedon', 'joined', 'hiredate', 'startdate', 'hiredon', '入职日期', '入职时间', '加入日期'],
} as const satisfies Record<string, readonly string[]>;

export type ImportField = keyof typeof HEADERS;
/** In the order of the template. */
export const IMPORT_FIELDS = Object.keys(HEADERS) as ImportField[];

/** Whether a text names a field, for what comes from outside. */
export function isImportField(text: unknown): text is ImportField {
  return IMPORT_FIELDS.some((field) => field === text);
}

/** For each column its field, used once. What the sender says wins over what the header sounds like. */
export function mapColumns(
  table: Table,
  mapping: Readonly<Record<string, ImportField | null>>,
): (ImportField | null)[] {
  const used = new Set<ImportField>();
  const take = (field: ImportField | null | undefined): ImportField | null => {
    if (!field || used.has(field)) return null;
    used.add(field);
    return field;
  };
  const isTold = (header: string): boolean => Object.hasOwn(mapping, header);
  const told = table.headers.map((header) => (isTold(header) ? take(mapping[header]) : null));
  return table.headers.map((header, column) => {
    if (isTold(header)) return told[column] ?? null;
    const squeezed = squeeze(header);
    return take(
      IMPORT_FIELDS.find((field) => !used.has(field) && (HEADERS[field] as readonly string[]).includes(squeezed)),
    );
  });
}
