import type { Article } from './article.ts';

export const memberArticle = {
  id: 'member',
  category: 'people',
  routes: ['/user/member'],
  words: '成员 邀请 停用 离职 交接 初始密码 导入 invite disable resign handover password import',
  related: ['role', 'why-cannot-see', 'application'],
  'zh-CN': {
    title: '成员管理',
    text: `
添加、编辑、停用成员，办理离职，设置他们的部门、角色和门店范围。

## 添加
1. 点“添加成员”，填姓名、手机号或邮箱、部门、角色和门店范围；或者用表格导入。
2. 系统发邀请；没有配置发送服务时，自己转发链接或二维码。
3. 也可以给初始密码，只显示一次，对方首次登录后要改。

## 停用和离职
- **停用**：马上退出登录，手上的工作保留，随时可以启用。
- **离职**：先把未完成的工作交给别人，全部安排好才能确认。记录和姓名保留，以后可以重新加入。

## 排查“看不到”
打开成员，用“权限排查”选页面或记录，会列出每一步检查和改法。

## 容易误会
- 能做什么由角色决定，看到哪些门店由门店范围决定，两样都要有。
- 不能把自己没有的权限或门店给别人。
- 手机号和邮箱一旦本人验证过，只能由本人修改。
`,
  },
  'en-US': {
    title: 'Members',
    text: `
Add, edit and disable members, let them leave, and set their departments, roles and store scope.

## Add
1. Press “Add member” and enter name, phone or e-mail, department, roles and scope; or import a table.
2. An invitation is sent. Where nothing can be sent, pass on the link or the QR code yourself.
3. A first password can be issued. It is shown once and has to be changed at the first sign-in.

## Disable and resign
- **Disable**: signed out at once, work stays theirs, can be enabled at any time.
- **Resign**: what is open goes to others first; only then can it be confirmed. Name and records stay, and they can come back later.

## When somebody does not see something
Open the member and explain access: choose a page or a record, and every check is listed with the way to change it.

## Easily misunderstood
- Roles say what somebody may do, the scope says at which stores. Both are needed.
- Nobody gives permissions or stores that they do not have.
- Phone and e-mail that were proved can be changed by that person only.
`,
  },
} as const satisfies Article;
