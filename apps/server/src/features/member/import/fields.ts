import { fieldNames } from '@rondo/contract/kit/field';
import type { FieldSpec } from '../../../platform/import/field.ts';
import { isMail, isPhone } from '../../../platform/import/looks.ts';
import { readDay } from '../../../platform/table/read-day.ts';
import { IMPORTED_FIELDS } from '../../people/index.ts';

const hasDigits = (text: string): boolean => /\d/.test(text);

/** Headings of real files, in the order of the form. */
const HEADINGS = [
  {
    name: 'name',
    label: 'member.field.name',
    aliases:
      'name|fullname|membername|employeename|employee|staffname|staff|person|displayname|姓名|成员姓名|员工姓名|成员|员工|名字|中文名|nombre|nom|mitarbeiter|氏名',
    parts:
      'firstname|givenname|forename|middlename|lastname|surname|familyname|姓|名|vorname|nachname|nombre|apellidos|prenom',
    join: ' ',
    isRequired: true,
  },
  {
    name: 'mobile',
    label: 'member.field.mobile',
    aliases:
      'mobile|phone|mobilephone|mobilenumber|phonenumber|cell|cellphone|cellnumber|telephone|tel|contactnumber|手机号|手机|手机号码|联系电话|联系方式|电话|telefon|telefono|portable|handy',
    looks: hasDigits,
    detect: isPhone,
  },
  {
    name: 'mail',
    label: 'member.field.mail',
    aliases:
      'mail|email|emailaddress|workemail|mailaddress|邮箱|电子邮箱|工作邮箱|邮件|邮箱地址|企业邮箱|correo|courriel',
    looks: (text) => text.includes('@'),
    detect: isMail,
  },
  {
    name: 'employeeNo',
    label: 'member.field.employeeNo',
    aliases:
      'employeeno|staffno|employeenumber|staffnumber|employeeid|staffid|personnelnumber|payrollnumber|badge|employeecode|id|no|number|工号|员工编号|员工号|人员编号|编号|personalnummer|matricule',
    isDistinct: true,
  },
  {
    name: 'departments',
    label: 'member.field.departments',
    aliases:
      'departments|department|departmentpath|departmentname|dept|orgunit|organization|organisation|businessunit|costcenter|部门|所属部门|部门路径|部门名称|所在部门|组织|abteilung|departamento|service',
    parts: 'division|subdepartment|team|一级部门|二级部门|三级部门|四级部门',
    join: '/',
    isGroup: true,
    isSection: true,
  },
  {
    name: 'roles',
    label: 'member.field.roles',
    aliases: 'roles|role|rolename|permission|permissions|accesslevel|角色|角色名称|权限角色',
    join: ';',
    isRequired: true,
  },
  {
    name: 'scope',
    label: 'member.field.scope',
    aliases:
      'storescope|scope|shopscope|stores|store|storename|shop|门店范围|范围|数据范围|管辖门店|负责门店|所属门店|门店',
    join: ';',
  },
  {
    name: 'position',
    label: 'member.field.position',
    aliases:
      'position|title|jobtitle|job|jobposition|designation|occupation|职位|岗位|职务|岗位名称|职称|puesto|poste|stelle',
  },
  {
    name: 'joinedOn',
    label: 'member.field.joinedOn',
    aliases:
      'joinedon|joined|joindate|datejoined|hiredate|datehired|startdate|hiredon|employmentdate|dateofhire|entrydate|入职日期|入职时间|入职日|加入日期|eintrittsdatum',
    looks: (text) => readDay(text) !== null || /^\d{1,2}\/\d{1,2}\/\d{4}/.test(text),
  },
] as const satisfies readonly FieldSpec[];

export type ImportField = (typeof HEADINGS)[number]['name'] | keyof typeof IMPORTED_FIELDS;

const known: readonly string[] = HEADINGS.map(({ name }) => name);
const others = fieldNames(IMPORTED_FIELDS).filter((name) => !known.includes(name));

/** What a column of a file of members can be. A field without a row above is found by its name in either language. */
export const IMPORT_FIELDS: readonly FieldSpec<ImportField>[] = [
  ...HEADINGS,
  ...others.map((name) => ({ name, label: `member.field.${name}` as const, aliases: name.toLowerCase() })),
];
