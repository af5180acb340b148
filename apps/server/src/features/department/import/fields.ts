import type { FieldSpec } from '../../../platform/import/field.ts';

/** What a column of a file of departments can be: a path, its levels one by one, or a name with what it belongs to. */
export const IMPORT_FIELDS = [
  {
    name: 'path',
    label: 'department.importing.column',
    aliases:
      'path|departmentpath|fullpath|department|departments|departmentname|dept|deptname|orgunit|organization|organisation|unitname|name|路径|部门路径|部门全路径|部门|部门名称|组织|组织名称|机构|机构名称|名称|abteilung|departamento|service',
    parts:
      'level|departmentlevel|division|subdepartment|subdept|team|section|unit|一级部门|二级部门|三级部门|四级部门|五级部门|一级|二级|三级|四级|级部门|子部门|班组|小组',
    join: '/',
    isRequired: true,
    isGroup: true,
  },
  {
    name: 'parent',
    label: 'department.importing.parent',
    aliases:
      'parent|parentdepartment|parentname|parentdept|parentpath|parentunit|belongsto|上级部门|上级|父部门|上级组织|上级机构|上级部门名称|所属部门|隶属',
  },
] as const satisfies readonly FieldSpec[];

export type ImportField = (typeof IMPORT_FIELDS)[number]['name'];
