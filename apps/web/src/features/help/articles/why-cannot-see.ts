import type { Article } from './article.ts';

export const whyCannotSeeArticle = {
  id: 'why-cannot-see',
  category: 'faq',
  words: '看不到 打不开 没有权限 可见范围 门店范围 403 cannot see no permission scope tier',
  related: ['role', 'member', 'forbidden'],
  'zh-CN': {
    title: '为什么我看不到这家门店、这条记录',
    text: `
能不能看到，要过三道：权限、门店范围、可见范围。少一道就看不到。

## 三道
1. **权限**：角色里有没有打开这个页面的权限。没有时，页面会写缺哪一项，可以“申请开通”。
2. **门店范围**：你负责哪些门店。不在范围内的门店，列表、搜索、统计里都没有。
3. **可见范围**：角色让你看到哪些任务和记录——只看本人参与的、门店范围内的，或全部。

## 怎么查
1. 管理成员的人打开你的资料，用“权限排查”选页面或对象。
2. 每一步都写通过没通过，以及几种改法和影响多少人。

## 容易误会
- 有几个角色时权限相加，取最宽的。
- 角色改动一秒内生效，打开着的页面也会更新，并提示你权限有变化。
- 链接是同事发的也一样，打开时按你自己的权限。
`,
  },
  'en-US': {
    title: 'Why do I not see this store or this record',
    text: `
Three doors decide: permission, store scope, and what the role shows. Each of them can be the one that is closed.

## The three
1. **Permission**: whether a role of yours opens the page. If not, the page names what is missing and lets you ask for it.
2. **Store scope**: which stores you work for. Others are in no list, no search and no number.
3. **Records shown**: which tasks and records the role shows: those you take part in, those of your stores, or all.

## How to find out
1. Whoever manages members opens yours and explains access for a page or an object.
2. Each check says whether it is met, and how it can be changed for how many people.

## Easily misunderstood
- Several roles add up; the widest one counts.
- Changes of a role hold within a second, on open pages too, and you are told.
- A link from a colleague opens with your own permissions, not with theirs.
`,
  },
} as const satisfies Article;
