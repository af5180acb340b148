import type { Article } from './article.ts';

export const applicationArticle = {
  id: 'application',
  category: 'people',
  routes: ['/user/apply'],
  words: '加入申请 企业码 邀请链接 二维码 审批 application company code link approve',
  related: ['member'],
  'zh-CN': {
    title: '加入申请：邀请同事进来',
    text: `
把企业码、链接或二维码发给同事，他们自己填写信息申请，这里审批。比逐个添加省事。

## 邀请
1. 点“邀请同事加入”，复制链接、企业码，或保存二维码。
2. 设有效期，以及是否需要审批。关闭审批时，要先设默认部门和角色，拿到链接的人直接成为成员。
3. 链接外传了就“重新生成”，旧的马上失效。

## 审批
1. 打开申请，看是谁、谁邀请的、留了什么话。
2. 选部门、角色和门店范围，通过；或者拒绝并写原因。
3. 可以勾选多个一起通过，给同样的部门和角色。

## 容易误会
- 手机号或邮箱已有成员使用时，通过会关联到那位成员，不会新建。
- 离职的人通过申请，会作为同一位成员重新入职。
- 已停用的成员不能这样进来，要在成员管理里启用。
`,
  },
  'en-US': {
    title: 'Applications: invite colleagues',
    text: `
Give the company code, the link or the QR code to colleagues. They enter who they are and apply, and you decide here: less work than adding them one by one.

## Invite
1. Press “Invite colleagues” and copy link or code, or save the QR code.
2. Set how long it is good and whether approval is needed. Without approval a default department and role are needed, and whoever has the link becomes a member.
3. When a link got into wrong hands, regenerate it: the old one stops at once.

## Decide
1. Open an application to see who it is, who invited them and what they wrote.
2. Choose department, roles and scope and approve, or refuse with a reason.
3. Several can be approved together, with the same department and roles.

## Easily misunderstood
- When a member has this phone or e-mail already, approving links to that member and makes no new one.
- Somebody who left comes back as the same member.
- A disabled member cannot come in this way; enable them in members.
`,
  },
} as const satisfies Article;
