import type { Article } from './article.ts';

export const roleArticle = {
  id: 'role',
  category: 'people',
  routes: ['/user/role'],
  words: '角色 权限 可见范围 预设 roles permissions tier preset',
  related: ['why-cannot-see', 'member'],
  'zh-CN': {
    title: '角色：能做什么',
    text: `
角色是一组权限，加上能看到哪些记录。成员可以有几个角色，权限相加。系统有预设角色，也可以自建。

## 怎么做
1. 左边选一个角色，右边勾选权限；有的权限要和上一级一起勾选。
2. 选能看到哪些记录：只看本人参与的、门店范围内的，或全部。
3. 需要按角色派发的，打开“派发任务时可以按角色选”。
4. 保存前会列出谁得到、谁失去什么，确认后一秒内生效。
5. 在下面添加或去掉成员。

## 不能改的
- 企业所有者和管理员的权限固定，保证总有人能管理企业。
- 有你没有的权限的角色，只能查看。

## 容易误会
- 预设角色可以改，也可以恢复默认；自建的没有默认。
- 别的角色已经给的权限，去掉一个角色不会失去。
- 还在使用的角色不能删除，会列出用在哪里。
`,
  },
  'en-US': {
    title: 'Roles: what people may do',
    text: `
A role is a set of permissions and says which records are shown. Members can have several, which add up. There are preset roles, and you can make your own.

## How to do it
1. Choose a role at the left and tick permissions at the right; some need the one above them.
2. Choose which records it shows: those people take part in, those of their stores, or all.
3. Where tasks are dispatched by role, let it be chosen there.
4. Before saving you see who gains and who loses what. It holds within a second.
5. Add or take out members below.

## What cannot be changed
- The permissions of owner and administrator cannot be changed, so that somebody can always manage the company.
- Roles with permissions you do not have can only be read.

## Easily misunderstood
- Preset roles can be changed and restored to their default; roles of your own have none.
- What another role gives is not lost when one is taken away.
- A role in use cannot be deleted; the places are listed.
`,
  },
} as const satisfies Article;
