import type { Article } from './article.ts';

export const departmentArticle = {
  id: 'department',
  category: 'people',
  routes: ['/user/department'],
  words: '部门 负责人 上下级 departments heads levels',
  related: ['org', 'member'],
  'zh-CN': {
    title: '部门',
    text: `
部门是公司的组织结构：谁在哪个部门，谁是负责人。审核、升级提醒和公告的发送范围会用到它。

## 怎么做
1. 在树里选一个部门，点“添加下级部门”或“添加同级部门”。
2. 拖动可以移动，下级一起走；也可以用菜单里的“移动”。键盘也能操作。
3. 编辑名称、编号、说明和负责人；负责人可以多位，不必属于这个部门。
4. 部门很多时用“导入”，一行写一条路径，用 / 分隔上下级。

## 删除
有下级的不能删除，先移走下级。有成员的，先选移到哪个部门。删除后不能恢复。

## 容易误会
- 根部门就是企业，改它的名称就是改企业名称，需要企业设置权限。
- 部门不决定能看到哪些门店，那是成员的门店范围。
- 逾期升级找的是部门负责人，没有负责人就找上一级的。
`,
  },
  'en-US': {
    title: 'Departments',
    text: `
Departments are the structure of the company: who belongs where and who leads. Reviews, escalations and the send range of announcements use them.

## How to do it
1. Choose a department in the tree and add one below or beside it.
2. Drag to move; those below move along. The menu can move too, and so can the keyboard.
3. Edit name, code, description and heads. There can be several heads, from any department.
4. For many, import a table: one path a line, levels parted by /.

## Delete
A department with others below cannot be deleted; move them first. Where it has members, choose where they go. It cannot be brought back.

## Easily misunderstood
- The root is the company: renaming it renames the company and needs the company settings.
- A department does not decide which stores somebody sees; the scope of the member does.
- Escalations go to the head of the department; without one, to that of the department above.
`,
  },
} as const satisfies Article;
