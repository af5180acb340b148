import type { Article } from './article.ts';

export const notFoundArticle = {
  id: 'not-found',
  category: 'faq',
  routes: ['/404'],
  words: '页面不存在 链接失效 404 not found link',
  related: ['forbidden'],
  'zh-CN': {
    title: '“页面不存在”这一页',
    text: `
网址里没有这个页面。多半是链接抄漏了，或者是旧版本的地址。

## 怎么办
1. 看网址有没有少字、多了标点。聊天软件常把句号带进链接。
2. 点“回到首页”，从左边的导航进入。
3. 知道名称的话，按 Ctrl K 搜索页面、门店、成员或编号。
4. 收藏的是旧地址，就换成新的。

## 容易误会
- 页面不存在，和对象不存在是两回事：门店、任务被删除时，页面会打开，写明找不到它。
- 没有权限会写“没有权限”，不会说页面不存在。
- 报告的外部链接失效时，显示的是另一页，要向发给你的人要新链接。
- 大小写不影响打开。
`,
  },
  'en-US': {
    title: 'The page “does not exist”',
    text: `
There is no page at this address. Usually the link was copied badly, or it is one of an older version.

## What to do
1. See whether something is missing in the address or a full stop came along; chat programs often take it into the link.
2. Go back home and use the navigation at the left.
3. When you know its name, press Ctrl K and search pages, stores, members or numbers.
4. Where a bookmark is old, replace it.

## Easily misunderstood
- A page that does not exist is not an object that does not: when a store or a task was deleted, the page opens and says so.
- Without permission you are told that, not that there is no page.
- An external link to a report that has ended shows another page; ask whoever sent it for a new one.
- Upper and lower case make no difference.
`,
  },
} as const satisfies Article;
