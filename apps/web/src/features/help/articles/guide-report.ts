import type { Article } from './article.ts';

export const guideReportArticle = {
  id: 'guide-report',
  category: 'start',
  routes: ['/guide/report'],
  words: '卡在哪里 培训 上手 stuck training progress adoption who needs help',
  related: ['guide', 'member'],
  'zh-CN': {
    title: '引导进度：谁停在哪一项',
    text: `
谁还没有上手、停在新手引导的哪一项、停了多久，都在这一页。需要“企业设置”权限。

## 怎么看
1. 标题旁是企业的完成情况：企业管理员清单里有几项已经有真实数据。
2. 上面一排按角色和项目列出人数，点数字只看这些人。
3. 列表按停留时间排，最久的在最前面。
4. 用“角色”“停在”筛选，或者搜索成员姓名。

## 拿来做什么
- 一项停了很多人，先看那一项：可能没有设备，或者没有发过公告。
- 一个人停了很久，打个电话，比再发一次通知有用。

## 容易误会
- “从何时起”是前一项完成的时间；前面什么都没做过的，是成员加入的时间。门店何时有了店长没有记录，按门店的新建时间算。
- 跳过的项目不算停留；收起引导的人、全部完成的人不在列表里。
- 已停用、已离职的成员不在列表里。
- 没有预设角色的成员没有清单，也不在列表里。
`,
  },
  'en-US': {
    title: 'Progress of the guide: who stands where',
    text: `
Who has not found their way yet, at which item of the guide they stand and for how long. It needs the permission for company settings.

## How to read it
1. Beside the title stands the company itself: how many items of the administrators’ list it has by now.
2. The row above counts people by role and item; a number opens exactly these people.
3. The list is sorted by time: who stands longest comes first.
4. Filter by “Role” and “Stands at”, or search members by name.

## What it is good for
- Many stand at one item: look there first. Perhaps there is no device, or nobody has sent an announcement.
- One person stands for weeks: call them. It helps more than another message.

## Easily misunderstood
- “Since” is when the item before was done; for who has done nothing yet, when they joined. Nothing keeps when a store got its manager: there it is when the store was created.
- What is skipped counts as passed. Whoever put the guide away or has done it all is not listed.
- Disabled and resigned members are not listed.
- Members without a preset role have no list and do not stand here.
`,
  },
} as const satisfies Article;
