import type { Article } from './article.ts';

export const orgArticle = {
  id: 'org',
  category: 'people',
  routes: ['/user/org'],
  words: '通讯录 组织架构 企业资料 水印 操作日志 转让 解散 address book company watermark audit log transfer dissolve',
  related: ['member', 'department', 'company-owner', 'leak'],
  'zh-CN': {
    title: '组织架构：同事和企业',
    text: `
左边是部门，右边是成员，可以看表格或组织图。找同事的电话、上级、负责的门店都在这里。管理企业的人还有几个标签页。

## 找人
1. 按姓名、电话、邮箱或工号搜索，或点部门。
2. 打开一个人，看部门、角色和负责的门店。

## 管理企业的标签页
1. 企业资料：名称、标志、时区、营业日起点，通讯录是否显示完整电话。
2. 水印：登录后的页面、打印和下载的图片上显示谁。
3. 操作日志：谁在什么时候改了什么，可以导出。
4. 企业所有者：转让和解散。

## 容易误会
- 电话只显示后四位，是企业设置；管理成员的人在成员管理里看到完整的。
- 改企业时区或营业日起点，会影响以后的统计归到哪一天。
- 没有某个标签页，就是没有那项权限。
`,
  },
  'en-US': {
    title: 'Organisation: colleagues and the company',
    text: `
Departments are at the left, members at the right, as a table or a chart: phone numbers, who leads whom, and the stores they work for. Whoever manages the company has further tabs.

## Find somebody
1. Search by name, phone, e-mail or staff number, or click a department.
2. Open a person to see departments, roles and stores.

## Tabs for those who manage the company
1. Company: name, logo, time zone, start of the business day, and whether whole numbers are shown here.
2. Watermark: whose name stands on pages, prints and downloaded pictures.
3. Audit log: who changed what, and when. It can be exported.
4. Owner: transfer and dissolution.

## Easily misunderstood
- That only four digits of a phone number are shown is a setting of the company; those who manage members see all of it in members.
- Changing the time zone or the start of the business day changes to which day later figures belong.
- A tab that is not there needs a permission you do not have.
`,
  },
} as const satisfies Article;
