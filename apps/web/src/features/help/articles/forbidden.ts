import type { Article } from './article.ts';

export const forbiddenArticle = {
  id: 'forbidden',
  category: 'faq',
  routes: ['/403'],
  words: '没有权限 申请开通 403 no permission ask',
  related: ['why-cannot-see', 'role'],
  'zh-CN': {
    title: '“没有权限”这一页',
    text: `
打开的页面需要一项你没有的权限，所以来到这里。页面写着缺哪一项，谁可以开通。

## 怎么办
1. 看缺的是哪一项权限，想一想是不是真的需要。
2. 点“申请开通”：能开通的人会收到一条消息，写着你要的权限。
3. 对方给了角色以后，一秒内生效，再打开原来的页面就行，不用重新登录。
4. 不需要的话，点“回到首页”。

## 容易误会
- 不是账号坏了，也不用重新登录。
- 没有申请按钮时，是已经申请过，或者没有别人能开通，直接联系管理员。
- 有权限但看不到某家门店、某条记录，那是门店范围或可见范围的事，不会来到这一页。
- 链接是同事给的，对方能打开不代表你也能打开。
`,
  },
  'en-US': {
    title: 'The page “No permission”',
    text: `
The page you opened needs a permission that you do not have, so you are here. It names what is missing and who can give it.

## What to do
1. See which permission it is, and whether you need it.
2. Press “Ask for it”: those who can give it get a message that says what you need.
3. Once they have given you a role, it holds within a second. Open the page again; no new sign-in is needed.
4. Otherwise go back home.

## Easily misunderstood
- Nothing is wrong with your account, and signing in again changes nothing.
- Where there is no button, you have asked already, or nobody else can give it; speak to an administrator.
- When you have the permission and miss a store or a record, it is your store scope or what your role shows; that does not lead here.
- A link that a colleague can open may not open for you.
`,
  },
} as const satisfies Article;
